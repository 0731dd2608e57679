import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekStart, type Month } from '#domain/days.ts';
import { nothingBefore } from '#domain/even-minutes.ts';
import { planMonth, type PlannedChore } from '#domain/plan.ts';
import { replan, sizeOf, type PlanChange, type PlannedHome, type StandingChore } from '#domain/replan.ts';
import { FREQUENCIES, leaderIdsOf } from '#domain/templates.ts';
import { someTemplates, templateOf, wholeMonths } from '#test/builders/plans.ts';

const standing = (chores: readonly PlannedChore[]): StandingChore[] =>
  chores.map((chore) => ({ id: `${chore.type} ${chore.dueDate}`, movedBySwap: false, ...chore }));
const keyOf = ({ type, dueDate }: PlannedChore) => `${dueDate} ${type}`;
const said = ({ kind, chore, to }: PlanChange) => {
  const one = (each: PlannedChore | undefined) => each && `${each.dueDate.slice(-2)} ${each.assignedTo}`;
  return [kind, one(chore), one(to)].filter(Boolean).join(' ');
};

/** The open chores once the changes are made. */
function applied(open: readonly StandingChore[], changes: readonly PlanChange[]): StandingChore[] {
  const gone = new Set(changes.flatMap(({ chore }) => chore?.id ?? []));
  const come = changes.flatMap(({ chore, to }) =>
    to ? [{ id: keyOf(to), movedBySwap: false, ...chore, ...to }] : [],
  );
  return [...open.filter(({ id }) => !gone.has(id)), ...come];
}

// November 2026 begins on a Sunday; from Monday the 23rd on it has the working days 23 to 27 and 30.
const november: Omit<PlannedHome, 'templates' | 'open'> = {
  members: ['ana', 'ben', 'caz'],
  includeWeekends: false,
  seed: 's',
  months: [{ year: 2026, month: 10 }],
  absences: [],
  from: '2026-11-23',
  completed: [],
};
const SWEEP = new Set(['sweep']);
const daily = [templateOf('sweep'), templateOf('mop')];
const on = (type: string, day: number, assignedTo: string, movedBySwap = false) => ({
  id: `${type} ${day}`,
  type,
  dueDate: `2026-11-${day}`,
  assignedTo,
  movedBySwap,
});

