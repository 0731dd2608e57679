import { PICTURE_SIDES, OPENED_MAX } from '#domain/files.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';

// The decoders of everything else (SVG, PDF, TIFF …) are not even tried. Which of these it is the bytes say, never a name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG lacks its last two bytes, as some messengers and phones leave them out. Nothing of the picture itself need be missing. */
function isUnended(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.lastIndexOf(END_OF_IMAGE) < file.lastIndexOf(START_OF_SCAN);
}

/** A picture that somebody sent, not yet decoded: its use throws where it is damaged, or of more pixels than are opened. */
export function openPicture(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: OPENED_MAX.pixels, sequentialRead: true };
  // If more than the end is missing the decoder only warns, now that there is one.
  return isUnended(bytes)
    ? sharp(Buffer.concat([bytes, END_OF_IMAGE]), { ...options, failOn: 'warning' })
    : sharp(bytes, { ...options, failOn: 'error' });
}

export type Ground = '#fff' | '#000';
/** The side of the picture on which its ground is chosen. */
const GROUND_SIDE = 800;
/** So many times more has to show on black than on white. A light page with transparent corners shows little more. */
const MORE_SHOWS = 2;

/** Chooses what to lay under a picture that one can see through: white, or black if its ink is light. */
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
    // What differs from the pixel before is seen.
    onWhite += Math.abs(shownOnWhite - white);
    onBlack += Math.abs(shownOnBlack - black);
    [white, black] = [shownOnWhite, shownOnBlack];
  }
  return onBlack > MORE_SHOWS * onWhite ? '#000' : '#fff';
}

/** Whether it cannot be made smaller while it is opened: of a progressive JPEG all is held before its first line is there. */
export const isOpenedWhole = ({ format, isProgressive }: Metadata) =>
  format !== 'jpeg' || isProgressive === true;

/** Whether it is larger than what is opened. */
export function isHuge(metadata: Metadata): boolean {
  const { width, height } = metadata;
  const pixelsMax = isOpenedWhole(metadata) ? OPENED_MAX.pixelsWhole : OPENED_MAX.pixels;
  return Math.max(width, height) > OPENED_MAX.side || width * height > pixelsMax;
}

/** A picture with what it says of itself. Throws where it is no still picture of a kind that we take, or too large, or damaged. */
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
  // From the centre, as the page shows it before it is sent.
  const large = await picture
    .autoOrient()
    .resize(square(PICTURE_SIDES.large))
    .webp({ quality: QUALITY })
    .toBuffer();
  const small = await sharp(large).resize(square(PICTURE_SIDES.small)).webp({ quality: QUALITY }).toBuffer();
  return { large, small };
}
