import { PICTURE_SIDES, OPENED_MAX } from '#domain/files.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';

// Blocks the decoders of every other format (SVG, PDF, TIFF …). The bytes decide the format, never a name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Returns whether a JPEG lacks its last two bytes, which some messengers and phones leave out. The picture may still be complete. */
function isUnended(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.lastIndexOf(END_OF_IMAGE) < file.lastIndexOf(START_OF_SCAN);
}

/** Opens a person's picture without decoding it. Using it throws if it is damaged or has too many pixels. */
export function openPicture(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: OPENED_MAX.pixels, sequentialRead: true };
  // With an end added, the decoder only warns if more than the end is missing.
  return isUnended(bytes)
    ? sharp(Buffer.concat([bytes, END_OF_IMAGE]), { ...options, failOn: 'warning' })
    : sharp(bytes, { ...options, failOn: 'error' });
}

export type Ground = '#fff' | '#000';
/** The size of the picture for choosing its ground. */
const GROUND_SIDE = 800;
/** How many times more must be visible on black than on white. A light page with transparent corners shows little more. */
const MORE_SHOWS = 2;

/** Chooses the colour behind a transparent picture: white, or black if its ink is light. */
export async function groundOf(bytes: Uint8Array, { hasAlpha }: Metadata): Promise<Ground> {
  if (!hasAlpha) return '#fff';
  const { data, info } = await openPicture(bytes)
    .resize({ width: GROUND_SIDE, height: GROUND_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  let [onWhite, onBlack] = [0, 0];
  let [white, black] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const shownOnBlack = ((red + 2 * green + blue) / 4) * (alpha / 255);
    const shownOnWhite = shownOnBlack + 255 - alpha;
    // Pixels that differ from the previous one are visible.
    onWhite += Math.abs(shownOnWhite - white);
    onBlack += Math.abs(shownOnBlack - black);
    [white, black] = [shownOnWhite, shownOnBlack];
  }
  return onBlack > MORE_SHOWS * onWhite ? '#000' : '#fff';
}

/** Returns whether the picture cannot be reduced while it is opened: a progressive JPEG is held whole before its first line is there. */
export const isOpenedWhole = ({ format, isProgressive }: Metadata) =>
  format !== 'jpeg' || isProgressive === true;

/** Returns whether it has more pixels than are allowed. */
export function isHuge(metadata: Metadata): boolean {
  const { width, height } = metadata;
  const pixelsMax = isOpenedWhole(metadata) ? OPENED_MAX.pixelsWhole : OPENED_MAX.pixels;
  return Math.max(width, height) > OPENED_MAX.side || width * height > pixelsMax;
}

/** Opens a picture with its metadata. Throws if it is not a still picture of an accepted kind, or is too large or damaged. */
export async function openStill(bytes: Uint8Array): Promise<{ picture: Sharp; metadata: Metadata }> {
  const picture = openPicture(bytes);
  const metadata = await picture.metadata();
  if ((metadata.pages ?? 1) > 1) throw new Error('moving');
  if (isHuge(metadata)) throw new Error('huge');
  return { picture, metadata };
}

const QUALITY = 82;

export async function decodePicture({ bytes }: DecodeRequest<'picture'>): Promise<DecodeResult<'picture'>> {
  const { picture } = await openStill(bytes);
  const square = (side: number) => ({ width: side, height: side, fit: 'cover' }) as const;
  // Cropped from the centre, as the page shows it before sending.
  const large = await picture
    .autoOrient()
    .resize(square(PICTURE_SIDES.large))
    .webp({ quality: QUALITY })
    .toBuffer();
  const small = await sharp(large).resize(square(PICTURE_SIDES.small)).webp({ quality: QUALITY }).toBuffer();
  return { large, small };
}
