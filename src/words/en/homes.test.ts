import { expect, test } from 'vitest';
import { youLiveWith, nextSteps } from './homes.ts';

test('two housemates are named in full, the others counted', () => {
  expect(youLiveWith([])).toBe("You're the only one here so far.");
  expect(youLiveWith(['Wei Jie Tan'])).toBe('You live with Wei Jie Tan');
  expect(youLiveWith(['Wei Jie Tan', 'Priya Nair'])).toBe('You live with Wei Jie Tan and Priya Nair');
  expect(youLiveWith(['Wei Jie Tan', 'Priya Nair', 'Mei Ling Chong', 'Hafiz Osman'])).toBe(
    'You live with Wei Jie Tan, Priya Nair and 2 more',
  );
});

test('the first step says how many chores are ready', () => {
  expect(nextSteps.choresText(0)).toBe('There are none yet. Add what your home needs.');
  expect(nextSteps.choresText(1)).toMatch(/^One is ready /);
  expect(nextSteps.choresText(6)).toMatch(/^6 are ready /);
});
