import { expect, test } from 'vitest';
import type { Home } from '#contract/homes.ts';
import { whyEmpty } from '#web/chores/empty-week.ts';

const home = {
  createdAt: new Date('2026-11-01T02:00:00Z'),
  settings: { timeZone: 'Asia/Kuala_Lumpur', autoGenerate: true, weeksInAdvance: 8 },
} as Home;
const why = (monday: string, given: { hasLate?: boolean; settings?: Partial<Home['settings']> } = {}) =>
  whyEmpty(
    { ...home, settings: { ...home.settings, ...given.settings } },
    { monday, today: '2026-11-25', known: [], hasLate: given.hasLate ?? false },
  );

test('an earlier week that is empty says that it is over, and offers nothing', () => {
  const text = 'This week is over, with no chores left.';
  expect(why('2026-11-16')).toEqual({ text });
  expect(why('2026-11-16', { settings: { autoGenerate: false } })).toEqual({ text });
  expect(why('2026-10-19')).toEqual({ text: "This home didn't exist yet that week." });
});

test('a later week says when its month is planned, also where nothing is planned ahead', () => {
  expect(why('2027-02-01')).toEqual({
    text: 'Chores are planned 8 weeks ahead. This week comes later.',
  });
  expect(why('2027-02-01', { settings: { autoGenerate: false } })).toEqual({
    text: "In this home, each month's chores are planned on its first day. The administrator can have them planned earlier.",
  });
});

test('nobody is caught up who has something late from earlier weeks', () => {
  expect(why('2026-11-23')).toEqual({ text: 'All caught up!' });
  expect(why('2026-11-23', { hasLate: true })).toEqual({ text: 'Nothing else is due this week.' });
});
