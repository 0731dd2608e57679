import { expect, test } from 'vitest';
import { misfitOffer, regenerating } from './plan.ts';

test('the offer to plan anew says what changes, and how many agreed swaps are lost', () => {
  const changes = (swapsEnded: number) =>
    misfitOffer.changes({
      names: ['Sweep'],
      gone: [],
      from: '2026-11-24',
      added: 2,
      moved: 1,
      removed: 0,
      reassigned: 0,
      swapsEnded,
    });
  const what = 'From Nov 24 on, 2 are new and 1 moves to another day.';
  expect(changes(0)).toBe(`${what} No agreed swap is lost.`);
  expect(changes(1)).toBe(`${what} 1 agreed swap is lost.`);
  expect(changes(2)).toBe(`${what} 2 agreed swaps are lost.`);
});

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
