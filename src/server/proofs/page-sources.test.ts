import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewOf } from '#server/proofs/page-sources.ts';

test.each([
  ['a phone’s screen', 1170, 2532, [739, 1600]],
  ['several screens joined', 1170, 8532, [549, 4000]],
  ['a long one', 1170, 3510, [720, 2160]],
  ['a sheet on its side', 3200, 1600, [1600, 800]],
  ['a small picture', 300, 400, [300, 400]],
])('the preview of %s can be read', async (_, width, height, shown) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  const preview = await sharp(await previewOf({ picture })).metadata();
  expect([preview.width, preview.height]).toEqual(shown);
});
