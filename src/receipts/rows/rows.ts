import { FAILED } from '#receipts/lexicon/status.ts';
import { PENDING } from '#receipts/lexicon/pending.ts';
import { NEGATIONS } from '#receipts/lexicon/status-context.ts';
import { withRaisedSen } from '#receipts/rows/raised.ts';
import { wordsOf } from '#receipts/terms.ts';

/** A rectangle on a page, in its pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A word as a reader saw it; confidence from 0 (a guess) to 100. */
export type SeenWord = { text: string; confidence: number; box: Box };
export type SeenPage = { words: SeenWord[]; width: number; height: number };

/** A word with the page that it stands on and the height of its middle in the whole document, pages one below the other. */
export type PlacedWord = SeenWord & { page: number; middle: number };

/** Words that stand side by side without a gap: a label, or a value. */
export type Cell = { text: string; left: number; right: number; words: PlacedWord[] };

/** What stands on one line, from left to right. */
export type Row = { cells: Cell[]; text: string; middle: number; height: number; words: PlacedWord[] };

/** Less sure words are specks and frames more often than letters. */
const WORD_CONFIDENCE_MIN = 15;
/** No row of one page comes near one of the next. */
const BETWEEN_PAGES = 100_000;
/** A label's value stands at most so many line heights below it. */
const BELOW = 3.2;
/** A gap that is wider than so many line heights parts two cells. */
const CELL_GAP = 1.5;
/** Screens with two columns, or a slight slope, have rows that overlap: a word looks at this many. */
const ROWS_BACK = 6;

/** The value in the middle of the sorted ones (the upper of two), 0 where there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How sure the reader was of its words on the whole, 0 to 100. */
export function meanConfidence(pages: readonly SeenPage[]): number {
  const words = pages.flatMap((page) => page.words);
  return words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
}

/** The pages with their first words only, so many in all. */
export function firstWords(pages: readonly SeenPage[], most: number): SeenPage[] {
  let left = most;
  return pages.map((page) => {
    const words = page.words.slice(0, left);
    left -= words.length;
    return { ...page, words };
  });
}

/** Lays a document's words out as rows of cells, from top to bottom, page after page. */
export function rowsOf(pages: readonly SeenPage[]): Row[] {
  const words = pages.flatMap((page, index) =>
    withRaisedSen(page.words.filter(isText)).map((word) => placed(word, index)),
  );
  const rows: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const row = rowOfWord(rows.slice(-ROWS_BACK), word);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map(rowOf).toSorted((a, b) => a.middle - b.middle);
}

// No speck looks like 'unsuccessful', and losing a 'not' would turn what is said round.
const AGAINST = new Set([...wordsOf(FAILED), ...wordsOf(PENDING), ...wordsOf(NEGATIONS)]);
const speaksAgainst = (text: string) => AGAINST.has(text.toLowerCase().replaceAll(/^\W+|\W+$/g, ''));

/** Dots from a label to its value: '.....', '~~'. */
const LEADER = /^[~.·…_]{2,}$/;

const isText = ({ text, confidence, box }: SeenWord) =>
  text.trim() !== '' &&
  box.height > 3 &&
  box.width > 1 &&
  !LEADER.test(text) &&
  (confidence >= WORD_CONFIDENCE_MIN || speaksAgainst(text));

const placed = (word: SeenWord, page: number): PlacedWord => ({
  ...word,
  page,
  middle: page * BETWEEN_PAGES + word.box.y + word.box.height / 2,
});

/** The row whose word nearest to the side stands at the same height. */
function rowOfWord(rows: PlacedWord[][], word: PlacedWord): PlacedWord[] | undefined {
  const aside = (other: PlacedWord) => Math.abs(other.box.x - word.box.x);
  const candidates = rows.map((row) => {
    const neighbour = row.reduce((best, other) => (aside(other) < aside(best) ? other : best));
    const [small = 0, tall = 0] = [neighbour.box.height, word.box.height].toSorted((a, b) => a - b);
    // A big figure beside a small label: what counts is hardly more than the label's height.
    return { row, apart: Math.abs(neighbour.middle - word.middle), most: 0.5 * Math.min(tall, 1.6 * small) };
  });
  const near = candidates.filter(({ apart, most }) => apart < most);
  return near.toSorted((a, b) => a.apart - b.apart)[0]?.row;
}

