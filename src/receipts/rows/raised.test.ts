import { expect, test } from 'vitest';
import type { SeenWord } from '#receipts/rows/rows.ts';
import { withRaisedSen } from '#receipts/rows/raised.ts';

const word = (text: string, x: number, y: number, width: number, height: number): SeenWord => ({
  text,
  confidence: 95,
  box: { x, y, width, height },
});
const texts = (...words: SeenWord[]) => withRaisedSen(words).map(({ text }) => text);
const ringgit = word('RM45', 100, 100, 160, 80);

test('small raised sen after the ringgit belong to them', () => {
  expect(texts(ringgit, word('50', 268, 98, 60, 40))).toEqual(['RM45.50']);
  expect(texts(word('1,245', 100, 100, 160, 80), word('.50', 268, 98, 60, 40))).toEqual(['1,245.50']);
  const [joined] = withRaisedSen([ringgit, word('50', 268, 98, 60, 40)]);
  expect(joined?.box).toEqual({ x: 100, y: 98, width: 228, height: 82 });
});

test('text that is as high, far away, on the line or not sen stays separate', () => {
  for (const other of [
    word('50', 268, 98, 60, 78),
    word('50', 320, 98, 60, 40),
    word('50', 268, 140, 60, 40),
    word('5', 268, 98, 30, 40),
    word('500', 268, 98, 90, 40),
  ])
    expect(texts(ringgit, other)).toEqual(['RM45', other.text]);
  expect(texts(word('45.50', 100, 100, 160, 80), word('50', 268, 98, 60, 40))).toEqual(['45.50', '50']);
});
