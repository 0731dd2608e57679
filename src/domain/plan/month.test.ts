import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#domain/days.ts';
import { planMonth } from '#domain/plan/month.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import type { PlanRequest } from '#domain/plan/month.ts';
import { rotationOf } from '#domain/plan/rotation.ts';
import type { Frequency } from '#domain/templates.ts';
import { FOUR_TEMPLATES, daysOf, templateOf } from '#test/builders/plans.ts';

// November 2026 begins on a Sunday and has 21 working days, the 2nd to the 30th.
const november: PlanRequest = {
  members: ['ana', 'ben', 'caz'],
  templates: FOUR_TEMPLATES,
  includeWeekends: false,
  seed: 'seed',
  year: 2026,
  month: 10,
  from: '2026-11-01',
};

const datesOf = (chores: PlannedChore[], type: string) =>
  daysOf(chores, type).map((day) => Number(day.slice(8)));

function planOf(frequency: Frequency, fields: Partial<PlanRequest> = {}, occurrencesPerWeek?: number) {
  const chore = templateOf('chore', { frequency, occurrencesPerWeek });
  return datesOf(planMonth({ ...november, templates: [chore], ...fields }), 'chore');
}

/** Returns a seed with which a weekly chore comes on the weekday. */
function seedFor(weekday: number, includeWeekends: boolean): string {
  for (let index = 0; index < 1000; index++) {
    const seed = `seed ${index}`;
    const plan = planMonth({
      ...november,
      templates: [templateOf('chore', { frequency: 'weekly' })],
      includeWeekends,
      seed,
    });
    if (plan[0] && weekdayOf(plan[0].plannedOn) === weekday) return seed;
  }
  throw new Error(`no seed of 1000 draws weekday ${weekday}`);
}

describe('the days of November 2026, by hand', () => {
  test('daily', () => {
    expect(planOf('daily')).toEqual([
      2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30,
    ]);
    expect(planOf('daily', { includeWeekends: true })).toHaveLength(30);
  });

  test('biennial: the odd working days', () => {
    expect(planOf('biennial')).toEqual([2, 4, 6, 10, 12, 16, 18, 20, 24, 26, 30]);
    expect(planOf('biennial', { includeWeekends: true })).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29,
    ]);
  });

  test('triennial: every third working day from the first', () => {
    expect(planOf('triennial')).toEqual([2, 5, 10, 13, 18, 23, 26]);
  });

  test('weekly, biweekly and monthly: the weekday that the seed draws', () => {
    const sundays = { includeWeekends: true, seed: seedFor(7, true) };
    expect(planOf('weekly', sundays)).toEqual([1, 8, 15, 22, 29]);
    expect(planOf('biweekly', sundays)).toEqual([1, 15, 29]);
    expect(planOf('monthly', sundays)).toEqual([1]);
    const mondays = { seed: seedFor(1, false) };
    expect(planOf('weekly', mondays)).toEqual([2, 9, 16, 23, 30]);
    expect(planOf('biweekly', mondays)).toEqual([2, 16, 30]);
    expect(planOf('monthly', mondays)).toEqual([2]);
    const fridays = { seed: seedFor(5, false) };
    expect(planOf('weekly', fridays)).toEqual([6, 13, 20, 27]);
    expect(planOf('biweekly', fridays)).toEqual([6, 20]);
    expect(planOf('monthly', fridays)).toEqual([6]);
  });

  // November begins on a Sunday and ends on a Monday, so it has only some days of its first and last week.
  test('multiple: evenly over the working days of each Monday to Sunday', () => {
    expect(planOf('multiple', {}, 2)).toEqual([3, 5, 10, 12, 17, 19, 24, 26]);
    expect(planOf('multiple')).toEqual(planOf('multiple', {}, 2));
    expect(planOf('multiple', {}, 3)).toEqual([2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27, 30]);
    expect(planOf('multiple', {}, 5)).toEqual(planOf('daily'));
    expect(planOf('multiple', {}, 7)).toEqual(planOf('daily'));
    expect(planOf('multiple', { includeWeekends: true }, 2)).toEqual([3, 7, 10, 14, 17, 21, 24, 28]);
  });
});

