import sharp from 'sharp';
import { PICTURE_SIDES } from '#domain/files.ts';
import type { Given, Made } from '#server/files/decoding.ts';

const PIXELS_MAX = 64e6;
const SIDE_MAX = 30_000;
const QUALITY = 82;

// The decoders of everything else (SVG, PDF, TIFF …) are not even tried. Which of these it is the bytes say, never a name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Throws where it is no still picture of a kind that we take, or too large, or damaged. */
export async function decodePicture({ bytes }: Given<'picture'>): Promise<Made<'picture'>> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
  const { pages = 1, width, height } = await picture.metadata();
  if (pages > 1) throw new Error('moving');
  if (Math.max(width, height) > SIDE_MAX) throw new Error('too long');
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
