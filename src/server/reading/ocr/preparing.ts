import sharp, { type Sharp } from 'sharp';
import { boxAround, type Box } from '#receipts/rows/rows.ts';
import { ofPage, openPage, sizeOf, type PageSource } from '#server/reading/opening/page-sources.ts';
import { skewOf } from '#server/reading/ocr/skew.ts';

/** A page ready for reading: grey, one byte a pixel, dark letters on light paper, level lines. */
export type GreyPage = { data: Buffer; width: number; height: number };

export type Turn = 0 | 90 | 180 | 270;

const PIXELS_MAX = 6e6;
/** The width that pages are scaled to: letters of phones and of computers are then about equally high. */
const TALL_WIDTH = 1200;
const SQUARE_WIDTH = 1600;
const WIDE_WIDTH = 2400;
/** Pages that are at least this much higher than wide: a phone's screen, a sheet of paper, a cropped slip. */
const TALL = 1.15;
const SQUARE = 0.95;
const SCALE_MAX = 3;
/** Pages of nearly the right size are not scaled. */
const NEARLY = { from: 0.8, to: 1.25 };
/** The mean grey of a dark screen. */
const DARK = 105;
/** In degrees: below this, turning blurs more than it straightens. */
const SKEW_MIN = 0.4;

const grey = ({ data, width, height }: GreyPage) => sharp(data, { raw: { width, height, channels: 1 } });

