import sharp from 'sharp';
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
