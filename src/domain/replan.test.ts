import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Month } from '#domain/days.ts';
import { planMonth, type PlannedChore } from '#domain/plan.ts';
import { replan, sizeOf, type Replan, type StandingChore } from '#domain/replan.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import { someTemplates, templateOf, wholeMonths } from '#test/plans.ts';

const standing = (chores: readonly PlannedChore[]): StandingChore[] =>
  chores.map((chore) => Object.assign({ id: `${chore.type} ${chore.dueDate}` }, chore));
const bareOf = ({ type, dueDate, assignedTo }: PlannedChore) => `${dueDate} ${type} ${assignedTo}`;

/** The open chores once the replan is done. */
function applied(open: readonly StandingChore[], { added, removed, reassigned }: Replan): PlannedChore[] {
  const gone = new Set(removed.map(({ id }) => id));
  const taken = new Map(reassigned.map((chore) => [chore.id, chore]));
  return [...open.filter(({ id }) => !gone.has(id)).map((chore) => taken.get(chore.id) ?? chore), ...added];
}

// November 2026 begins on a Sunday; from Monday the 23rd on it has the working days 23 to 27 and 30.
const november = {
  members: ['ana'],
  includeWeekends: false,
  seed: 's',
  months: [{ year: 2026, month: 10 }],
  types: new Set(['sweep']),
  from: '2026-11-23',
  completed: [],
};
const daily = [templateOf('sweep'), templateOf('mop')];
const sweep = (day: number, assignedTo = 'ana') => ({
  id: `sweep ${day}`,
  type: 'sweep',
  dueDate: `2026-11-${day}`,
  assignedTo,
});

describe('planning anew', () => {
  test('by hand: what is missing comes, what is too much goes, what is in other hands changes them', () => {
    const open = [sweep(23), sweep(24, 'ben'), sweep(28)];
    const plan = replan({ ...november, templates: daily, open, completed: [sweep(26)] });
    expect(plan.added.map(bareOf)).toEqual(
      ['25', '27', '30'].map((day) => `2026-11-${day} sweep ana`), //
    );
    expect(plan.removed).toEqual([sweep(28)]);
    expect(plan.reassigned).toEqual([sweep(24)]);
    expect(sizeOf(plan)).toEqual({ added: 3, removed: 1, reassigned: 1, from: '2026-11-24' });
  });

  test('takes away every open chore of a template that is gone', () => {
    const plan = replan({ ...november, templates: [templateOf('mop')], open: [sweep(23), sweep(24)] });
    expect(sizeOf(plan)).toEqual({ added: 0, removed: 2, reassigned: 0, from: '2026-11-23' });
  });

  test('of a plan that stands already changes nothing', () => {
    const open = standing(planMonth({ ...november, templates: daily, year: 2026, month: 10 }));
    const types = new Set(['sweep', 'mop']);
    expect(sizeOf(replan({ ...november, types, templates: daily, open }))).toBeNull();
  });

  test('knows only the months that are planned', () => {
    expect(sizeOf(replan({ ...november, templates: daily, open: [], months: [] }))).toBeNull();
  });
});

const next = ({ year, month }: Month) =>
  month === 11 ? { year: year + 1, month: 0 } : { year, month: month + 1 };

/** A home whose templates, seed and members were others when its chores were planned, of which somebody has done some since. */
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
    const from = `${String(now.year)}-${String(now.month + 1).padStart(2, '0')}-${10 + draw(19)}`;
    const chores = standing(
      months.flatMap((month) => planMonth({ ...earlier, ...month, templates: before, from })),
    ).filter(({ type }) => types.has(type) && draw(8) > 0);
    const completed = chores.filter(() => draw(5) === 0);
    const open = chores.filter((chore) => !completed.includes(chore));
    const { members, includeWeekends, seed } = now;
    return { members, includeWeekends, seed, templates, months, types, from, open, completed };
  });

describe('every replan', () => {
  test('leaves exactly the plan, but for what is completed', () => {
    fc.assert(
      fc.property(changedHomes, (home) => {
        const done = new Set(home.completed.map(({ id }) => id));
        const wanted = standing(home.months.flatMap((month) => planMonth({ ...home, ...month })))
          .filter(({ id, type }) => home.types.has(type) && !done.has(id))
          .map(bareOf);
        const left = applied(home.open, replan(home)).map(bareOf);
        expect(left.toSorted()).toEqual(wanted.toSorted());
        expect(new Set(left).size).toBe(left.length);
      }),
      { numRuns: 60 },
    );
  });

  test('touches no other type, no day before and nothing that is completed, and what it keeps keeps its id', () => {
    fc.assert(
      fc.property(changedHomes, (home) => {
        const { added, removed, reassigned } = replan(home);
        for (const { type, dueDate } of [...added, ...removed, ...reassigned]) {
          expect(home.types.has(type)).toBe(true);
          expect(dueDate >= home.from).toBe(true);
        }
        const open = new Map(home.open.map((chore) => [chore.id, chore]));
        for (const chore of removed) expect(open.get(chore.id)).toBe(chore);
        for (const { assignedTo, ...chore } of reassigned) {
          expect(open.get(chore.id)).toMatchObject(chore);
          expect(open.get(chore.id)?.assignedTo).not.toBe(assignedTo);
          expect(home.members).toContain(assignedTo);
        }
        const taken = new Set(reassigned.map(({ id }) => id));
        expect(removed.some(({ id }) => taken.has(id))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('done twice changes nothing the second time', () => {
    fc.assert(
      fc.property(changedHomes, (home) => {
        const open = standing(applied(home.open, replan(home)));
        expect(sizeOf(replan({ ...home, open }))).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
