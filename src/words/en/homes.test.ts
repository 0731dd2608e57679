import { expect, test } from 'vitest';
import { youLiveWith } from './homes.ts';

test('two housemates are named in full, the others counted', () => {
  expect(youLiveWith([])).toBe("You're the only one here so far.");
  expect(youLiveWith(['Wei Jie Tan'])).toBe('You live with Wei Jie Tan');
  expect(youLiveWith(['Wei Jie Tan', 'Priya Nair'])).toBe('You live with Wei Jie Tan and Priya Nair');
  expect(youLiveWith(['Wei Jie Tan', 'Priya Nair', 'Mei Ling Chong', 'Hafiz Osman'])).toBe(
    'You live with Wei Jie Tan, Priya Nair and 2 more',
  );
});
