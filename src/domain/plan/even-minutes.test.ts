import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, monthsTouched, type Day } from '#domain/days.ts';
import { assignEvenly, countedSince, nothingBefore, type MinutesBefore } from '#domain/plan/even-minutes.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import { minutesByType, planAhead, planMonth, type PlanRequest } from '#domain/plan/month.ts';
import { sameDayGroups, type ChoreTemplate } from '#domain/templates.ts';
import { templateOf, wholeRequests } from '#test/builders/plans.ts';

// Thousands of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;
const HOMES = 200;
const WEEKS = 12;

describe('by hand', () => {
  const members = ['ana', 'ben', 'caz'];
  const FRIDAY = '2026-11-27';
  /** Turns of these minutes on one day; each round begins with ana. */
  const turnsOn = (plannedOn: Day, ...minutes: number[]) =>
    minutes.map((each, index) => ({
      plannedOn,
      minutes: each,
      round: `t${index}`,
      memberAt: (later: number) => members[later % 3] ?? '',
    }));
  const takers = (before: Partial<MinutesBefore>, turns: ReturnType<typeof turnsOn>) =>
    assignEvenly({ members, before: { ...nothingBefore(FRIDAY), ...before } }, turns).map(
      ({ turn, member }) => `${turn.plannedOn.slice(8)} ${turn.minutes} ${member}`,
    );

  test('the longest of a day first, each to the member with the fewest minutes; the round breaks ties', () => {
    // 60 ana, 45 ben, 30 caz; then caz has the fewest, and ben before caz at 45 each.
    expect(takers({}, turnsOn(FRIDAY, 15, 60, 5, 30, 45))).toEqual([
      '27 60 ana',
      '27 45 ben',
      '27 30 caz',
      '27 15 caz',
      '27 5 ben',
    ]);
  });

  test('4 weeks back count, the day before them does not', () => {
    expect(countedSince(FRIDAY)).toBe('2026-10-30');
    const ana = (day: Day) => ({ minutes: [{ userId: 'ana', day, minutes: 5 }] });
    expect(takers(ana('2026-10-30'), turnsOn(FRIDAY, 30))).toEqual(['27 30 ben']);
    expect(takers(ana('2026-10-29'), turnsOn(FRIDAY, 30))).toEqual(['27 30 ana']);
  });

  test('later minutes count from their day on, and those of other people never', () => {
    const minutes = [
      { userId: 'ana', day: addDays(FRIDAY, 1), minutes: 100 },
      { userId: 'gone', day: FRIDAY, minutes: 100 },
    ];
    expect(takers({ minutes }, [...turnsOn(FRIDAY, 30), ...turnsOn(addDays(FRIDAY, 1), 20, 10)])).toEqual([
      '27 30 ana',
      '28 20 ben',
      '28 10 caz',
    ]);
  });

  test('minutes are divided by days at home: a newcomer makes nothing up', () => {
    // On the 27th ana and ben have been there for 29 days, caz for 2: 290 minutes are 10 a day, and so are 20.
    const before = {
      joined: new Map([['caz', '2026-11-26']]),
      minutes: [
        { userId: 'ana', day: '2026-11-20', minutes: 290 },
        { userId: 'ben', day: '2026-11-20', minutes: 291 },
        { userId: 'caz', day: '2026-11-26', minutes: 20 },
      ],
    };
    // 10 a day each, ben a little more: ana's turn, then caz, who has 12.5 a day by then, then ben.
    expect(takers(before, turnsOn(FRIDAY, 5, 5, 5))).toEqual(['27 5 ana', '27 5 caz', '27 5 ben']);
  });

  test('a member who was away before the plan was at home for fewer days', () => {
    // caz's 6 minutes are of 3 days, ana's and ben's 58 of 29, so as many a day.
    const away = {
      absences: [{ userId: 'caz', from: '2026-11-01', to: '2026-11-26' }],
      minutes: Object.entries({ ana: 58, ben: 58, caz: 6 }).map(([userId, minutes]) => {
        return { userId, minutes, day: '2026-10-31' };
      }),
    };
    expect(takers(away, turnsOn(FRIDAY, 30))).toEqual(['27 30 ana']);
    expect(takers({ ...away, absences: [] }, turnsOn(FRIDAY, 30))).toEqual(['27 30 caz']);
  });

  test('chores that exist are not assigned, and the others of their group are', () => {
    const request: PlanRequest = {
      members: ['ana'],
      templates: [templateOf('sweep', { requiresSameDay: ['mop'] }), templateOf('mop'), templateOf('bins')],
      includeWeekends: false,
      seed: 's',
      year: 2026,
      month: 10,
      from: '2026-11-30',
      dealBy: 'even_minutes',
    };
    const of = (plan: readonly PlannedChore[]) => plan.map(({ type }) => type).toSorted();
    expect(of(planMonth(request))).toEqual(['bins', 'mop', 'sweep']);
    const standing = ['sweep', 'bins'].map((type) => ({ type, plannedOn: '2026-11-30' }));
    expect(of(planMonth({ ...request, standing }))).toEqual(['mop']);
  });
});

