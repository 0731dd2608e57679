import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextMonth } from '#domain/days.ts';
import {
  keyOfPlanned,
  keysTaken,
  planAgain,
  sizeOf,
  typesOf,
  type PlannedHome,
  type StandingChore,
} from '#domain/plan/again.ts';
import { nothingBefore } from '#domain/plan/even-minutes.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import { planAhead } from '#domain/plan/month.ts';
import { FREQUENCIES, leaderIdsOf, type ChoreTemplate } from '#domain/templates.ts';
import { asChores, choreOf, someTemplates, templateOf, wholeMonths } from '#test/builders/plans.ts';

// November 2026 begins on a Sunday; from Monday the 23rd on it has the working days 23 to 27 and 30.
const settings = {
  members: ['ana', 'ben', 'caz'],
  includeWeekends: false,
  seed: 's',
  months: [{ year: 2026, month: 10 }],
  from: '2026-11-23',
};
const SWEEP = templateOf('sweep');
const MOP = templateOf('mop');
/** Sweep gives Mop its days. */
const PAIR = [templateOf('sweep', { requiresSameDay: ['mop'] }), MOP];

const on = (type: string, day: number, turnOf = 'ana', fields: Partial<StandingChore> = {}) =>
  choreOf(type, `2026-11-${day}`, turnOf, fields);
const every = (type: string, turnOf = 'ana', fields: Partial<StandingChore> = {}) =>
  [23, 24, 25, 26, 27, 30].map((day) => on(type, day, turnOf, fields));
const without = (chores: readonly StandingChore[], day: number) =>
  chores.filter(({ plannedOn }) => !plannedOn.endsWith(String(day)));
/** The same chores, the one of a day moved to another. */
const moved = (chores: readonly StandingChore[], day: number, to: number) =>
  chores.map((chore) =>
    chore.plannedOn.endsWith(String(day)) ? { ...chore, dueDate: `2026-11-${to}` } : chore,
  );

function again(
  chores: readonly StandingChore[],
  templates: readonly ChoreTemplate[] = [SWEEP],
  asked = ['sweep'],
) {
  const { removed, added } = planAgain({ ...settings, templates, chores }, new Set(asked));
  const short = ({ type, plannedOn }: PlannedChore) => `${type} ${plannedOn.slice(8)}`;
  return { removed: removed.map(short), added: added.map(short) };
}
const NOTHING = { removed: [], added: [] };

describe('Plan again removes what a fresh plan does not have, and adds what is missing', () => {
  test('a day that stays keeps its chore and its member', () => {
    expect(again(every('sweep', 'caz'))).toEqual(NOTHING);
    expect(again(without(every('sweep'), 25))).toEqual({ removed: [], added: ['sweep 25'] });
    // The 28th is a Saturday.
    expect(again([...every('sweep'), on('sweep', 28)])).toEqual({ removed: ['sweep 28'], added: [] });
  });

  test('what comes has the member whose turn it is by the round', () => {
    const home = { ...settings, templates: [SWEEP], chores: [] };
    expect(planAgain(home, new Set(['sweep'])).added).toEqual(planAhead(home, settings.months));
  });

  test('done, let go and late chores stay, and hold their day', () => {
    const late = { plannedOn: '2026-11-20', dueDate: '2026-11-20' };
    expect(
      again([...every('sweep', 'ana', { isOpen: false }), on('sweep', 28, 'ana', { isOpen: false })]),
    ).toEqual(NOTHING);
    expect(again([...every('sweep'), on('sweep', 20, 'ana', late)])).toEqual(NOTHING);
  });

  test('an agreed swap on a day that stays is kept, and on another day it is lost', () => {
    const swapped = { heldBy: 'ben', heldWhy: 'swap' as const, heldFrom: 'ana' };
    expect(again([...without(every('sweep'), 25), on('sweep', 25, 'ana', swapped)])).toEqual(NOTHING);
    const home = {
      ...settings,
      templates: [SWEEP],
      chores: [...every('sweep'), on('sweep', 28, 'ana', swapped)],
    };
    expect(sizeOf(planAgain(home, new Set(['sweep'])))).toMatchObject({ removed: 1, swapsEnded: 1 });
  });

  test('other templates and months that are not planned are left alone', () => {
    expect(again([...every('sweep'), on('mop', 28)])).toEqual(NOTHING);
    expect(
      planAgain({ ...settings, months: [], templates: [SWEEP], chores: [] }, new Set(['sweep'])),
    ).toEqual(NOTHING);
  });

  test('every open chore of a deleted template goes', () => {
    expect(again([on('sweep', 23), on('sweep', 24, 'ben', { isOpen: false })], [MOP])).toEqual({
      removed: ['sweep 23'],
      added: [],
    });
  });
});

