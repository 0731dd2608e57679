import { expect, test } from 'vitest';
import { withoutColons } from '#receipts/rows/colons.ts';
import type { SeenWord } from '#receipts/rows/rows.ts';

const word = (text: string, x: number, y: number, width: number): SeenWord => ({
  text,
  confidence: 60,
  box: { x, y, width, height: 30 },
});
const column = [
  word(':', 700, 100, 7),
  word('Settled', 730, 100, 120),
  word(':', 702, 200, 7),
  word('Aisyah', 731, 200, 90),
];
const read = (...words: SeenWord[]) => withoutColons(words).map(({ text }) => text);

test('a colon that was read as the first digit of a sum is removed if its column has colons', () => {
  const [, , , , sum] = withoutColons([...column, word('176.26', 702, 150, 144)]);
  expect(sum).toMatchObject({ text: '76.26', box: { x: 731, width: 115 } });
  expect(read(...column, word('12,148.53', 699, 150, 190)).at(-1)).toBe('2,148.53');
});

test('a sum without such a column, or among values, keeps its digits', () => {
  expect(read(word('176.26', 702, 150, 144))).toEqual(['176.26']);
  expect(read(...column.slice(0, 2), word('176.26', 702, 150, 144)).at(-1)).toBe('176.26');
  expect(read(...column, word('176.26', 730, 150, 144)).at(-1)).toBe('176.26');
  expect(read(...column, word('276.26', 702, 150, 144)).at(-1)).toBe('276.26');
  expect(read(...column, word('1234567', 702, 150, 144)).at(-1)).toBe('1234567');
});

test('the same for a day', () => {
  expect(read(...column, word('122', 702, 150, 60), word('Apr', 780, 150, 60)).at(-2)).toBe('22');
});
