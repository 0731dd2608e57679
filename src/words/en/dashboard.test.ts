import { expect, test } from 'vitest';
import { newcomer, ownToday, weekdayDate, nextSteps } from './dashboard.ts';

test('what comes is told with its weekday, but for the nearest days', () => {
  expect(weekdayDate('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  expect(weekdayDate('2026-12-29', '2026-12-31')).toBe('Tue, Dec 29');
  expect(weekdayDate('2027-01-02', '2026-12-31')).toBe('Sat, Jan 02, 2027');
});

test('a newcomer reads with how many others a chore goes round', () => {
  expect(newcomer.turns(2)).toBe('It goes round the two of you.');
  expect(newcomer.turns(6)).toBe('It goes round all 6 of you.');
});

test('nobody who has late chores is told that there is nothing to do', () => {
  expect(ownToday([], false, 0)).toBe('You have nothing to do today.');
  expect(ownToday([], false, 1)).toBe('Nothing of yours is due today, but 1 chore is late.');
  expect(ownToday([], true, 12)).toBe("You're done for today, but 12 chores are late.");
  expect(ownToday(['Mop'], true, 12)).toBe('Mop is yours today.');
});

test('the first step says how many chores are ready', () => {
  expect(nextSteps.choresText(0)).toBe('There are none yet. Add what your home needs.');
  expect(nextSteps.choresText(1)).toMatch(/^One is ready /);
  expect(nextSteps.choresText(6)).toMatch(/^6 are ready /);
});