type Home = { request: Omit<PlanRequest, 'year' | 'month'>; before: MinutesBefore };

/** A home at the beginning of a day, after which 12 weeks are planned. What each member has done before is as uneven as possible. */
const homes = (mostBefore: number): fc.Arbitrary<Home> =>
  fc
    .tuple(wholeRequests(2026), fc.nat(27), fc.array(fc.nat(mostBefore), { minLength: 30, maxLength: 30 }))
    .map(([{ year, month, ...request }, date, done]) => {
      const from = daysOfMonth(year, month)[date] ?? '';
      const minutes = request.members.map((userId, index) => {
        return { userId, day: addDays(from, -1 - (index % 28)), minutes: done[index] ?? 0 };
      });
      return {
        request: { ...request, from, dealBy: 'even_minutes' as const },
        before: { ...nothingBefore(from), minutes },
      };
    });

const planOf = ({ request, before }: Home) =>
  planAhead({ ...request, before }, monthsTouched(request.from, WEEKS)).filter(
    ({ plannedOn }) => plannedOn < addDays(request.from, WEEKS * 7),
  );

/** A same-day group counts as one chore. */
const longestOf = (templates: readonly ChoreTemplate[]) =>
  Math.max(
    ...sameDayGroups(templates).map((group) =>
      group.templates.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0),
    ),
  );

/** Returns each member's minutes at the end of each planned day: of the 4 weeks before, and of the plan. */
function sumsByDay({ request, before }: Home, plan: readonly PlannedChore[]) {
  const minutesOf = minutesByType(request.templates);
  const sums = new Map(request.members.map((member) => [member, 0]));
  for (const { userId, minutes } of before.minutes) sums.set(userId, (sums.get(userId) ?? 0) + minutes);
  return [...Map.groupBy(plan, ({ plannedOn }) => plannedOn)].map(([day, chores]) => {
    for (const { type, turnOf } of chores) sums.set(turnOf, (sums.get(turnOf) ?? 0) + minutesOf(type));
    return { day, sums: new Map(sums), took: new Set(chores.map(({ turnOf }) => turnOf)) };
  });
}

const spread = (sums: ReadonlyMap<string, number>) => Math.max(...sums.values()) - Math.min(...sums.values());

describe('200 random homes, 12 weeks of each', { timeout: PATIENCE_MS }, () => {
  test('on every day two members differ by at most the longest chore’s minutes', () => {
    const check = (home: Home) => {
      const longest = longestOf(home.request.templates);
      const spreads = sumsByDay(home, planOf(home)).map(({ sums }) => spread(sums));
      expect(Math.max(...spreads)).toBeLessThanOrEqual(longest);
    };
    fc.assert(fc.property(homes(0), check), { numRuns: HOMES });
  });

  test('after uneven weeks a member who is further ahead gets nothing until the others have caught up', () => {
    let caughtUp = 0;
    const check = (home: Home) => {
      const longest = longestOf(home.request.templates);
      const days = sumsByDay(home, planOf(home));
      const toWhomHasMore = days.flatMap(({ sums, took }) => {
        const fewest = Math.min(...sums.values());
        return [...took].filter((member) => (sums.get(member) ?? 0) - fewest > longest);
      });
      expect(toWhomHasMore).toEqual([]);
      // Members who have been as near stay as near.
      const near = days.map(({ sums }) => spread(sums) <= longest);
      expect(near.slice(near.indexOf(true)).every(Boolean) || !near.includes(true)).toBe(true);
      if (near.at(-1)) caughtUp++;
    };
    fc.assert(fc.property(homes(600), check), { numRuns: HOMES });
    expect(caughtUp).toBeGreaterThan(HOMES / 2);
  });

  test('is the same for the same request in any order', () => {
    const check = (home: Home) => {
      const { request, before } = home;
      const reversed = {
        request: {
          ...request,
          members: request.members.toReversed(),
          templates: request.templates.toReversed(),
        },
        before: { ...before, minutes: before.minutes.toReversed() },
      };
      expect(planOf(reversed)).toEqual(planOf(home));
    };
    fc.assert(fc.property(homes(600), check), { numRuns: 50 });
  });

  test('has the days and chores of the plan by turns, each group of a day with one member', () => {
    const check = (home: Home) => {
      const even = planOf(home);
      const turns = planOf({ ...home, request: { ...home.request, dealBy: 'turns' } });
      const shown = (plan: readonly PlannedChore[]) =>
        plan.map(({ plannedOn, type }) => `${plannedOn} ${type}`);
      expect(shown(even)).toEqual(shown(turns));
      const hands = new Map<string, Set<string>>();
      for (const { templates, leader } of sameDayGroups(home.request.templates))
        for (const { type, plannedOn, turnOf } of even)
          if (templates.some(({ id }) => id === type)) {
            const key = `${leader.id} ${plannedOn}`;
            hands.set(key, (hands.get(key) ?? new Set()).add(turnOf));
          }
      for (const people of hands.values()) expect(people.size).toBe(1);
    };
    fc.assert(fc.property(homes(600), check), { numRuns: 50 });
  });
});
