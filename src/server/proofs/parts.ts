import { boxAround, type Box } from '#domain/proofs/pages.ts';
import type { GreyPage } from '#server/proofs/preparing.ts';

/** So far from the paper's grey is ink. */
const INK = 64;
/** Of the tallest: what is lower is a point, a comma or a dash, and goes with whatever stands before it. */
const SIGN = 0.35;
/** Letters of one size are so alike in height. */
const ALIKE = 0.72;
/** A sign of the currency, the ringgit and the sen; letters of one size that differ more are no sum. */
const PARTS_MAX = 3;

/**
 * The parts of a headline that are written in letters of different sizes, as sums are: 'RM' small before them, the sen small or
 * raised behind. No reader reads them in one go. Empty where all is of one size.
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
  return parts.length > 1 && parts.length <= PARTS_MAX ? parts : [];
}

const isAlike = (a: number, b: number) => Math.min(a, b) >= ALIKE * Math.max(a, b);

const around = (a: Box, b: Box) => boxAround([{ box: a }, { box: b }]);

/** What stands between empty columns, from left to right. */
function glyphsOf(page: GreyPage, box: Box): Box[] {
  const paper = paperOf(page, box);
  const glyphs: Box[] = [];
  for (let x = box.x; x < Math.min(page.width, box.x + box.width); x++) {
    const inked = inkIn(page, box, x, paper);
    const last = glyphs.at(-1);
    if (!inked) continue;
    if (last && last.x + last.width === x) glyphs[glyphs.length - 1] = around(last, inked);
    else glyphs.push(inked);
  }
  return glyphs;
}

/** The grey that most of the box has. */
function paperOf({ data, width }: GreyPage, box: Box): number {
  const counts = new Uint32Array(256);
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return counts.indexOf(Math.max(...counts));
}

function inkIn({ data, width, height }: GreyPage, box: Box, x: number, paper: number): Box | undefined {
  let [top, bottom] = [-1, -1];
  for (let y = box.y; y < Math.min(height, box.y + box.height); y++) {
    if (Math.abs((data[y * width + x] ?? 0) - paper) < INK) continue;
    if (top < 0) top = y;
    bottom = y;
  }
  return top < 0 ? undefined : { x, y: top, width: 1, height: bottom - top + 1 };
}