test('positions count the days before `from` too', () => {
  expect(planOf('biennial', { from: '2026-11-05' })).toEqual([6, 10, 12, 16, 18, 20, 24, 26, 30]);
  expect(planOf('triennial', { from: '2026-11-03' })).toEqual([5, 10, 13, 18, 23, 26]);
  expect(planOf('multiple', { from: '2026-11-11' }, 2)).toEqual([12, 17, 19, 24, 26]);
  expect(planOf('daily', { from: '2026-12-01' })).toEqual([]);
});

// Pinned, members too: with another plan for the same seed, a home's next month would not follow its last.
test('the built-in chores: sweep leads mop to its days and people', () => {
  const plan = planMonth(november);
  expect(plan.slice(0, 12).map(({ type, turnOf, plannedOn }) => `${plannedOn} ${type} ${turnOf}`)).toEqual([
    '2026-11-02 throw_rubbish caz',
    '2026-11-02 sweep caz',
    '2026-11-02 mop caz',
    '2026-11-03 throw_rubbish ana',
    '2026-11-04 throw_rubbish ben',
    '2026-11-04 sweep ana',
    '2026-11-04 mop ana',
    '2026-11-05 throw_rubbish caz',
    '2026-11-06 throw_rubbish ana',
    '2026-11-06 wash_toilet ana',
    '2026-11-06 sweep ben',
    '2026-11-06 mop ben',
  ]);
  const takenBy = (type: string) =>
    plan.filter((chore) => chore.type === type).map((chore) => chore.plannedOn + chore.turnOf);
  expect(takenBy('mop')).toEqual(takenBy('sweep'));
  expect(daysOf(plan, 'mop')).toHaveLength(11);
});

test('followers take the days of the template that names them, not those of their own frequency', () => {
  const plan = planMonth({
    ...november,
    templates: [
      templateOf('a', { frequency: 'daily' }),
      templateOf('b', { frequency: 'weekly', requiresSameDay: ['c'] }),
      templateOf('c', { frequency: 'triennial', requiresSameDay: ['a', 'gone'] }),
    ],
    seed: 'another',
  });
  expect(daysOf(plan, 'b').length).toBeLessThanOrEqual(5);
  expect(daysOf(plan, 'a')).toEqual(daysOf(plan, 'b'));
  expect(daysOf(plan, 'c')).toEqual(daysOf(plan, 'b'));
});

test('without members there are no chores', () => {
  expect(planMonth({ ...november, members: [] })).toEqual([]);
  expect(planMonth({ ...november, templates: [] })).toEqual([]);
});

test('a weekly chore keeps its weekday, and any working weekday can be drawn', () => {
  const weekly = [templateOf('chore', { frequency: 'weekly' })];
  for (const includeWeekends of [false, true]) {
    const drawn = new Set<number>();
    for (let index = 0; index < 60; index++) {
      const request = { ...november, templates: weekly, includeWeekends, seed: `home ${index}` };
      const days = [9, 10, 11].flatMap((month) =>
        daysOf(planMonth({ ...request, month, from: '2026-10-01' }), 'chore'),
      );
      const weekdays = new Set(days.map(weekdayOf));
      expect(weekdays.size).toBe(1);
      for (const weekday of weekdays) drawn.add(weekday);
    }
    expect([...drawn].toSorted()).toEqual(includeWeekends ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5]);
  }
});

test('before January 2026 every month begins its round from the start', () => {
  const chore = templateOf('chore');
  for (const [year, month] of [
    [2025, 10],
    [2025, 11],
    [2024, 1],
  ] as const) {
    const [first] = planMonth({ ...november, templates: [chore], year, month, from: '2024-01-01' });
    expect(first?.turnOf).toBe(rotationOf(november.members, november.seed, 'chore')(0));
  }
});

test('a monthly chore changes members from month to month', () => {
  const request = {
    ...november,
    templates: [templateOf('chore', { frequency: 'monthly' })],
    from: '2026-01-01',
  };
  const people = Array.from(
    { length: 12 },
    (_, month) => planMonth({ ...request, month })[0]?.turnOf ?? 'nobody',
  );
  expect('ana ben caz ana ben caz ana ben caz ana ben caz ana ben caz').toContain(people.join(' '));
});