describe('planning anew, by hand', () => {
  test('whose day stays keeps its person, and what comes goes on with the round from there', () => {
    const open = [on('sweep', 24, 'caz'), on('sweep', 26, 'ben', true), on('sweep', 28, 'ana')];
    const completed = [on('sweep', 27, 'caz')];
    const changes = replan({ ...november, templates: daily, open, completed }, SWEEP);
    const [first = ''] = changes.flatMap(({ to }) => (to?.dueDate === '2026-11-23' ? to.assignedTo : []));
    // The 28th is a Saturday, which moves to the first free day of its week; the plan itself says who begins.
    expect(changes.map(said)).toEqual([`moved 28 ana 23 ${first}`, 'added 25 ana', 'added 30 ana']);
    expect(sizeOf(changes)).toEqual({
      added: 2,
      moved: 1,
      removed: 0,
      reassigned: 0,
      swapsEnded: 0,
      from: '2026-11-23',
    });
  });

  test('a chore moved by a day stands for the one of its day, and stays where it is', () => {
    const whole = (open: StandingChore[], completed: StandingChore[] = []) =>
      replan({ ...november, templates: daily, open, completed }, SWEEP).map(said);
    const all = [23, 24, 25, 26, 27, 30].map((day) => on('sweep', day, 'ana'));
    expect(whole(all)).toEqual([]);
    const later = (day: number, to: number) =>
      all.map((chore) =>
        chore.id === `sweep ${day}` ? { ...on('sweep', to, 'ana'), movedFrom: chore.dueDate } : chore,
      );
    expect(whole(later(27, 28))).toEqual([]);
    // Done on its new day, or moved to the one before and late by now, it stands for it too.
    const moved = later(27, 28);
    const isMoved = ({ movedFrom }: StandingChore) => movedFrom !== undefined;
    expect(
      whole(
        moved.filter((chore) => !isMoved(chore)),
        moved.filter(isMoved),
      ),
    ).toEqual([]);
    const early = later(23, 22);
    expect(
      whole(
        early.filter((chore) => !isMoved(chore)),
        early.filter(isMoved),
      ),
    ).toEqual([]);
    // The plan knows nothing of a day that is over.
    expect(whole([...all, { ...on('sweep', 29, 'ana'), movedFrom: '2026-11-22' }])).toEqual([]);
  });

  test('of a moved chore whose template is gone nothing stays, nor of one that its plan has on no such day', () => {
    const moved = { ...on('sweep', 24, 'ana'), movedFrom: '2026-11-23' };
    const gone = { ...november, templates: [templateOf('mop')], open: [moved] };
    expect(replan(gone, SWEEP).map(said)).toEqual(['removed 24 ana']);
    const past = { ...moved, movedFrom: '2026-11-22', dueDate: '2026-11-23' };
    expect(replan({ ...gone, open: [past] }, SWEEP).map(said)).toEqual(['removed 23 ana']);
    const weekend = { ...on('sweep', 29, 'ana'), movedFrom: '2026-11-28' };
    const [first] = replan({ ...november, templates: daily, open: [weekend] }, SWEEP).map(said);
    expect(first).toMatch(/^moved 29 ana 23 /);
  });

  test('whose turn a moved chore is, is asked of the day that it was planned for', () => {
    const group = [templateOf('sweep', { requiresSameDay: ['mop'] }), templateOf('mop')];
    const pair = [on('sweep', 24, 'ana'), { ...on('mop', 25, 'ben'), movedFrom: '2026-11-24' }];
    const changes = replan({ ...november, templates: group, open: pair }, new Set(['sweep', 'mop']));
    expect(changes.map(said)).toContain('reassigned 25 ben 25 ana');
  });

  test('takes away every open chore of a template that is gone, and says how many swaps that ends', () => {
    const open = [on('sweep', 23, 'ana', true), on('sweep', 24, 'ben')];
    const changes = replan({ ...november, templates: [templateOf('mop')], open }, SWEEP);
    expect(sizeOf(changes)).toMatchObject({
      added: 0,
      moved: 0,
      removed: 2,
      swapsEnded: 1,
      from: '2026-11-23',
    });
  });

  test('a same-day group goes to one person a day: its leader’s, but for what a swap moved', () => {
    const group = [templateOf('sweep', { requiresSameDay: ['mop'] }), templateOf('mop')];
    const days = [23, 24, 25, 26, 27, 30];
    const open = [
      ...days.map((day) => on('sweep', day, day === 25 ? 'caz' : 'ana', day === 25)),
      ...days.map((day) => on('mop', day, day === 23 ? 'ana' : 'ben', day === 27)),
    ];
    const changes = replan({ ...november, templates: group, open }, new Set(['sweep', 'mop']));
    // On the 25th the sweeping was swapped, so nobody's mopping follows it.
    expect(changes.map(said)).toEqual(['24', '26', '30'].map((day) => `reassigned ${day} ben ${day} ana`));
    expect(sizeOf(changes)).toEqual({
      added: 0,
      moved: 0,
      removed: 0,
      reassigned: 3,
      swapsEnded: 0,
      from: '2026-11-24',
    });
    // In whatever order they are read.
    const turned = replan(
      { ...november, templates: group, open: open.toReversed() },
      new Set(['sweep', 'mop']),
    );
    expect(turned.map(said).toSorted()).toEqual(changes.map(said));
  });

  test('what was done draws nobody’s open chore of the day along', () => {
    const group = [templateOf('sweep', { requiresSameDay: ['mop'] }), templateOf('mop')];
    const days = [23, 24, 25, 26, 27, 30];
    const open = days.map((day) => on('mop', day, 'ben'));
    const completed = days.map((day) => on('sweep', day, 'ana'));
    expect(replan({ ...november, templates: group, open, completed }, new Set(['sweep', 'mop']))).toEqual([]);
  });

  test('a same-day group that comes has one turn of the round a day', () => {
    const group = [templateOf('sweep', { requiresSameDay: ['mop'] }), templateOf('mop')];
    const open = [on('sweep', 23, 'ana'), on('mop', 23, 'ana')];
    const changes = replan({ ...november, templates: group, open }, new Set(['sweep', 'mop']));
    const round = ['24 ben', '25 caz', '26 ana', '27 ben', '30 caz'];
    expect(changes.map(said).toSorted()).toEqual(
      [...round, ...round].map((one) => `added ${one}`).toSorted(),
    );
  });

  test('the round goes on from month to month, in whatever order they are read', () => {
    const [first, last] = [
      { year: 2026, month: 10 },
      { year: 2026, month: 11 },
    ];
    const open = [on('sweep', 23, 'ana')];
    const peopleOf = (months: Month[]) =>
      replan({ ...november, templates: daily, months, open }, SWEEP)
        .flatMap(({ to }) => (to ? `${to.dueDate} ${to.assignedTo}` : []))
        .toSorted();
    const people = peopleOf([first, last]);
    expect(people.slice(3, 6)).toEqual(['2026-11-27 ben', '2026-11-30 caz', '2026-12-01 ana']);
    expect(peopleOf([last, first])).toEqual(people);
  });

  test('a chore that stays on its day ends no swap', () => {
    const chore = on('mop', 24, 'ben', true);
    const changes: PlanChange[] = [{ kind: 'reassigned', chore, to: { ...chore, assignedTo: 'ana' } }];
    expect(sizeOf(changes)).toMatchObject({ reassigned: 1, swapsEnded: 0 });
  });

  test('of a plan that stands already changes nothing, nor in months that are not planned', () => {
    const open = standing(planMonth({ ...november, templates: daily, year: 2026, month: 10 }));
    const types = new Set(['sweep', 'mop']);
    expect(sizeOf(replan({ ...november, templates: daily, open }, types))).toBeNull();
    expect(sizeOf(replan({ ...november, templates: daily, open: [], months: [] }, types))).toBeNull();
  });

  test('by even minutes what comes goes to whoever has the fewest by then, of all chores that stay', () => {
    const templates = [templateOf('sweep'), templateOf('mop', { estimatedTime: 45 })];
    // The sweep of the 28th, a Saturday, moves to the 23rd; those of the 25th and 30th come.
    const open = [on('sweep', 24, 'caz'), on('sweep', 26, 'ben', true), on('sweep', 28, 'ana')].concat(
      on('mop', 23, 'ben'),
      on('mop', 25, 'caz'),
    );
    const completed = [on('sweep', 27, 'caz')];
    const before = {
      ...nothingBefore('2026-11-23'),
      minutes: [
        { userId: 'ana', day: '2026-11-20', minutes: 50 },
        { userId: 'caz', day: '2026-11-22', minutes: 30 },
      ],
    };
    const home = { ...november, templates, open, completed, before, dealBy: 'even_minutes' as const };
    // 23rd: ana 50, ben 45, caz 30. 25th: caz 135 with the sweeps of the 23rd and 24th and the mop, so ben. 30th: ana 50, ben 105.
    expect(replan(home, SWEEP).map(said)).toEqual(['moved 28 ana 23 caz', 'added 25 ben', 'added 30 ana']);
    // A chore of more minutes than its template has today counts what it was planned with.
    const long = [...open.filter(({ type }) => type !== 'mop'), { ...on('mop', 23, 'ben'), minutes: 300 }];
    expect(replan({ ...home, open: long }, SWEEP).map(said)).toEqual([
      'moved 28 ana 23 caz',
      'added 25 ana',
      'added 30 ana',
    ]);
  });
});

