import { expect, test } from 'vitest';
import { regenerating } from './regenerating.ts';

const { loses } = regenerating;

test('what Regenerate loses is counted in one sentence', () => {
  expect(loses({ chores: 42, completed: 12, swapped: 2 }, false)).toBe(
    'You lose 42 chores, 12 of them completed, and 2 agreed swaps.',
  );
  expect(loses({ chores: 42, completed: 12, swapped: 1 }, true)).toBe(
    'You lose 30 chores and 1 agreed swap.',
  );
  expect(loses({ chores: 2, completed: 1, swapped: 0 }, false)).toBe(
    'You lose 2 chores, 1 of them completed.',
  );
  expect(loses({ chores: 2, completed: 1, swapped: 0 }, true)).toBe('You lose 1 chore.');
});

test('where they could not be counted it still says that all of them go', () => {
  expect(loses(undefined, false)).toBe("You lose all of this home's chores.");
});
