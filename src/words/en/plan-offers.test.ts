import { expect, test } from 'vitest';
import { misfitOffer } from './plan-offers.ts';

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
