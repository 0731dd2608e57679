import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealAnew, dealToLeastLoaded, membersWithoutShare } from '#domain/deal.ts';
import type { ChoreToDeal, Dealt } from '#domain/deal.ts';
import { planMonth } from '#domain/plan.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { someMembers } from '#test/builders/plans.ts';

const templates = BUILT_IN_TEMPLATES;

/** The built-in chores of November 2026 from a day on, as the home's first member alone has them. */
const plannedFrom = (from: string): ChoreToDeal[] =>
  planMonth({
    members: ['ana'],
    templates,
    includeWeekends: true,
    seed: 's',
    year: 2026,
    month: 10,
    absences: [],
    from,
  }).map(({ type, dueDate }) => ({ id: `${type} ${dueDate}`, type, dueDate }));

const chore = (type: string, dueDate: string): ChoreToDeal => ({ id: `${type} ${dueDate}`, type, dueDate });
const takersOf = (dealt: Dealt[]) => Object.fromEntries(dealt.map((one) => [one.choreId, one.assignedTo]));

const someChores = fc.subarray(plannedFrom('2026-11-01'));

describe('dealing anew', () => {
  test('two members take turns, template by template', () => {
    const chores = plannedFrom('2026-11-22');
    const dealt = takersOf(dealAnew({ chores, members: ['ana', 'ben'], templates, seed: 's', absences: [] }));
    for (const type of ['throw_rubbish', 'sweep', 'wash_toilet']) {
      const takers = chores.filter((one) => one.type === type).map(({ id }) => dealt[id]);
      expect('ana ben ana ben ana ben ana ben ana ben').toContain(takers.join(' '));
    }
    const moppers = chores.filter(({ type }) => type === 'mop');
    expect(moppers.length).toBeGreaterThan(3);
    for (const { id, dueDate } of moppers) expect(dealt[id]).toBe(dealt[`sweep ${dueDate}`]);
  });

  test('goes by day, whatever order the chores come in', () => {
    const chores = plannedFrom('2026-11-10');
    const deal = (given: ChoreToDeal[], members: string[]) =>
      takersOf(dealAnew({ chores: given, members, templates, seed: 's', absences: [] }));
    expect(deal(chores.toReversed(), ['b', 'c', 'a'])).toEqual(deal(chores, ['a', 'b', 'c']));
  });

  test('chores of a template that is gone take turns too', () => {
    const chores = [chore('gone', '2026-11-01'), chore('gone', '2026-11-02')];
    const dealt = takersOf(dealAnew({ chores, members: ['ana', 'ben'], templates, seed: 's', absences: [] }));
    expect(Object.values(dealt).toSorted()).toEqual(['ana', 'ben']);
  });

  test('nobody: nothing dealt', () => {
    expect(
      dealAnew({ chores: plannedFrom('2026-11-22'), members: [], templates, seed: 's', absences: [] }),
    ).toEqual([]);
  });

  test('every chore once, and as many of a template to everybody, to one', () => {
    fc.assert(
      fc.property(someMembers, fc.integer({ min: 1, max: 30 }), fc.string(), (members, date, seed) => {
        const chores = plannedFrom(`2026-11-${String(date).padStart(2, '0')}`);
        const dealt = takersOf(dealAnew({ chores, members, templates, seed, absences: [] }));
        expect(Object.keys(dealt).toSorted()).toEqual(chores.map(({ id }) => id).toSorted());
        for (const { id } of templates) {
          const turns = members.map(
            (member) => chores.filter((one) => one.type === id && dealt[one.id] === member).length,
          );
          expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('dealing to the least loaded', () => {
  test('by day, to the fewest minutes at that point, ties to the first by id', () => {
    const chores = [
      chore('wash_toilet', '2026-11-25'), // 20 minutes
      chore('throw_rubbish', '2026-11-23'), // 10
      chore('throw_rubbish', '2026-11-24'),
      chore('throw_rubbish', '2026-11-26'),
    ];
    const minutesOf = new Map([
      ['caz', 35],
      ['ben', 20],
      ['ana', 20],
    ]);
    expect(dealToLeastLoaded({ chores, minutesOf, templates, absences: [] })).toEqual([
      { choreId: 'throw_rubbish 2026-11-23', assignedTo: 'ana' }, // 30, 20, 35
      { choreId: 'throw_rubbish 2026-11-24', assignedTo: 'ben' }, // 30, 30, 35
      { choreId: 'wash_toilet 2026-11-25', assignedTo: 'ana' }, // 50, 30, 35
      { choreId: 'throw_rubbish 2026-11-26', assignedTo: 'ben' },
    ]);
  });

  test.for(['ana ben', 'ben ana'])(
    'of as many minutes goes to the first by id, in whatever order they come: %s',
    (members) => {
      const minutesOf = new Map(members.split(' ').map((member) => [member, 20]));
      const chores = [chore('sweep', '2026-11-24')];
      expect(dealToLeastLoaded({ chores, minutesOf, templates, absences: [] })).toEqual([
        { choreId: 'sweep 2026-11-24', assignedTo: 'ana' },
      ]);
    },
  );

  test('a same-day group’s chores of a day go together and count together', () => {
    const chores = [
      chore('mop', '2026-11-24'), // 45 minutes
      chore('sweep', '2026-11-24'), // 30
      chore('sweep', '2026-11-26'),
      chore('wash_toilet', '2026-11-27'),
    ];
    const minutesOf = new Map([
      ['ana', 0],
      ['ben', 50],
    ]);
    expect(takersOf(dealToLeastLoaded({ chores, minutesOf, templates, absences: [] }))).toEqual({
      'mop 2026-11-24': 'ana',
      'sweep 2026-11-24': 'ana',
      'sweep 2026-11-26': 'ben',
      'wash_toilet 2026-11-27': 'ana',
    });
  });

  test('what its caller gave is not changed, and nobody left takes nothing', () => {
    const minutesOf = new Map([['ana', 5]]);
    const chores = [chore('gone', '2026-11-24')];
    expect(dealToLeastLoaded({ chores, minutesOf, templates, absences: [] })).toHaveLength(1);
    expect(minutesOf.get('ana')).toBe(5);
    expect(dealToLeastLoaded({ chores, minutesOf: new Map(), templates, absences: [] })).toEqual([]);
  });

  test('every chore once, and nobody ends further behind than one turn of the longest', () => {
    fc.assert(
      fc.property(someMembers, someChores, (members, chores) => {
        const minutesOf = new Map(members.map((member) => [member, 0]));
        const dealt = takersOf(dealToLeastLoaded({ chores, minutesOf, templates, absences: [] }));
        expect(Object.keys(dealt).toSorted()).toEqual(chores.map(({ id }) => id).toSorted());
        const minutes = new Map(templates.map(({ id, estimatedTime }) => [id, estimatedTime]));
        const loads = members.map((member) =>
          chores.reduce((sum, one) => sum + (dealt[one.id] === member ? (minutes.get(one.type) ?? 0) : 0), 0),
        );
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 100 },
    );
  });
});

test('nobody is offered a share who would get nothing by it', () => {
  const without = (days: string[], movedBySwap = false) =>
    membersWithoutShare({
      waiting: ['ben', 'caz'],
      chores: days.map((day) => {
        const { id, type, dueDate } = chore('sweep', day);
        return { id, type, dueDate, assignedTo: 'ana', isOpen: true, movedBySwap };
      }),
      members: ['ana', 'ben', 'caz'],
      templates,
      absences: [],
      seed: 's',
    });
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
  expect(without(days)).toEqual(['ben', 'caz']);
  expect(without(days.slice(1, 2)).length).toBeLessThan(2);
  expect(without(days, true)).toEqual([]);
});

test('who has a chore already waits for no share', () => {
  const chores = ['ana', 'ben', 'caz'].map((assignedTo, index) => {
    const { id, type, dueDate } = chore('sweep', `2026-11-2${index}`);
    return { id, type, dueDate, assignedTo, isOpen: true, movedBySwap: assignedTo === 'ben' };
  });
  const without = (waiting: string[], given: typeof chores) =>
    membersWithoutShare({
      waiting,
      chores: given,
      members: ['ana', 'ben', 'caz'],
      templates,
      seed: 's',
      absences: [],
    });
  const more = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => {
    const { id, type, dueDate } = chore('sweep', day);
    return { id, type, dueDate, assignedTo: 'ana', isOpen: true, movedBySwap: false };
  });
  expect(without(['ben', 'caz'], [...chores, ...more])).toEqual([]);
  expect(without(['ben', 'caz'], [...chores.slice(0, 2), ...more])).toEqual(['caz']);
});
