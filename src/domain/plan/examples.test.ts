import { describe, expect, test } from 'vitest';
import { dayOfMonth, daysOfMonth, weekdayOf } from '#domain/days.ts';
import { planMonth } from '#domain/plan/month.ts';
import type { PlanRequest } from '#domain/plan/month.ts';
import { randomBelow } from '#domain/random.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import { FOUR_TEMPLATES, templateOf } from '#test/builders/plans.ts';

// Three months worked out by hand from docs/product/plan.md 'Days of each frequency', 'Turns'. Only random choices were taken from the
// program: the member who begins a chore's round in January 2026, and its weekday. The turns since then are counted in the comments.

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const NOBODY = '-';

/** Returns the member who begins the template's round, and its weekday. */
function drawnFor(type: string, { members, seed, includeWeekends }: PlanRequest): string {
  const first = members[randomBelow(members.length, seed, type, 'rotation')];
  const weekday = WEEKDAYS[randomBelow(includeWeekends ? 7 : 5, seed, type, 'weekday')];
  return `${first} begins, ${weekday}`;
}

/** Returns the month as in the tables below: a row for every day, a column for every type. */
function tableOf(request: PlanRequest, types: readonly string[]): string[] {
  const plan = planMonth(request);
  const takerOf = (type: string, day: string) =>
    plan.find((chore) => chore.type === type && chore.plannedOn === day)?.turnOf ?? NOBODY;
  return daysOfMonth(request.year, request.month).map((day) => {
    const weekday = WEEKDAYS[weekdayOf(day) - 1];
    return [weekday, dayOfMonth(day), ...types.map((type) => takerOf(type, day))].join(' ');
  });
}

function expectTable(request: PlanRequest, table: string) {
  const [titles = '', ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.trim().replaceAll(/ +/g, ' '));
  const types = titles.split(' ');
  expect(tableOf(request, types)).toEqual(rows);
  expect(new Set(planMonth(request).map(({ type }) => type))).toEqual(new Set(types));
}

describe('three members, the four built-in chores, Monday to Friday, November 2026', () => {
  const request: PlanRequest = {
    members: ['ana', 'ben', 'caz'],
    templates: FOUR_TEMPLATES,
    includeWeekends: false,
    seed: 'one',
    year: 2026,
    month: 10,
    from: '2026-11-01',
  };

  test('what the seed draws', () => {
    expect(drawnFor('throw_rubbish', request)).toBe('ana begins, Mon');
    expect(drawnFor('wash_toilet', request)).toBe('caz begins, Mon');
    expect(drawnFor('sweep', request)).toBe('ben begins, Thu');
  });

  test('the month', () => {
    // Working days January to October: 22 20 22 22 21 22 23 21 22 22, together 217.
    // throw_rubbish, daily: 217 turns gone are 72 rounds of ana, ben, caz and one more: next is ben.
    // wash_toilet, Mondays: 4 4 5 4 4 5 4 5 4 4, together 43, are 14 rounds of caz, ana, ben and one more: next is ana.
    // sweep, every other working day: 11 10 11 11 11 11 12 11 11 11, together 110, are 36 rounds of ben, caz, ana and
    // two more: next is ana. mop goes with sweep.
    expectTable(
      request,
      `
              throw_rubbish  wash_toilet  sweep  mop
      Sun  1  -              -            -      -
      Mon  2  ben            ana          ana    ana
      Tue  3  caz            -            -      -
      Wed  4  ana            -            ben    ben
      Thu  5  ben            -            -      -
      Fri  6  caz            -            caz    caz
      Sat  7  -              -            -      -
      Sun  8  -              -            -      -
      Mon  9  ana            ben          -      -
      Tue 10  ben            -            ana    ana
      Wed 11  caz            -            -      -
      Thu 12  ana            -            ben    ben
      Fri 13  ben            -            -      -
      Sat 14  -              -            -      -
      Sun 15  -              -            -      -
      Mon 16  caz            caz          caz    caz
      Tue 17  ana            -            -      -
      Wed 18  ben            -            ana    ana
      Thu 19  caz            -            -      -
      Fri 20  ana            -            ben    ben
      Sat 21  -              -            -      -
      Sun 22  -              -            -      -
      Mon 23  ben            ana          -      -
      Tue 24  caz            -            caz    caz
      Wed 25  ana            -            -      -
      Thu 26  ben            -            ana    ana
      Fri 27  caz            -            -      -
      Sat 28  -              -            -      -
      Sun 29  -              -            -      -
      Mon 30  ana            ben          ben    ben
      `,
    );
  });
});

