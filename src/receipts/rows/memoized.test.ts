import { expect, test } from 'vitest';
import { memoized } from '#receipts/rows/memoized.ts';

test('each text is computed once, and has its own answer', () => {
  const asked: string[] = [];
  const lengthOf = memoized((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['', 'ab', '', 'abc', 'ab'].map(lengthOf)).toEqual([undefined, 2, undefined, 3, 2]);
  expect(asked).toEqual(['', 'ab', 'abc']);
});

test('the memory does not grow with the texts', () => {
  let asked = 0;
  const same = memoized((text) => {
    asked += 1;
    return text;
  });
  for (let number = 0; number < 5000; number++) same(String(number));
  const first = asked;
  expect(same('0')).toBe('0');
  expect([first, asked]).toEqual([5000, 5001]);
});