const next = ({ year, month }: Month) =>
  month === 11 ? { year: year + 1, month: 0 } : { year, month: month + 1 };

/** A home whose templates, seed and members were others when its chores were planned, of which some were done or swapped since. */
const changedHomes = fc
  .record({
    before: someTemplates,
    now: wholeMonths(2026),
    earlier: wholeMonths(2026),
    chance: fc.infiniteStream(fc.nat()),
  })
  .map(({ before, now, earlier, chance }) => {
    const draw = (below: number) => Number(chance.next().value) % below;
    const templates = before
      .filter(() => draw(6) > 0)
      .map((template) =>
        templateOf(template.id, { ...template, frequency: FREQUENCIES[draw(7)] ?? 'daily' }),
      );
    const months = [now, next(now)].map(({ year, month }) => ({ year, month }));
    const ids = before.map(({ id }) => id);
    const types = new Set(ids.filter(() => draw(2) > 0));
    const leaderOf = leaderIdsOf(templates);
    const asked = new Set([...types].map((id) => leaderOf.get(id)));
    for (const [id, leader] of leaderOf) if (asked.has(leader)) types.add(id);
    const from = `${String(now.year)}-${String(now.month + 1).padStart(2, '0')}-${10 + draw(19)}`;
    const chores = standing(
      months.flatMap((month) => planMonth({ ...earlier, ...month, templates: before, from })),
    )
      .filter(() => draw(8) > 0)
      .map((chore) => Object.assign(chore, { movedBySwap: draw(6) === 0 }));
    const completed = chores.filter(() => draw(5) === 0);
    const open = chores.filter((chore) => !completed.includes(chore));
    const { members, includeWeekends, seed } = now;
    return {
      types,
      home: { members, includeWeekends, seed, templates, months, absences: [], from, open, completed },
    };
  });