function rowOf(unsorted: PlacedWord[]): Row {
  const words = unsorted.toSorted((a, b) => a.box.x - b.box.x);
  const height = median(words.map((word) => word.box.height));
  const groups: PlacedWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && gapBetween(before, word) <= CELL_GAP * gapUnit(height, before, word))
      group.push(word);
    else groups.push([word]);
  }
  const cells = groups.map(cellOf);
  const text = cells.map((cell) => cell.text).join('  ');
  return { cells, text, middle: median(words.map((word) => word.middle)), height, words };
}

const gapBetween = (before: PlacedWord, word: PlacedWord) => word.box.x - rightOf(before);
const gapUnit = (height: number, before: PlacedWord, word: PlacedWord) =>
  Math.max(height, Math.min(before.box.height, word.box.height));
const rightOf = ({ box }: PlacedWord) => box.x + box.width;

const cellOf = (words: PlacedWord[]): Cell => ({
  text: words.map((word) => word.text).join(' '),
  left: Math.min(...words.map((word) => word.box.x)),
  right: Math.max(...words.map(rightOf)),
  words,
});

/** Whether the lower row is near enough below the upper one to hold its value. `height`: where a word of the lower row is taller than the row. */
export const isBelow = (upper: Row, lower: Row, height = lower.height): boolean =>
  lower.middle - upper.middle < BELOW * Math.max(upper.height, height);

/** The cells of a row that stand in the same column as the span; all of them where none does. */
export function inColumn(row: Row, span: { left: number; right: number }): Cell[] {
  const cells = row.cells.filter((cell) => cell.left < span.right && span.left < cell.right);
  return cells.length > 0 ? cells : row.cells;
}

/** The cell of the upper row that a cell of the lower one stands under: in its column, or both alone in their rows. */
export function cellOver(cell: Cell, row: Row, above: Row): Cell | undefined {
  if (row.cells.length === 1 && above.cells.length === 1) return above.cells[0];
  return above.cells.find((over) => over.left < cell.right && cell.left < over.right);
}

/** The smallest rectangle around the words. Throws a RangeError where there are none. */
export function boxAround(words: readonly Pick<SeenWord, 'box'>[]): Box {
  if (words.length === 0) throw new RangeError('a box needs at least one word');
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Words of another look that are less sure stay out. */
export const TAKEN_CONFIDENCE = 50;

/**
 * Fills the holes of one reading from another of the same page: big headline amounts are sometimes skipped at full size and read at
 * half of it. Only sure words that lie over no sure word of the first come in, and unsure words under them go.
 */
export function fillHoles(words: readonly SeenWord[], others: readonly SeenWord[]): SeenWord[] {
  const kept = words.filter((word) => word.confidence >= 40);
  const fitting = others.filter(
    ({ confidence, box }) => confidence >= TAKEN_CONFIDENCE && !kept.some((word) => overlap(word.box, box)),
  );
  const unsure = words.filter(
    ({ confidence, box }) => confidence < 40 && !fitting.some((word) => overlap(word.box, box)),
  );
  return [...kept, ...unsure, ...fitting];
}

/** Of the smaller of two boxes: less of it in common is an edge that both took with them. */
const IN_COMMON = 0.15;

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return width > 0 && height > 0 && width * height > IN_COMMON * smaller;
}

/** '83.45', where '45' was read alone, or both without the point between them. */
const isMoreOf = (part: string, whole: string) =>
  (/^\d+$/.test(part) && whole.endsWith(`.${part}`)) ||
  (/^\d[\d,]*$/.test(part) && /^(?:RM|MYR)?(.*)\.\d{2}$/i.exec(whole)?.[1] === part) ||
  (/^(?:RM|MYR)$/i.test(part) && whole.startsWith(part));

/** Puts words that were seen in a piece of the page into the whole, where none was read or a less sure one. */
export function replaceUnsure(words: readonly SeenWord[], others: readonly SeenWord[]): SeenWord[] {
  const isBetter = (seen: SeenWord) =>
    seen.confidence >= TAKEN_CONFIDENCE &&
    words.every(
      (word) =>
        !isSamePlace(word.box, seen.box) ||
        word.confidence < seen.confidence ||
        isMoreOf(word.text, seen.text),
    );
  const fitting = others.filter(isBetter);
  const kept = words.filter(
    (word) => speaksAgainst(word.text) || !fitting.some(({ box }) => isSamePlace(word.box, box)),
  );
  return [...kept, ...fitting];
}