describe('a chore that was moved by a day', () => {
  test('holds both days', () => {
    expect(again(moved(every('sweep'), 27, 28))).toEqual(NOTHING);
    expect(again(moved(without(every('sweep'), 26), 27, 26))).toEqual(NOTHING);
  });

  test('goes if the plan has neither day', () => {
    expect(again([...every('sweep'), ...moved([on('sweep', 28)], 28, 29)])).toEqual({
      removed: ['sweep 28'],
      added: [],
    });
  });

  test('stays if it was planned for a day that is over, while its template exists', () => {
    const fromSunday = { ...on('sweep', 22), dueDate: '2026-11-23' };
    expect(again([...without(every('sweep'), 23), fromSunday])).toEqual(NOTHING);
    expect(again([fromSunday], [MOP])).toEqual({ removed: ['sweep 22'], added: [] });
  });
});

describe('a same-day group', () => {
  test('a new chore on a day of its group goes to the group’s member', () => {
    const sweeps = every('sweep', 'caz');
    const { added } = planAgain({ ...settings, templates: PAIR, chores: sweeps }, new Set(['sweep', 'mop']));
    expect(added).toEqual(
      sweeps.map(({ plannedOn, turnOf, round }) => ({ type: 'mop', plannedOn, turnOf, round })),
    );
  });

  test('a chore that joins a round is planned again, unless it was swapped or moved', () => {
    const swapped = on('mop', 24, 'ben', { heldBy: 'caz', heldWhy: 'swap', heldFrom: 'ben' });
    const mops = moved(without(every('mop', 'ben'), 24), 30, 29);
    const home = { ...settings, templates: PAIR, chores: [...every('sweep', 'caz'), ...mops, swapped] };
    const changed = planAgain(home, new Set(['sweep', 'mop']));
    expect(changed.removed.map(({ plannedOn }) => plannedOn.slice(8))).toEqual(['23', '25', '26', '27']);
    expect(changed.added.map(({ type, turnOf }) => `${type} ${turnOf}`)).toEqual(Array(4).fill('mop caz'));
    expect(sizeOf(changed)).toEqual({
      added: 0,
      moved: 0,
      removed: 0,
      reassigned: 4,
      swapsEnded: 0,
      from: '2026-11-23',
    });
  });
});

test('a chore that goes and another that comes in the same week count as one that moves', () => {
  const chores = [...without(without(every('sweep'), 25), 30), on('sweep', 28)];
  const changed = planAgain({ ...settings, templates: [SWEEP], chores }, new Set(['sweep']));
  expect(typesOf(changed)).toEqual(['sweep']);
  expect(sizeOf(changed)).toMatchObject({
    added: 1,
    moved: 1,
    removed: 0,
    reassigned: 0,
    from: '2026-11-25',
  });
});

