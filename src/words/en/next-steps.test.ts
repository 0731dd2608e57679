import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';

test('the first step says how many chores are ready', () => {
  expect(nextSteps.choresText(0)).toBe('There are none yet. Add what your home needs.');
  expect(nextSteps.choresText(1)).toMatch(/^One is ready /);
  expect(nextSteps.choresText(6)).toMatch(/^6 are ready /);
});
