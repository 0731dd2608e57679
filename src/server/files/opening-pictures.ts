import sharp, { type Metadata } from 'sharp';
import { OPENED_MAX } from '#domain/files.ts';

// The decoders of everything else (SVG, PDF, TIFF …) are not even tried. Which of these it is the bytes say, never a name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** A picture that somebody sent, not yet decoded: its use throws where it is damaged, or of more pixels than are opened. */
export const openPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: OPENED_MAX.pixels, failOn: 'error', sequentialRead: true });

/** Whether it cannot be made smaller while it is opened: of a progressive JPEG all is held before its first line is there. */
export const isOpenedWhole = ({ format, isProgressive }: Metadata) =>
  format !== 'jpeg' || isProgressive === true;

/** Whether it is larger than what is opened. */
export function isHuge(metadata: Metadata): boolean {
  const { width, height } = metadata;
  const pixelsMax = isOpenedWhole(metadata) ? OPENED_MAX.pixelsWhole : OPENED_MAX.pixels;
  return Math.max(width, height) > OPENED_MAX.side || width * height > pixelsMax;
}
