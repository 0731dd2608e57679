import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BALANCE_WEEKS,
  balanceFrom,
  balanceOf,
  minutesAboveEven,
  type BalanceRows,
} from '#domain/balance.ts';
import { addDays, type Day } from '#domain/days.ts';

const TODAY = '2026-11-24';
const NOTHING: BalanceRows = { done: [], swapped: [], waiting: [], stays: [], absences: [] };
const did = (userId: string, minutes: number, day: Day = TODAY, late = 0) => ({
  userId,
  day,
  minutes,
  longest: minutes,
  late,
});
const always = (...people: string[]) => people.map((userId) => ({ userId, from: null, to: null }));
const of = (rows: Partial<BalanceRows>, members = ['aisyah', 'ben'], weeks: 4 | 12 = 4) =>
  balanceOf(TODAY, weeks, members, { ...NOTHING, stays: always('aisyah', 'ben'), ...rows });
const memberOf = (balance: ReturnType<typeof of>, userId: string) =>
  balance.members.find((each) => each.userId === userId);

describe('a balance', () => {
  it('counts so many weeks that end with today', () => {
    expect(balanceFrom(TODAY, 4)).toBe('2026-10-28');
    const rows = {
      done: [
        did('aisyah', 10, '2026-10-27'),
        did('aisyah', 20, '2026-10-28', 1),
        did('ben', 40),
        did('ben', 80, '2026-11-25'),
      ],
      swapped: [
        { userId: 'ben', day: '2026-10-27', taken: 5, handedOn: 5 },
        { userId: 'ben', day: TODAY, taken: 1, handedOn: 2 },
      ],
      waiting: [{ userId: 'aisyah', minutes: 30 }],
    };
    expect(of(rows)).toMatchObject({
      weeks: 4,
      days: 28,
      members: [
        { userId: 'ben', minutes: 40, share: 67, late: 0, swapsTaken: 1, swapsHandedOn: 2, waiting: 0 },
        { userId: 'aisyah', minutes: 20, share: 33, late: 1, swapsTaken: 0, swapsHandedOn: 0, waiting: 30 },
      ],
      former: null,
    });
    expect(memberOf(of(rows, undefined, 12), 'aisyah')?.minutes).toBe(30);
  });

  it('divides each day among the present people, on their first and last day too', () => {
    const balance = of({
      done: [did('aisyah', 60, '2026-11-20'), did('aisyah', 60, '2026-11-21'), did('ben', 60, '2026-11-22')],
      absences: [{ userId: 'ben', from: '2026-11-21', to: '2026-11-21' }],
    });
    expect(memberOf(balance, 'aisyah')).toMatchObject({
      evenMinutes: 120,
      evenShare: 67,
      daysThere: 28,
      daysAway: 0,
    });
    expect(memberOf(balance, 'ben')).toMatchObject({ evenMinutes: 60, evenShare: 33, daysAway: 1 });
  });

  it('rounds percents of exact sums', () => {
    expect(of({ done: [did('aisyah', 3)] }).members.map(({ evenShare }) => evenShare)).toEqual([50, 50]);
  });

  it('divides a day on which all were away among all', () => {
    const absences = ['aisyah', 'ben'].map((userId) => ({ userId, from: TODAY, to: TODAY }));
    const balance = of({ done: [did('ben', 40)], absences });
    expect(balance.members.map(({ evenMinutes }) => evenMinutes)).toEqual([20, 20]);
  });

  it('knows people who came, left and came back', () => {
    const stays = [
      ...always('aisyah'),
      { userId: 'ben', from: '2026-11-20', to: null },
      { userId: 'ben', from: null, to: '2026-11-01' },
      // Twice, from a membership and from the history.
      { userId: 'ben', from: '2026-10-20', to: '2026-11-01' },
    ];
    const done = ['2026-11-01', '2026-11-02', '2026-11-20'].map((day) => did('aisyah', 100, day));
    const balance = of({ stays, done });
    expect(memberOf(balance, 'ben')).toMatchObject({ evenMinutes: 100, daysThere: 10 });
    expect(memberOf(balance, 'aisyah')).toMatchObject({ evenMinutes: 200, daysThere: 28 });
  });

  it('counts former members together', () => {
    const stays = [
      ...always('aisyah', 'ben'),
      { userId: 'chloe', from: null, to: TODAY },
      { userId: 'devi', from: null, to: TODAY },
    ];
    const balance = of({ stays, done: [did('chloe', 30, TODAY, 1), did('devi', 10)] });
    expect(balance.former).toEqual({
      minutes: 40,
      share: 100,
      evenMinutes: 20,
      evenShare: 50,
      late: 1,
      swapsTaken: 0,
      swapsHandedOn: 0,
    });
  });
});

