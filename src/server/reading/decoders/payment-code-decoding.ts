import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { isPayable } from '#domain/payment-code.ts';
import { TEXT_MAX, type DecodeRequest, type DecodeResult } from '#server/reading/opening/messages.ts';
import { groundOf, openStill } from '#server/reading/opening/opening-pictures.ts';

/** At this size a code of 190 pixels in a phone's photo of 12 million pixels can still be read. */
const SCANNED_PIXELS = 8e6;
/** Limits the work for a picture with thousands of codes. */
const CODES_MAX = 8;

/** The versions of the picture to try until a code is found: unchanged, without noise and shade, and sharpened. */
const CODE_LOOKS: ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.blur(1.5),
  (picture) => picture.sharpen({ sigma: 3, m1: 3, m2: 6 }),
];

/** Loads the reader from the disk. By itself it would fetch it from another server. */
export const prepared = readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
  ({ buffer }) => prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
);

async function greyOf(bytes: Uint8Array) {
  const { picture, metadata } = await openStill(bytes);
  const { width, height } = metadata;
  const scale = Math.min(1, Math.sqrt(SCANNED_PIXELS / (width * height)));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return picture
    .resize({ width: scaled(width), height: scaled(height), fit: 'fill' })
    .flatten({ background: await groundOf(bytes, metadata) })
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** The library takes red, green, blue and alpha. */
async function codesIn(look: Sharp): Promise<string[]> {
  const { data, info } = await look
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const picture = { data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' } as const;
  const found = await readBarcodes(picture, {
    formats: ['QRCode'],
    maxNumberOfSymbols: CODES_MAX,
    textMode: 'Plain',
  });
  return [...new Set(found.map(({ text }) => text).filter((text) => text !== ''))];
}

/** Returns the only code that can be paid, or the only code at all. Throws 'none' and 'several'. */
function chosenOf(texts: readonly string[]): string {
  const payable = texts.filter(isPayable);
  const [text, ...more] = payable.length > 0 ? payable : texts;
  if (text === undefined) throw new Error('none');
  if (more.length > 0) throw new Error('several');
  return text;
}

/**
 * Reads the payment code in a picture. Throws 'none' if the picture shows no code, 'several' if it is unclear which is meant, and another
 * error if the picture cannot be opened.
 */
export async function decodePaymentCode(
  { bytes }: DecodeRequest<'paymentCode'>,
  opened?: () => void,
): Promise<DecodeResult<'paymentCode'>> {
  const { data, info } = await greyOf(bytes);
  opened?.();
  const { width, height, channels } = info;
  for (const look of CODE_LOOKS) {
    const texts = await codesIn(look(sharp(data, { raw: { width, height, channels } })));
    if (texts.length > 0) return { text: chosenOf(texts).slice(0, TEXT_MAX) };
  }
  throw new Error('none');
}