/** Runs the steps and returns grey pixels. */
async function greyOf(steps: Sharp): Promise<GreyPage> {
  const raw = steps.greyscale().toColourspace('b-w').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Makes a page ready for reading. Throws a FileProblem.
 * @param turn degrees clockwise, for a page that lies on its side
 */
export async function prepare(
  page: PageSource,
  { turn = 0, pixelsMax = PIXELS_MAX }: { turn?: Turn; pixelsMax?: number } = {},
): Promise<GreyPage> {
  const { width, height } = await sizeOf(page);
  const scale = scaleFor(turn % 180 === 0 ? { width, height } : { width: height, height: width }, pixelsMax);
  const size = { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
  const scaled = await ofPage(greyOf(openPage(page).resize({ ...size, kernel: 'cubic', fit: 'fill' })));
  const light = isDark(scaled) ? await greyOf(grey(scaled).negate()) : scaled;
  return levelled(turn === 0 ? light : await greyOf(grey(light).rotate(turn)));
}

const atLeastOne = (side: number) => Math.max(1, Math.round(side));

function scaleFor({ width, height }: { width: number; height: number }, pixelsMax: number): number {
  const wanted = Math.min(SCALE_MAX, widthFor(height / width) / width);
  const scale = wanted > NEARLY.from && wanted < NEARLY.to ? 1 : wanted;
  return Math.min(scale, Math.sqrt(pixelsMax / (width * height)));
}

const widthFor = (ratio: number) =>
  ratio >= TALL ? TALL_WIDTH : ratio >= SQUARE ? SQUARE_WIDTH : WIDE_WIDTH;

/** Enough pixels to know the greys of a page. A prime, so that the sample does not hit the same columns again. */
const SAMPLE_STEP = 97;

function sampleOf({ data }: GreyPage): number[] {
  const values: number[] = [];
  for (let index = 0; index < data.length; index += SAMPLE_STEP) values.push(data[index] ?? 0);
  return values;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isDark = (page: GreyPage) => meanOf(sampleOf(page)) < DARK;

/** The size of the picture to measure the slope of lines on. */
const SLOPE = { width: 480, heightMin: 8, heightMax: 1400 };

async function levelled(page: GreyPage): Promise<GreyPage> {
  const fitting = Math.round((page.height * SLOPE.width) / page.width);
  const height = Math.max(SLOPE.heightMin, Math.min(SLOPE.heightMax, fitting));
  const small = await greyOf(
    grey(page).resize({ width: SLOPE.width, height, fit: 'fill', kernel: 'linear' }),
  );
  const skew = skewOf(small, height / page.height / (SLOPE.width / page.width));
  return Math.abs(skew) < SKEW_MIN ? page : greyOf(grey(page).rotate(skew, { background: '#fff' }));
}

/** A page with a lower deviation is empty. */
export const BLANK_DEVIATION = 2.5;

export function isBlank(page: GreyPage): boolean {
  const values = sampleOf(page);
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) < BLANK_DEVIATION;
}

/** The share of pixels that may lose their difference. For a page hardly any, or beige paper with little text turns black. */
const CLIPPED = { page: 0.0005, piece: 0.01 };
const RANGE_STEP = 3;
const CONTRAST_MIN = 30;
const FULL_CONTRAST = { low: 20, high: 235 };

/** Stretches the greys of a page or piece from darkest to lightest, if needed. */
function contrasted(page: GreyPage, of: keyof typeof CLIPPED = 'page'): GreyPage {
  const { low, high } = rangeOf(page.data, CLIPPED[of]);
  const isFull = low < FULL_CONTRAST.low && high > FULL_CONTRAST.high;
  if (high - low < CONTRAST_MIN || isFull) return page;
  const stretch = (_: unknown, value: number) => ((value - low) * 255) / (high - low);
  const stretched = Uint8ClampedArray.from({ length: 256 }, stretch);
  const data = Buffer.allocUnsafe(page.data.length);
  for (let index = 0; index < data.length; index++) data[index] = stretched[page.data[index] ?? 0] ?? 0;
  return { ...page, data };
}

function rangeOf(data: Buffer, share: number): { low: number; high: number } {
  const counts = new Uint32Array(256);
  // A callback for each of six million pixels would take longer than decoding them.
  for (let index = 0; index < data.length; index += RANGE_STEP) {
    const value = data[index] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const clipped = (data.length / RANGE_STEP) * share;
  return { low: firstBeyond(counts, clipped), high: 255 - firstBeyond(counts.toReversed(), clipped) };
}

function firstBeyond(counts: Uint32Array, count: number): number {
  let sum = 0;
  const index = counts.findIndex((each) => (sum += each) >= count);
  return Math.max(0, index);
}

// Uncompressed: the picture is read only once, and compressing takes longer than copying.
const encoded = (steps: Sharp) => steps.toColourspace('b-w').png({ compressionLevel: 0 }).toBuffer();

/** Encodes the page for the recogniser. */
export const pngOf = (page: GreyPage): Promise<Buffer> => encoded(grey(contrasted(page)));

/** Encodes the page at half its size, because the recogniser skips big letters at full size. */
export const halfOf = (page: GreyPage): Promise<Buffer> =>
  encoded(grey(contrasted(page)).resize({ width: atLeastOne(page.width / 2) }));

const CUT_SCALE = { min: 0.4, max: 4 };
const CUT_BORDER = 12;
const BORDERS = { top: CUT_BORDER, bottom: CUT_BORDER, left: CUT_BORDER, right: CUT_BORDER };

/** A piece of a page that is read alone: its place, how much it is enlarged, and whether its letters are light. */
export type Cut = Box & { scale: number; isNegative: boolean };

/** The margin around a line, and around a part of one, as a share of its height. */
const AROUND = { line: { aside: 0.9, above: 0.45 }, part: { aside: 0.05, above: 0.1 } };

/** Returns the cut for a line with a margin, scaled so that its letters have a certain height in pixels. */
export function cutAround(
  page: GreyPage,
  box: Box,
  letterHeight: number,
  of: keyof typeof AROUND = 'line',
): Cut {
  const isNegative = isOnDark(page, box);
  // Around a badge the page is light again, so the margin is small.
  const around = AROUND[isNegative ? 'part' : of];
  const [aside, above] = [Math.round(box.height * around.aside), Math.round(box.height * around.above)];
  const [x, y] = [Math.max(0, box.x - aside), Math.max(0, box.y - above)];
  const width = Math.min(page.width - x, box.width + 2 * aside);
  const height = Math.min(page.height - y, box.height + 2 * above);
  const scale = Math.min(CUT_SCALE.max, Math.max(CUT_SCALE.min, letterHeight / box.height));
  return { x, y, width, height, scale, isNegative };
}

/** Letters, however bold, never have a higher share of dark pixels. */
const DARK_SHARE = 0.6;

/** Returns whether the letters are light on a dark ground: a badge on a page with dark letters. */
export function isOnDark({ data, width }: GreyPage, box: Box): boolean {
  const values = Array.from({ length: box.height }, (_, row) => {
    const start = (box.y + row) * width + box.x;
    return [...data.subarray(start, start + box.width)];
  }).flat();
  const darkest = values.reduce((a, b) => Math.min(a, b), 255);
  const middle = (darkest + values.reduce((a, b) => Math.max(a, b), 0)) / 2;
  return values.filter((value) => value < middle).length > DARK_SHARE * values.length;
}

/** Extends the box, so that the cut around it does not split a word of its line. */
export function withWholeWords(box: Box, words: readonly { box: Box }[]): Box {
  const aside = box.height * AROUND.line.aside;
  const isCut = (word: Box) => {
    const isInLine = word.y + word.height / 2 > box.y && word.y + word.height / 2 < box.y + box.height;
    const [left, right] = [box.x - aside, box.x + box.width + aside];
    const [start, end] = [word.x, word.x + word.width];
    return isInLine && ((start < left && end > left) || (start < right && end > right));
  };
  return boxAround([{ box }, ...words.filter((word) => isCut(word.box))]);
}

/** Encodes the piece for the recogniser. */
export async function cutOf(
  page: GreyPage,
  { x: left, y: top, width, height, scale, isNegative }: Cut,
): Promise<Buffer> {
  const piece = await greyOf(
    grey(page)
      .extract({ left, top, width, height })
      .resize({ width: atLeastOne(width * scale), height: atLeastOne(height * scale), kernel: 'cubic' })
      .negate(isNegative),
  );
  return encoded(grey(contrasted(piece, 'piece')).extend({ ...BORDERS, background: '#fff' }));
}

/** Converts a box from the piece to the page. */
export const onPage = (cut: Cut, { x, y, width, height }: Box): Box => ({
  x: Math.round(cut.x + (x - CUT_BORDER) / cut.scale),
  y: Math.round(cut.y + (y - CUT_BORDER) / cut.scale),
  width: Math.round(width / cut.scale),
  height: Math.round(height / cut.scale),
});
