import { expect, test } from 'vitest';
import sharp from 'sharp';
import { cutAround, cutOf, withWholeWords, type GreyPage } from '#server/reading/ocr/preparing.ts';

/** A page of one grey, with a badge of another and letters of a third grey on it. */
function pageWith(paper: number, badge: number, letters: number): GreyPage {
  const page = { width: 200, height: 100, data: Buffer.alloc(200 * 100, paper) };
  for (let y = 40; y < 60; y++) page.data.fill(badge, y * 200 + 50, y * 200 + 150);
  for (let y = 45; y < 55; y++)
    for (let x = 70; x < 130; x += 8) page.data.fill(letters, y * 200 + x, y * 200 + x + 3);
  return page;
}
const badge = { x: 50, y: 40, width: 100, height: 20 };

async function darkShareOf(page: GreyPage): Promise<number> {
  const { data } = await sharp(await cutOf(page, cutAround(page, badge, 40)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

test('light letters in a dark badge become dark letters on light', async () => {
  expect(await darkShareOf(pageWith(250, 20, 255))).toBeLessThan(0.3);
  expect(await darkShareOf(pageWith(255, 255, 0))).toBeLessThan(0.3);
});

test('faint letters become dark, and their paper white', async () => {
  const share = await darkShareOf(pageWith(210, 210, 160));
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.3);
});

test('a word that the piece would cut through is included', () => {
  const box = { x: 100, y: 40, width: 80, height: 20 };
  const word = (x: number, width: number, y = 40) => ({ box: { x, y, width, height: 20 } });
  expect(withWholeWords(box, [word(60, 30)])).toEqual({ x: 60, y: 40, width: 120, height: 20 });
  expect(withWholeWords(box, [word(10, 30), word(85, 10), word(60, 30, 80)])).toEqual(box);
});
