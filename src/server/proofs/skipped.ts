import { isBlurredSum } from '#domain/proofs/figures.ts';
import { median, type Box, type SeenWord } from '#domain/proofs/pages.ts';
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

type Band = { top: number; bottom: number; left: number; right: number };

/**
 * Where on a page something stands that looks like a line of letters and was not read, or not surely: the highest first, for
 * headlines are skipped more often than small print.
 */
export function skippedLines(page: GreyPage, words: readonly SeenWord[]): Box[] {
  const usual = median(words.map(({ box }) => box.height));
  const covered = coverOf(page, words.filter(isSure));
  return bandsOf(page, covered)
    .map(({ top, bottom, left, right }) => ({
      x: left,
      y: top,
      width: right - left,
      height: bottom - top + 1,
    }))
    .filter(
      ({ width, height }) =>
        height >= Math.max(LETTERS_MIN, HEIGHT.min * usual) &&
        height <= HEIGHT.max * usual &&
        width >= WIDTH_MIN * height,
    )
    .toSorted((a, b) => b.height - a.height)
    .slice(0, LINES_MAX);
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

function bandsOf(page: GreyPage, covered: readonly Box[][]): Band[] {
  const bands: Band[] = [];
  for (let y = 0; y < page.height; y++) {
    const seen = edgesIn(page, y, covered[y] ?? []);
    if (seen.count < EDGES_MIN) continue;
    const band = bands.at(-1);
    if (band && y - band.bottom <= HOLE) {
      band.bottom = y;
      band.left = Math.min(band.left, seen.left);
      band.right = Math.max(band.right, seen.right);
    } else bands.push({ top: y, bottom: y, left: seen.left, right: seen.right });
  }
  return bands;
}

function edgesIn({ data, width }: GreyPage, y: number, covered: readonly Box[]) {
  const seen = { count: 0, left: width, right: 0 };
  for (let x = 0; x + NEIGHBOUR < width; x++) {
    const apart = (data[y * width + x] ?? 0) - (data[y * width + x + NEIGHBOUR] ?? 0);
    if (Math.abs(apart) < EDGE || covered.some((box) => x >= box.x && x <= box.x + box.width)) continue;
    seen.count += 1;
    seen.left = Math.min(seen.left, x);
    seen.right = Math.max(seen.right, x + NEIGHBOUR);
  }
  return seen;
}
