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

it('is the corner where nothing stands', () => {
  expect(freeBox(TOAST, [], SCREEN)).toEqual({ top: 16, right: 16 });
});

it('is below the tools of the bar, and above what follows', () => {
  const controls = [box(1200, 8, 44, 44), box(1300, 124, 100, 40)];
  expect(freeBox(TOAST, controls, SCREEN)).toEqual({ top: 56, right: 16 });
});

it('is beside what leaves no room at the right', () => {
  const controls = Array.from({ length: 20 }, (_, row) => box(1100, row * 40, 300, 30));
  expect(freeBox(TOAST, controls, SCREEN)).toEqual({ top: 16, right: 376 });
});

it('is the corner where everything is full', () => {
  expect(freeBox(TOAST, [box(0, 0, 1440, 900)], SCREEN)).toEqual({ top: 16, right: 16 });
});
