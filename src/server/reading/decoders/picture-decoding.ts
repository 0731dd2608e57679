import sharp from 'sharp';
import { PICTURE_SIDES } from '#domain/files.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { isHuge, openPicture } from '#server/reading/opening/opening-pictures.ts';

const QUALITY = 82;

/** Throws where it is no still picture of a kind that we take, or too large, or damaged. */
export async function decodePicture({ bytes }: DecodeRequest<'picture'>): Promise<DecodeResult<'picture'>> {
  const picture = openPicture(bytes);
  const metadata = await picture.metadata();
  if ((metadata.pages ?? 1) > 1) throw new Error('moving');
  if (isHuge(metadata)) throw new Error('huge');
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