describe('the verdict', () => {
  it('needs two members and completed chores', () => {
    expect(of({ done: [did('aisyah', 30)] }, ['aisyah']).verdict).toEqual({ kind: 'alone' });
    expect(of({ waiting: [{ userId: 'ben', minutes: 30 }] }).verdict).toEqual({ kind: 'nothing' });
  });

  it('leaves out former members, however far they are from even', () => {
    const stays = [...always('aisyah', 'ben'), { userId: 'chloe', from: null, to: TODAY }];
    const balance = of({ stays, done: [did('aisyah', 30), did('ben', 30), did('chloe', 90)] });
    expect(minutesAboveEven(balance.former ?? { minutes: 0, evenMinutes: 0 })).toBe(40);
    expect(balance.verdict).toEqual({ kind: 'even', furthest: 20 });
  });

  it('is even if whole chores cannot come nearer', () => {
    expect(of({ done: [did('aisyah', 60)] }).verdict).toEqual({ kind: 'even', furthest: 30 });
    const short = [-2, -1, 0].map((days) => did('aisyah', 10, addDays(TODAY, days)));
    expect(of({ done: short }).verdict).toEqual({ kind: 'even', furthest: 15 });
    const many = [did('aisyah', 30, '2026-11-20'), did('aisyah', 30, '2026-11-21'), did('aisyah', 30)];
    expect(of({ done: many }).verdict).toEqual({
      kind: 'uneven',
      ahead: { userId: 'aisyah', minutes: 45 },
      behind: { userId: 'ben', minutes: 45 },
    });
  });

  it('leaves out even members', () => {
    const stays = [...always('aisyah', 'ben'), { userId: 'chloe', from: null, to: TODAY }];
    const short = (userId: string, count: number) =>
      Array.from({ length: count }, (_, index) => did(userId, 6, addDays(TODAY, -index)));
    expect(of({ done: [...short('chloe', 15), ...short('aisyah', 8)], stays }).verdict).toEqual({
      kind: 'uneven',
      ahead: null,
      behind: { userId: 'ben', minutes: 46 },
    });
    expect(of({ done: [...short('ben', 15), ...short('aisyah', 7)], stays }).verdict).toEqual({
      kind: 'uneven',
      ahead: { userId: 'ben', minutes: 46 },
      behind: null,
    });
  });
});

