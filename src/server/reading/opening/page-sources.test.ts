import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewOf } from '#server/reading/opening/page-sources.ts';

test.each([
  ['a phone’s screen', 1170, 2532, [739, 1600]],
  ['several screens joined', 1170, 8532, [549, 4000]],
  ['a long one', 1170, 3510, [720, 2160]],
  ['a sheet on its side', 3200, 1600, [1600, 800]],
  ['a small picture', 300, 400, [300, 400]],
])('the preview of %s can be opened', async (_, width, height, shown) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  const preview = await sharp(await previewOf([{ picture }])).metadata();
  expect([preview.width, preview.height]).toEqual(shown);
});

test('two pages are shown below each other', async () => {
  const page = (red: number, width: number, height: number) => ({
    drawn: Uint8Array.from({ length: width * height * 4 }, (_, at) =>
      at % 4 === 0 ? red : at % 4 === 3 ? 255 : 0,
    ),
    width,
    height,
  });
  const preview = sharp(await previewOf([page(200, 300, 400), page(100, 300, 400)]));
  const { width, height } = await preview.metadata();
  expect(width).toBe(300);
  expect(height).toBeGreaterThanOrEqual(800);
  const redAt = async (top: number) => {
    const [red] = await preview.clone().extract({ left: 150, top, width: 1, height: 1 }).raw().toBuffer();
    return red;
  };
  expect(await redAt(200)).toBeCloseTo(200, -1);
  expect(await redAt(height - 200)).toBeCloseTo(100, -1);
});
