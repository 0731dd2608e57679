import { isBlurredSum } from '#domain/proofs/figures.ts';
import { boxAround, median, type Box, type SeenWord } from '#domain/proofs/pages.ts';
import type { GreyPage } from '#server/proofs/preparing.ts';

/** Less sure words are looked at again. */
const SURE = 70;
/** So much darker or lighter than its neighbour is the edge of a letter. */
const EDGE = 48;
const NEIGHBOUR = 2;
/** A letter has two edges at least; less is the side of a frame. */
const EDGES_MIN = 6;
/** Rows of pixels that a letter may leave empty. */
const HOLE = 5;
/** A line is so many times as high as the usual word, and so much wider than high: else it is a picture. */
const HEIGHT = { min: 0.8, max: 5 };
const WIDTH_MIN = 1.6;
/** Pixels; nothing lower is read. */
const LETTERS_MIN = 8;
const LINES_MAX = 4;

const isSure = ({ text, confidence }: SeenWord) => confidence >= SURE && !isBlurredSum(text);

/** What stands farther apart than so many heights is several lines side by side: a name, and the sum at the other end. */
const APART = 0.8;

/**
 * Where on a page something stands that looks like a line of letters and was not read, or not surely: the highest first, for
 * headlines are skipped more often than small print.
 */
export function skippedLines(page: GreyPage, words: readonly SeenWord[]): Box[] {
  const usual = median(words.map(({ box }) => box.height));
  const covered = coverOf(page, words.filter(isSure));
  const isLine = ({ width, height }: Box) =>
    height >= Math.max(LETTERS_MIN, HEIGHT.min * usual) &&
    height <= HEIGHT.max * usual &&
    width >= WIDTH_MIN * height;
  return bandsOf(page, covered)
    .flatMap((band) => partsOf(page, band, covered))
    .filter(isLine)
    .map((line) => withItsSum(line, words))
    .toSorted((a, b) => b.height - a.height)
    .slice(0, LINES_MAX);
}

/** What is read of a sum beside the rest of it: 'RM', or the sen. */
const OF_SUM = /^(?:RM|MYR|[.,]?\d{1,2})$/;
const NEAR = 0.5;

/** The line with what was read of its sum: 'RM83.' was skipped, and '45' was not. */
function withItsSum(line: Box, words: readonly SeenWord[]): Box {
  const [right, bottom] = [line.x + line.width, line.y + line.height];
  const isBeside = ({ text, box }: SeenWord) => {
    const middle = box.y + box.height / 2;
    const gap = Math.max(box.x - right, line.x - (box.x + box.width));
    return OF_SUM.test(text) && middle > line.y && middle < bottom && gap < NEAR * line.height;
  };
  return boxAround([{ box: line }, ...words.filter(isBeside)]);
}

/** For each row of pixels what sure words lie in it, with a little around them. */
function coverOf({ height }: GreyPage, words: readonly SeenWord[]): Box[][] {
  const rows: Box[][] = Array.from({ length: height }, () => []);
  for (const { box } of words) {
    const around = Math.round(box.height * 0.4);
    const wider = { ...box, x: box.x - around, width: box.width + 2 * around };
    const last = Math.min(height - 1, box.y + box.height + around);
    for (let y = Math.max(0, box.y - around); y <= last; y++) rows[y]?.push(wider);
  }
  return rows;
}

type Band = { top: number; bottom: number };

/** The rows of pixels that hold edges of letters, without a hole between them. */
function bandsOf(page: GreyPage, covered: readonly Box[][]): Band[] {
  const bands: Band[] = [];
  for (let y = 0; y < page.height; y++) {
    if (edgesIn(page, y, covered).length < EDGES_MIN) continue;
    const band = bands.at(-1);
    if (band && y - band.bottom <= HOLE) band.bottom = y;
    else bands.push({ top: y, bottom: y });
  }
  return bands;
}

/** What stands side by side in a band, each as high as its own letters. */
function partsOf(page: GreyPage, band: Band, covered: readonly Box[][]): Box[] {
  const apart = APART * (band.bottom - band.top + 1);
  const parts: Box[] = [];
  for (const [x, column] of columnsOf(page, band, covered)) {
    const part = parts.at(-1);
    if (part && x - (part.x + part.width) <= apart) {
      const bottom = Math.max(part.y + part.height - 1, column.bottom);
      part.y = Math.min(part.y, column.top);
      part.height = bottom - part.y + 1;
      part.width = x + NEIGHBOUR - part.x;
    } else parts.push({ x, y: column.top, width: NEIGHBOUR, height: column.bottom - column.top + 1 });
  }
  return parts;
}

/** The columns of a band that hold edges, from left to right, each with its highest and lowest. */
function columnsOf(page: GreyPage, { top, bottom }: Band, covered: readonly Box[][]): [number, Band][] {
  const columns = new Map<number, Band>();
  for (let y = top; y <= bottom; y++)
    for (const x of edgesIn(page, y, covered)) {
      const column = columns.get(x);
      if (column) column.bottom = y;
      else columns.set(x, { top: y, bottom: y });
    }
  return [...columns].toSorted(([a], [b]) => a - b);
}

/** Where in a row of pixels an edge stands that no sure word covers. */
function edgesIn({ data, width }: GreyPage, y: number, covered: readonly Box[][]): number[] {
  const edges: number[] = [];
  for (let x = 0; x + NEIGHBOUR < width; x++) {
    const apart = (data[y * width + x] ?? 0) - (data[y * width + x + NEIGHBOUR] ?? 0);
    if (Math.abs(apart) < EDGE || covered[y]?.some((box) => x >= box.x && x <= box.x + box.width)) continue;
    edges.push(x);
  }
  return edges;
}
