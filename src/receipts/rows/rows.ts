/** A rectangle on a page, in its pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A word as OCR read it; confidence from 0 (a guess) to 100. */
export type SeenWord = { text: string; confidence: number; box: Box };
export type SeenPage = { words: SeenWord[]; width: number; height: number };

/** A word with its page, and the height of its middle in the whole document with pages below each other. */
export type PlacedWord = SeenWord & { page: number; middle: number };

/** Words side by side without a gap: a label, or a value. */
export type Cell = { text: string; left: number; right: number; words: PlacedWord[] };

/** The cells of one line, from left to right. */
export type Row = { cells: Cell[]; text: string; middle: number; height: number; words: PlacedWord[] };

/** A label's value is at most this many line heights below it. */
const BELOW = 3.2;
/** A figure this many times as high as the usual word is the receipt's headline. */
export const HERO_HEIGHT = 1.5;

/** Returns the middle of the sorted values (the upper of two), or 0 if there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns how sure OCR was of its words on average, 0 to 100. */
export function meanConfidence(pages: readonly SeenPage[]): number {
  const words = pages.flatMap((page) => page.words);
  return words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
}

/** Returns the pages with at most this many words in all, from the beginning. */
export function firstWords(pages: readonly SeenPage[], most: number): SeenPage[] {
  let left = most;
  return pages.map((page) => {
    const words = page.words.slice(0, left);
    left -= words.length;
    return { ...page, words };
  });
}

/**
 * Returns whether the lower row is near enough below the upper one to contain its value.
 * @param height for a word of the lower row that is taller than the row
 */
export const isBelow = (upper: Row, lower: Row, height = lower.height): boolean =>
  lower.middle - upper.middle < BELOW * Math.max(upper.height, height);

/** Returns the cells of a row that are in the same column as the span, or all cells if none is. */
export function inColumn(row: Row, span: { left: number; right: number }): Cell[] {
  const cells = row.cells.filter((cell) => cell.left < span.right && span.left < cell.right);
  return cells.length > 0 ? cells : row.cells;
}

/** Returns the cell of the upper row above a cell of the lower one: in its column, or both alone in their rows. */
export function cellOver(cell: Cell, row: Row, above: Row): Cell | undefined {
  if (row.cells.length === 1 && above.cells.length === 1) return above.cells[0];
  return above.cells.find((over) => over.left < cell.right && cell.left < over.right);
}

/** Returns the smallest rectangle around the words. Throws a RangeError if there are none. */
export function boxAround(words: readonly Pick<SeenWord, 'box'>[]): Box {
  if (words.length === 0) throw new RangeError('a box needs at least one word');
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
