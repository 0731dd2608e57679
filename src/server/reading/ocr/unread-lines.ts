import { isBlurredSum } from '#receipts/rows/figures.ts';
import { boxAround, median, type Box, type SeenWord } from '#receipts/rows/rows.ts';
import type { GreyPage } from '#server/reading/ocr/preparing.ts';

/** Words less sure than this are read again. */
const SURE = 70;
/** A letter's edge differs from its neighbour by at least this grey. */
const LETTER_EDGE = 48;
const NEIGHBOUR = 2;
/** Three letters: each has at least two edges in a row of pixels. Fewer edges are the side of a frame. */
const LETTER_EDGES_MIN = 6;
/** The rows of pixels that a letter may leave empty. */
const HOLE = 5;
/** The height of a line in heights of the usual word, and its width in its own heights: anything else is a picture. */
const HEIGHT = { min: 0.7, max: 5 };
const WIDTH_MIN = 1.6;
/** In pixels: lower letters are not read. */
const LETTERS_MIN = 8;
/** The distance between parts of a sum as a share of its height, and of the sen from ringgit whose point was missed. */
const NEAR = 0.8;
const WORD_GAP = 1.1;
const LINES_MAX = 4;
/** Lines without a single read word that are chosen beside the highest ones, because badges are not higher than other lines. */
const UNREAD_MAX = 4;

/** Parts that are farther apart than this share of the height are separate lines side by side: a name, and a sum at the other end. */
const APART = 0.8;

/**
 * Finds places that look like lines of letters and were not read, or not surely. The highest come first, because headlines are skipped more
 * often than small print. Includes some without a single word that was read.
 */
export function skippedLines(page: GreyPage, words: readonly SeenWord[]): Box[] {
  const usual = median(words.map(({ box }) => box.height));
  const edges = edgesOf(page, sureOf(words), HEIGHT.max * usual);
  const lowest = Math.max(LETTERS_MIN, HEIGHT.min * usual);
  const isLine = ({ width, height }: Box) =>
    height >= lowest && height <= HEIGHT.max * usual && width >= WIDTH_MIN * height;
  const lines = bandsOf(edges)
    .flatMap((band) => partsOf(edges, band))
    .filter(isLine)
    .toSorted((a, b) => b.height - a.height);
  const unread = lines.slice(LINES_MAX).filter((line) => !words.some(({ box }) => isIn(box, line)));
  const chosen = [...lines.slice(0, LINES_MAX), ...unread.slice(0, UNREAD_MAX)];
  return chosen.map((line) => withItsSum(line, words));
}

const sureOf = (words: readonly SeenWord[]) =>
  words.filter((word) => word.confidence >= SURE && !isBlurredSum(word.text) && !isBrokenSum(word, words));

const RINGGIT = /^(?:RM|MYR)?\d{1,3}(?:,?\d{3})*$/i;
const SEN = /^\d{2}$/;

/** The point in 'RM 2 13' was missed. */
const isBrokenSum = (word: SeenWord, words: readonly SeenWord[]) =>
  words.some((other) => other !== word && (isSumOf(word, other) || isSumOf(other, word)));

function isSumOf(ringgit: SeenWord, sen: SeenWord): boolean {
  const [a, b] = [ringgit.box, sen.box];
  const isBeside = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2)) < NEAR * a.height;
  const gap = b.x - (a.x + a.width);
  return RINGGIT.test(ringgit.text) && SEN.test(sen.text) && isBeside && Math.abs(gap) < WORD_GAP * a.height;
}

/** Returns whether the middle of a word is inside the line. */
function isIn({ x, y, width, height }: Box, line: Box): boolean {
  const [middle, across] = [x + width / 2, y + height / 2];
  return middle > line.x && middle < line.x + line.width && across > line.y && across < line.y + line.height;
}

/** A part of a sum that was read apart: 'RM', or the sen. */
const OF_SUM = /^(?:RM|MYR|[.,]?\d{1,2})$/;

/** Extends a line by the rest of its sum: 'RM83.' was skipped, and '45' was read. */
function withItsSum(line: Box, words: readonly SeenWord[]): Box {
  const [right, bottom] = [line.x + line.width, line.y + line.height];
  const isBeside = ({ text, box }: SeenWord) => {
    const middle = box.y + box.height / 2;
    const gap = Math.max(box.x - right, line.x - (box.x + box.width));
    return OF_SUM.test(text) && middle > line.y && middle < bottom && gap < NEAR * line.height;
  };
  return boxAround([{ box: line }, ...words.filter(isBeside)]);
}

/** For each row of pixels, the places of edges that no sure word covers, from left to right. */
type Edges = number[][];

/**
 * Finds the edges that may be letters. An edge that continues downwards for longer than a letter is the frame of a dialog or card, and
 * would join all the lines in it.
 */
function edgesOf({ data, width, height }: GreyPage, sure: readonly SeenWord[], letterMax: number): Edges {
  const isEdge = new Uint8Array(width * height);
  for (let at = 0; at + NEIGHBOUR < isEdge.length; at++)
    if (Math.abs((data[at] ?? 0) - (data[at + NEIGHBOUR] ?? 0)) >= LETTER_EDGE) isEdge[at] = 1;
  clearWords(isEdge, width, height, sure);
  for (let x = 0; x < width; x++)
    for (let top = 0; top < height; top++) {
      let bottom = top;
      while (bottom < height && isEdge[bottom * width + x]) bottom++;
      if (bottom - top > letterMax) for (let y = top; y < bottom; y++) isEdge[y * width + x] = 0;
      top = bottom;
    }
  return Array.from({ length: height }, (_, y) => {
    const row: number[] = [];
    for (let x = 0; x + NEIGHBOUR < width; x++) if (isEdge[y * width + x]) row.push(x);
    return row;
  });
}

/** Removes the edges that sure words cover, with a small margin. */
function clearWords(isEdge: Uint8Array, width: number, height: number, sure: readonly SeenWord[]) {
  for (const { box } of sure) {
    const around = Math.round(box.height * 0.4);
    const [left, right] = [Math.max(0, box.x - around), Math.min(width - 1, box.x + box.width + around)];
    const last = Math.min(height - 1, box.y + box.height + around);
    for (let y = Math.max(0, box.y - around); y <= last; y++)
      isEdge.fill(0, y * width + left, y * width + right + 1);
  }
}

type Band = { top: number; bottom: number };

/** Groups adjacent rows of pixels that have edges of letters. */
function bandsOf(edges: Edges): Band[] {
  const bands: Band[] = [];
  for (const [y, row] of edges.entries()) {
    if (row.length < LETTER_EDGES_MIN) continue;
    const band = bands.at(-1);
    if (band && y - band.bottom <= HOLE) band.bottom = y;
    else bands.push({ top: y, bottom: y });
  }
  return bands;
}

/** Splits a band into parts side by side, each as high as its own letters. */
function partsOf(edges: Edges, band: Band): Box[] {
  const apart = APART * (band.bottom - band.top + 1);
  const parts: Box[] = [];
  for (const [x, column] of columnsOf(edges, band)) {
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

/** Returns the columns of a band that have edges, from left to right, each with its highest and lowest edge. */
function columnsOf(edges: Edges, { top, bottom }: Band): [number, Band][] {
  const columns = new Map<number, Band>();
  for (let y = top; y <= bottom; y++)
    for (const x of edges[y] ?? []) {
      const column = columns.get(x);
      if (column) column.bottom = y;
      else columns.set(x, { top: y, bottom: y });
    }
  return [...columns].toSorted(([a], [b]) => a - b);
}
