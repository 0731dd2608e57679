import sharp from 'sharp';
import { PICTURE_SIDES } from '#domain/files.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { openStill } from '#server/reading/opening/opening-pictures.ts';

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
