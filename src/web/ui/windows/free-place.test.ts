import { expect, it } from 'vitest';
import { freeBox } from '#web/ui/windows/free-place.ts';

const TOAST = { width: 360, height: 50 };
const SCREEN = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('returns the corner if there are no controls', () => {
  expect(freeBox(TOAST, [], SCREEN)).toEqual({ top: 16, right: 16 });
});

it("returns a place below the bar's tools and above the next controls", () => {
  const controls = [box(1200, 8, 44, 44), box(1300, 124, 100, 40)];
  expect(freeBox(TOAST, controls, SCREEN)).toEqual({ top: 56, right: 16 });
});

it('returns a place beside controls that leave no room at the right', () => {
  const controls = Array.from({ length: 20 }, (_, row) => box(1100, row * 40, 300, 30));
  expect(freeBox(TOAST, controls, SCREEN)).toEqual({ top: 16, right: 376 });
});

it('returns the corner if everything is covered', () => {
  expect(freeBox(TOAST, [box(0, 0, 1440, 900)], SCREEN)).toEqual({ top: 16, right: 16 });
});