describe('whatever was done', () => {
  const people = ['a', 'b', 'c', 'd', 'e'];
  const person = fc.constantFrom(...people);
  const day = fc.integer({ min: -90, max: 2 }).map((count) => addDays(TODAY, count));
  const span = fc.tuple(person, day, day).map(([userId, one, other]) => ({
    userId,
    from: one < other ? one : other,
    to: one < other ? other : one,
  }));
  const count = fc.integer({ min: 0, max: 300 });
  const rows = fc.record<BalanceRows>({
    done: fc.array(fc.record({ userId: person, day, minutes: count, longest: count, late: count })),
    swapped: fc.array(fc.record({ userId: person, day, taken: count, handedOn: count })),
    waiting: fc.array(fc.record({ userId: person, minutes: count })),
    stays: fc.array(span),
    absences: fc.array(span),
  });
  const given = fc.record({ rows, weeks: fc.constantFrom(...BALANCE_WEEKS), members: fc.subarray(people) });
  const partsOf = ({ members, former }: ReturnType<typeof balanceOf>) =>
    former ? [...members, former] : members;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

  it('parts add up to the total, and so do even shares if the home was never empty', () => {
    fc.assert(
      fc.property(given, fc.boolean(), ({ rows: each, weeks, members }, isLivedIn) => {
        const stays = isLivedIn ? [...each.stays, ...always('e')] : each.stays;
        const balance = balanceOf(TODAY, weeks, members, { ...each, stays });
        const from = balanceFrom(TODAY, weeks);
        const counted = each.done.filter((row) => row.day >= from && row.day <= TODAY);
        const total = sum(counted.map(({ minutes }) => minutes));
        const parts = partsOf(balance);
        expect(sum(parts.map(({ minutes }) => minutes))).toBe(total);
        expect(sum(parts.map(({ late }) => late))).toBe(sum(counted.map(({ late }) => late)));
        const even = sum(parts.map(({ evenMinutes }) => evenMinutes));
        // Each is rounded by itself.
        expect(even).toBeLessThanOrEqual(total + parts.length / 2);
        if (isLivedIn) expect(even).toBeGreaterThanOrEqual(total - parts.length / 2);
        if (total > 0)
          expect(Math.abs(sum(parts.map(({ share }) => share)) - 100)).toBeLessThanOrEqual(parts.length / 2);
      }),
    );
  });

  it('numbers are whole and not negative, and days there and away are within the period', () => {
    fc.assert(
      fc.property(given, ({ rows: each, weeks, members }) => {
        const balance = balanceOf(TODAY, weeks, members, each);
        for (const part of partsOf(balance))
          for (const value of Object.values(part))
            if (typeof value === 'number') expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect(balance.members.map(({ userId }) => userId).toSorted()).toEqual(members.toSorted());
        for (const member of balance.members) {
          expect(member.daysAway).toBeLessThanOrEqual(member.daysThere);
          expect(member.daysThere).toBeLessThanOrEqual(7 * weeks);
          if (member.daysThere === 0) expect(member.evenMinutes).toBe(0);
        }
      }),
    );
  });

  it('the order of rows does not matter', () => {
    fc.assert(
      fc.property(given, ({ rows: each, weeks, members }) => {
        const turned: BalanceRows = {
          done: each.done.toReversed(),
          swapped: each.swapped.toReversed(),
          waiting: each.waiting.toReversed(),
          stays: each.stays.toReversed(),
          absences: each.absences.toReversed(),
        };
        expect(balanceOf(TODAY, weeks, members.toReversed(), turned)).toEqual(
          balanceOf(TODAY, weeks, members, each),
        );
      }),
    );
  });

  it('people who were there on the same days have the same even share', () => {
    fc.assert(
      fc.property(given, ({ rows: each, weeks }) => {
        const twin = <Row extends { userId: string }>(list: readonly Row[]) => [
          ...list,
          ...list
            .filter(({ userId }) => userId === 'a')
            .map((row) => Object.assign({}, row, { userId: 'twin' })),
        ];
        const balance = balanceOf(TODAY, weeks, [...people, 'twin'], {
          ...each,
          stays: twin(each.stays),
          absences: twin(each.absences),
        });
        const [one, other] = ['a', 'twin'].map((userId) => memberOf(balance, userId));
        expect(other?.evenShare).toBe(one?.evenShare);
        expect(other?.evenMinutes).toBe(one?.evenMinutes);
      }),
    );
  });

  it('the verdict matches the numbers', () => {
    fc.assert(
      fc.property(given, ({ rows: each, weeks, members }) => {
        const { verdict, members: parts } = balanceOf(TODAY, weeks, members, each);
        const off = parts.map(minutesAboveEven);
        if (verdict.kind === 'even') expect(Math.max(...off.map(Math.abs), 0)).toBe(verdict.furthest);
        if (verdict.kind !== 'uneven') return;
        expect(verdict.ahead ?? verdict.behind).not.toBeNull();
        if (verdict.ahead) expect(verdict.ahead.minutes).toBe(Math.max(...off));
        if (verdict.behind) expect(verdict.behind.minutes).toBe(-Math.min(...off));
      }),
    );
  });
});