test('by even minutes the member with the fewest gets what comes; the chores that stay count', () => {
  const templates = [SWEEP, templateOf('mop', { estimatedTime: 45 })];
  const chores = [on('sweep', 24, 'caz'), on('sweep', 26, 'ben'), on('sweep', 27, 'caz', { isOpen: false })];
  const mops = [on('mop', 23, 'ben', { minutes: 45 }), on('mop', 25, 'caz', { minutes: 45 })];
  const before = {
    ...nothingBefore('2026-11-23'),
    minutes: [
      { userId: 'ana', day: '2026-11-20', minutes: 50 },
      { userId: 'caz', day: '2026-11-22', minutes: 30 },
    ],
  };
  const peopleOf = (all: readonly StandingChore[]) =>
    planAgain(
      { ...settings, templates, chores: all, before, dealBy: 'even_minutes' },
      new Set(['sweep']),
    ).added.map(({ plannedOn, turnOf }) => `${plannedOn.slice(8)} ${turnOf}`);
  // 23rd: ana 50, ben 45, caz 30. 25th: ana 50, ben 45, caz 60 + 30 + 45. 30th: ana 50, ben 75 + 30.
  expect(peopleOf([...chores, ...mops])).toEqual(['23 caz', '25 ben', '30 ana']);
  // A chore counts its planned minutes, for the member who does it now.
  const [first, second] = mops;
  if (!first || !second) throw new Error('two mops');
  expect(peopleOf([...chores, { ...first, minutes: 300 }, second])).toEqual(['23 caz', '25 ana', '30 ana']);
  expect(peopleOf([...chores, { ...first, assignedTo: 'caz' }, second])).toEqual([
    '23 ben',
    '25 ben',
    '30 ana',
  ]);
});

/** A home whose templates and settings changed since its chores were planned; some chores were completed, moved or swapped since. */
const changedHomes = fc
  .record({
    earlier: someTemplates,
    planned: wholeMonths(2026),
    now: wholeMonths(2026),
    chance: fc.infiniteStream(fc.nat()),
  })
  .map(({ earlier, planned, now, chance }) => {
    const draw = (below: number) => Number(chance.next().value) % below;
    const templates = earlier
      .filter(() => draw(6) > 0)
      .map((template) => Object.assign({}, template, { frequency: FREQUENCIES[draw(7)] ?? 'daily' }));
    const { year, month, members, includeWeekends, seed } = now;
    const months = [{ year, month }, nextMonth({ year, month })];
    const from = `${year}-${String(month + 1).padStart(2, '0')}-${10 + draw(19)}`;
    const chores = asChores(planAhead({ ...planned, templates: earlier, from }, months))
      .filter(() => draw(8) > 0)
      .map((chore) => {
        const swapped = draw(6) === 0 && { heldBy: 'x', heldWhy: 'swap' as const };
        return Object.assign({}, chore, { isOpen: draw(5) > 0 }, swapped);
      });
    const leaderOf = leaderIdsOf(templates);
    const asked = new Set(earlier.filter(() => draw(2) > 0).map(({ id }) => leaderOf.get(id) ?? id));
    const types = new Set(earlier.map(({ id }) => id).filter((id) => asked.has(leaderOf.get(id) ?? id)));
    const home: PlannedHome = { members, includeWeekends, seed, templates, months, from, chores };
    return { home, types };
  });

/** Returns the chores after the plan change. */
const carriedOut = (home: PlannedHome, types: ReadonlySet<string>): StandingChore[] => {
  const { removed, added } = planAgain(home, types);
  return [...home.chores.filter((chore) => !removed.includes(chore)), ...asChores(added)];
};

describe('every home that is planned again', () => {
  test('has exactly the days of a fresh plan and settled chores; other templates do not change', () => {
    fc.assert(
      fc.property(changedHomes, ({ home, types }) => {
        const isAsked = ({ type }: PlannedChore) => types.has(type);
        const settled = home.chores.filter(({ isOpen }) => !isOpen);
        const wanted = [...planAhead(home, home.months), ...settled].filter(isAsked).map(keyOfPlanned);
        const left = carriedOut(home, types);
        expect(left.filter(isAsked).map(keyOfPlanned).toSorted()).toEqual([...new Set(wanted)].toSorted());
        expect(left.filter((chore) => !isAsked(chore))).toEqual(
          home.chores.filter((chore) => !isAsked(chore)),
        );
        const keys = left.map(keysTaken).map(([key]) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 60 },
    );
  });

  test('changes nothing when it is planned again', () => {
    fc.assert(
      fc.property(changedHomes, ({ home, types }) => {
        const chores = carriedOut(home, types);
        expect(sizeOf(planAgain({ ...home, chores }, types))).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