describe('every replan', () => {
  test('leaves exactly the days of the plan, but for what is completed', () => {
    fc.assert(
      fc.property(changedHomes, ({ home, types }) => {
        const done = new Set(home.completed.map(keyOf));
        const isAsked = ({ type }: PlannedChore) => types.has(type);
        const wanted = home.months
          .flatMap((month) => planMonth({ ...home, ...month }))
          .filter((chore) => isAsked(chore) && !done.has(keyOf(chore)));
        const left = applied(home.open, replan(home, types));
        expect(left.filter(isAsked).map(keyOf).toSorted()).toEqual(wanted.map(keyOf).toSorted());
        expect(left.filter((chore) => !isAsked(chore))).toEqual(home.open.filter((chore) => !isAsked(chore)));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the person of a day that stays, moves within a week, and gives to members only', () => {
    fc.assert(
      fc.property(changedHomes, ({ home, types }) => {
        const leaderOf = leaderIdsOf(home.templates);
        for (const { kind, chore, to } of replan(home, types)) {
          if (to) expect(to.dueDate >= home.from).toBe(true);
          if (kind === 'moved') expect(weekStart(chore.dueDate)).toBe(weekStart(to.dueDate));
          if (kind === 'added' || kind === 'moved') {
            const stands = [...home.open, ...home.completed].some(
              (each) => each.assignedTo === to.assignedTo,
            );
            expect(stands || home.members.includes(to.assignedTo)).toBe(true);
          }
          if (kind !== 'reassigned') continue;
          // Only to join the others of its group.
          expect(chore.movedBySwap).toBe(false);
          expect(
            [...leaderOf.values()].filter((leader) => leader === leaderOf.get(chore.type)).length,
          ).toBeGreaterThan(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('done twice changes nothing the second time', () => {
    fc.assert(
      fc.property(changedHomes, ({ home, types }) => {
        const open = applied(home.open, replan(home, types));
        expect(replan({ ...home, open }, types)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
