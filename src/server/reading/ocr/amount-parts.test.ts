import { expect, test } from 'vitest';
import { partsOf } from '#server/reading/ocr/amount-parts.ts';

/** A white page with black blocks for letters. */
function pageWith(...blocks: { x: number; y: number; width: number; height: number }[]) {
  const page = { width: 400, height: 120, data: Buffer.alloc(400 * 120, 255) };
  for (const { x, y, width, height } of blocks)
    for (let row = y; row < y + height; row++) page.data.fill(0, row * 400 + x, row * 400 + x + width);
  return page;
}
const letter = (x: number, y: number, height: number) => ({ x, y, width: 12, height });
const whole = { x: 10, y: 10, width: 380, height: 100 };

test('small letters before and after large ones are separate parts', () => {
  const page = pageWith(
    letter(20, 50, 40),
    letter(40, 50, 40),
    letter(60, 10, 80),
    letter(80, 10, 80),
    letter(100, 10, 40),
  );
  expect(partsOf(page, whole)).toEqual([
    { x: 20, y: 50, width: 32, height: 40 },
    { x: 60, y: 10, width: 32, height: 80 },
    { x: 100, y: 10, width: 12, height: 40 },
  ]);
});

test('points, commas and dashes belong to the part before them', () => {
  const page = pageWith(letter(20, 45, 8), letter(40, 10, 80), letter(60, 84, 6), letter(80, 10, 80));
  expect(partsOf(page, whole)).toEqual([]);
});

test('letters of one size have no parts, and those of many sizes are not a sum', () => {
  expect(partsOf(pageWith(letter(20, 10, 80), letter(40, 12, 76)), whole)).toEqual([]);
  const mixed = [0, 1, 2, 3].map((place) => letter(20 + 20 * place, 10, place % 2 ? 40 : 80));
  expect(partsOf(pageWith(...mixed), whole)).toEqual([]);
  expect(partsOf(pageWith(), whole)).toEqual([]);
});

test('paper that gets darker is still paper, and letters may fill most of the line', () => {
  const page = pageWith();
  for (let row = 0; row < 120; row++)
    for (let x = 0; x < 400; x++) page.data[row * 400 + x] = 255 - Math.floor(x / 4);
  for (const { x, height, width } of [
    { x: 10, height: 100, width: 120 },
    { x: 132, height: 100, width: 120 },
    { x: 256, height: 50, width: 60 },
  ])
    for (let row = 10; row < 10 + height; row++) page.data.fill(0, row * 400 + x, row * 400 + x + width);
  const box = { x: 10, y: 10, width: 310, height: 100 };
  expect(partsOf(page, box).map(({ x, width, height }) => ({ x, width, height }))).toEqual([
    { x: 10, width: 242, height: 100 },
    { x: 256, width: 60, height: 50 },
  ]);
});
