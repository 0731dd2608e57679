import { boxAround, median, type Box } from '#receipts/rows/rows.ts';
import type { GreyPage } from '#server/reading/ocr/preparing.ts';

/** The share of pixels that may be darker or lighter than ink and paper. */
const CLIPPED_SHARE = 0.02;
/** The highest share of the tallest letter that a point, comma or dash reaches. It belongs to the letter before it. */
const SIGN = 0.35;
/** Letters of one size have heights that are at least this alike. */
const ALIKE = 0.72;
/** The currency sign, the ringgit and the sen. A line with more sizes of letters is not a sum. */
const AMOUNT_PARTS_MAX = 3;

/**
 * Finds the parts of a headline with letters of different sizes, as sums have: a small 'RM' before them, small or raised sen behind. The
 * recogniser cannot read them together. Empty if all letters have one size.
 */
export function partsOf(page: GreyPage, box: Box): Box[] {
  const glyphs = glyphsOf(page, box);
  const tallest = Math.max(0, ...glyphs.map(({ height }) => height));
  const parts: Box[] = [];
  for (const glyph of glyphs) {
    const part = parts.at(-1);
    const isSign = glyph.height < SIGN * tallest;
    if (part && (isSign || isAlike(part.height, glyph.height) || part.height < SIGN * tallest))
      parts[parts.length - 1] = around(part, glyph);
    else parts.push(glyph);
  }
  return parts.length > 1 && parts.length <= AMOUNT_PARTS_MAX ? parts : [];
}

const isAlike = (a: number, b: number) => Math.min(a, b) >= ALIKE * Math.max(a, b);

const around = (a: Box, b: Box) => boxAround([{ box: a }, { box: b }]);

/** Finds the shapes between empty columns, from left to right. */
function glyphsOf(page: GreyPage, box: Box): Box[] {
  const isInk = inkOf(page, box);
  const glyphs: Box[] = [];
  for (let x = box.x; x < Math.min(page.width, box.x + box.width); x++) {
    const inked = inkIn(page, box, x, isInk);
    const last = glyphs.at(-1);
    if (!inked) continue;
    if (last && last.x + last.width === x) glyphs[glyphs.length - 1] = around(last, inked);
    else glyphs.push(inked);
  }
  return glyphs;
}

/** Returns which greys are ink: those on the other side of the middle grey than the surroundings of the line. */
function inkOf(page: GreyPage, box: Box): (grey: number) => boolean {
  const inside: number[] = [];
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) inside.push(greyAt(page, x, y));
  inside.sort((a, b) => a - b);
  const at = (share: number) => inside[Math.floor(share * (inside.length - 1))] ?? 0;
  const middle = (at(CLIPPED_SHARE) + at(1 - CLIPPED_SHARE)) / 2;
  const edge: number[] = [];
  for (let x = box.x; x < box.x + box.width; x++)
    edge.push(greyAt(page, x, box.y - 1), greyAt(page, x, box.y + box.height));
  const isPaperLight = median(edge) > middle;
  return (grey) => grey > middle !== isPaperLight;
}

/** Returns the grey of a pixel, or of the nearest one on the page. */
function greyAt({ data, width, height }: GreyPage, x: number, y: number): number {
  const [column, row] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  return data[row * width + column] ?? 0;
}

function inkIn(
  { data, width, height }: GreyPage,
  box: Box,
  x: number,
  isInk: (grey: number) => boolean,
): Box | undefined {
  let [top, bottom] = [-1, -1];
  for (let y = box.y; y < Math.min(height, box.y + box.height); y++) {
    if (!isInk(data[y * width + x] ?? 0)) continue;
    if (top < 0) top = y;
    bottom = y;
  }
  return top < 0 ? undefined : { x, y: top, width: 1, height: bottom - top + 1 };
}