describe('two members, a chore of every frequency, all seven days, the leap February of 2028', () => {
  const request: PlanRequest = {
    members: ['ana', 'ben'],
    templates: FREQUENCIES.map((frequency) => templateOf(frequency, { frequency })),
    includeWeekends: true,
    seed: 'second home',
    year: 2028,
    month: 1,
    from: '2028-02-01',
  };

  test('what the seed draws', () => {
    for (const type of ['daily', 'biennial', 'triennial', 'multiple']) {
      expect(drawnFor(type, request)).toContain('ana begins');
    }
    expect(drawnFor('weekly', request)).toBe('ben begins, Tue');
    expect(drawnFor('biweekly', request)).toBe('ana begins, Mon');
    expect(drawnFor('monthly', request)).toBe('ana begins, Tue');
  });

  test('the month', () => {
    // January 2026 to January 2028 are 761 days. With two members, the one who begins is next after an even number of turns.
    // daily: 761. biennial: 16 in months of 31 days, 15 of 30, 14 of 28: 186 + 186 + 16 = 388.
    // triennial: 11, 10 and 10: 127 + 127 + 11 = 265.
    // weekly, Tuesdays: January 6th 2026 to January 25th 2028 are 107 weeks, so 108.
    // biweekly, Mondays: two in each of 25 months and one more if a Monday is the 29th to 31st, as in March, June,
    // August, November 2026, March, May, August, November 2027, January 2028: 59.
    // monthly: 25.
    // multiple, twice a week, on Tuesdays and Saturdays: 108 of the one (see weekly) and, from January 3rd 2026 to January
    // 29th 2028, 109 of the other: 217.
    expectTable(
      request,
      `
              daily  biennial  triennial  weekly  biweekly  monthly  multiple
      Tue  1  ben    ana       ben        ben     -         ben      ben
      Wed  2  ana    -         -          -       -         -        -
      Thu  3  ben    ben       -          -       -         -        -
      Fri  4  ana    -         ana        -       -         -        -
      Sat  5  ben    ana       -          -       -         -        ana
      Sun  6  ana    -         -          -       -         -        -
      Mon  7  ben    ben       ben        -       ben       -        -
      Tue  8  ana    -         -          ana     -         -        ben
      Wed  9  ben    ana       -          -       -         -        -
      Thu 10  ana    -         ana        -       -         -        -
      Fri 11  ben    ben       -          -       -         -        -
      Sat 12  ana    -         -          -       -         -        ana
      Sun 13  ben    ana       ben        -       -         -        -
      Mon 14  ana    -         -          -       -         -        -
      Tue 15  ben    ben       -          ben     -         -        ben
      Wed 16  ana    -         ana        -       -         -        -
      Thu 17  ben    ana       -          -       -         -        -
      Fri 18  ana    -         -          -       -         -        -
      Sat 19  ben    ben       ben        -       -         -        ana
      Sun 20  ana    -         -          -       -         -        -
      Mon 21  ben    ana       -          -       ana       -        -
      Tue 22  ana    -         ana        ana     -         -        ben
      Wed 23  ben    ben       -          -       -         -        -
      Thu 24  ana    -         -          -       -         -        -
      Fri 25  ben    ana       ben        -       -         -        -
      Sat 26  ana    -         -          -       -         -        ana
      Sun 27  ben    ben       -          -       -         -        -
      Mon 28  ana    -         ana        -       -         -        -
      Tue 29  ben    ana       -          ben     -         -        ben
      `,
    );
  });
});

describe('five members, a same-day chain, thrice a week, from the middle of January 2027 on', () => {
  const request: PlanRequest = {
    members: ['ana', 'ben', 'caz', 'dev', 'eli'],
    templates: [
      templateOf('vacuum', { frequency: 'multiple', occurrencesPerWeek: 3, requiresSameDay: ['dust'] }),
      templateOf('dust', { frequency: 'monthly', requiresSameDay: ['wipe_tables'] }),
      templateOf('wipe_tables', { frequency: 'daily' }),
      templateOf('water_plants', { frequency: 'triennial' }),
      templateOf('clean_fridge', { frequency: 'biweekly' }),
    ],
    includeWeekends: false,
    seed: 'third home',
    year: 2027,
    month: 0,
    from: '2027-01-13',
  };

  test('what the seed draws', () => {
    expect(drawnFor('vacuum', request)).toContain('ben begins');
    expect(drawnFor('water_plants', request)).toContain('ana begins');
    expect(drawnFor('clean_fridge', request)).toBe('caz begins, Fri');
  });

  test('the month: what its first days would have been counts, and is not planned', () => {
    // vacuum leads the chain. Its turns in 2026, on Mondays, Wednesdays and Fridays: 52 each, together 156, are 31 rounds
    // from ben on and one more: caz takes Friday the 1st, and 4 dev, 6 eli, 8 ana, 11 ben.
    // water_plants, every third working day: 8 7 8 8 7 8 8 7 8 8 7 8, together 92, are 18 rounds from ana on and two
    // more: 1 caz, 6 dev, 11 eli.
    // clean_fridge, Fridays: 24, and one more in January, May, July and October: 28 are 5 rounds from caz on and three
    // more: 1 ana.
    expectTable(
      request,
      `
              vacuum  dust  wipe_tables  water_plants  clean_fridge
      Fri  1  -       -     -            -             -
      Sat  2  -       -     -            -             -
      Sun  3  -       -     -            -             -
      Mon  4  -       -     -            -             -
      Tue  5  -       -     -            -             -
      Wed  6  -       -     -            -             -
      Thu  7  -       -     -            -             -
      Fri  8  -       -     -            -             -
      Sat  9  -       -     -            -             -
      Sun 10  -       -     -            -             -
      Mon 11  -       -     -            -             -
      Tue 12  -       -     -            -             -
      Wed 13  caz     caz   caz          -             -
      Thu 14  -       -     -            ana           -
      Fri 15  dev     dev   dev          -             ben
      Sat 16  -       -     -            -             -
      Sun 17  -       -     -            -             -
      Mon 18  eli     eli   eli          -             -
      Tue 19  -       -     -            ben           -
      Wed 20  ana     ana   ana          -             -
      Thu 21  -       -     -            -             -
      Fri 22  ben     ben   ben          caz           -
      Sat 23  -       -     -            -             -
      Sun 24  -       -     -            -             -
      Mon 25  caz     caz   caz          -             -
      Tue 26  -       -     -            -             -
      Wed 27  dev     dev   dev          dev           -
      Thu 28  -       -     -            -             -
      Fri 29  eli     eli   eli          -             caz
      Sat 30  -       -     -            -             -
      Sun 31  -       -     -            -             -
      `,
    );
  });
});
