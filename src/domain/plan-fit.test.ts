import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { planFit } from '#domain/plan-fit.ts';
import { planMonth } from '#domain/plan.ts';
import { replan, type PlannedHome, type StandingChore } from '#domain/replan.ts';
import { BUILT_IN_TEMPLATES, type ChoreTemplate } from '#domain/templates.ts';
import { someTemplates, templateOf, wholeMonths } from '#test/builders/plans.ts';

const months = [
  { year: 2026, month: 10 },
  { year: 2026, month: 11 },
];
const settings = {
  members: ['ana', 'ben'],
  templates: BUILT_IN_TEMPLATES,
  includeWeekends: false,
  seed: 's',
  absences: [],
  from: '2026-11-23',
};

/** The home as it was planned with these settings. */
function plannedWith(changed: Partial<typeof settings> = {}): PlannedHome {
  const home = { ...settings, ...changed };
  const open: StandingChore[] = months
    .flatMap((month) => planMonth({ ...home, ...month }))
    .map((chore) => Object.assign(chore, { id: `${chore.dueDate} ${chore.type}`, movedBySwap: false }));
  return { ...home, months, open, completed: [] };
}

const nothing = { weekends: false, misfits: [] };
const withWeekly = (id: string): ChoreTemplate[] =>
  BUILT_IN_TEMPLATES.map((template) =>
    template.id === id ? { ...template, frequency: 'weekly' } : template,
  );

describe('what does not fit the plan', () => {
  test('nothing does not, whoever the chores fell to and whatever was done or swapped', () => {
    const home = plannedWith();
    expect(planFit(home)).toEqual(nothing);
    const [first, second] = home.open;
    if (!first || !second) throw new Error('a home of chores');
    const open = home.open.slice(1).map((chore) => Object.assign({}, chore, { assignedTo: 'ben' }));
    expect(planFit({ ...home, open, completed: [first] })).toEqual(nothing);
    const swapped = home.open.map((chore) =>
      chore === second ? { ...chore, assignedTo: 'ana', movedBySwap: true } : chore,
    );
    expect(planFit({ ...home, open: swapped })).toEqual(nothing);
    // Somebody joined, somebody left.
    expect(planFit({ ...home, members: ['ana', 'ben', 'caz'] })).toEqual(nothing);
    expect(planFit({ ...home, members: ['ana'] })).toEqual(nothing);
  });

  test('nothing does not where a chore was moved by a day, over the end of a month too', () => {
    const home = plannedWith();
    const at = (type: string, dueDate: string) =>
      home.open.filter((one) => one.type === type && one.dueDate === dueDate);
    const [last] = at('throw_rubbish', '2026-11-30');
    const [friday] = at('throw_rubbish', '2026-11-27');
    if (!last || !friday) throw new Error('a home with rubbish');
    for (const [chore, dueDate] of [
      [last, '2026-12-01'],
      [friday, '2026-11-28'],
    ] as const) {
      const moved = { ...chore, dueDate, movedFrom: chore.dueDate };
      const others = home.open.filter(
        (one) => one !== chore && (one.type !== chore.type || one.dueDate !== dueDate),
      );
      expect(planFit({ ...home, open: [...others, moved] }), dueDate).toEqual(nothing);
      expect(planFit({ ...home, open: others, completed: [moved] }), dueDate).toEqual(nothing);
    }
  });

  test('nothing does not, whichever chores were moved by a day, done since, or late by now', () => {
    const steps = fc.array(fc.record({ at: fc.nat(), step: fc.constantFrom(-1, 1), isDone: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(wholeMonths(2026), someTemplates, steps, (month, templates, moves) => {
        const { year, month: index, ...others } = month;
        const whole = { ...others, templates, includeWeekends: true };
        const planned = planMonth({ ...whole, year, month: index });
        const standing = planned.map((chore, id) =>
          Object.assign(chore, { id: String(id), movedBySwap: false, isDone: false }),
        );
        for (const { at, step, isDone } of moves) {
          const chore = standing[at % Math.max(standing.length, 1)];
          const to = chore && addDays(chore.dueDate, step);
          if (!chore || !to || 'movedFrom' in chore) continue;
          if (standing.some(({ type, dueDate }) => type === chore.type && dueDate === to)) continue;
          Object.assign(chore, { movedFrom: chore.dueDate, dueDate: to, isDone });
        }
        const home = {
          ...whole,
          months: [{ year, month: index }],
          open: standing.filter((chore) => !chore.isDone),
          completed: standing.filter((chore) => chore.isDone),
        };
        expect(planFit(home)).toEqual(nothing);
      }),
    );
  });

  test('is said of the group that changed and of no other, and is what planning it anew changes', () => {
    const home = { ...plannedWith(), templates: withWeekly('sweep') };
    const fit = planFit(home);
    expect(fit).toMatchObject({ weekends: false, misfits: [{ templateIds: ['mop', 'sweep'] }] });
    const { added = 0, moved = 0, removed = 0, reassigned } = fit.misfits[0] ?? {};
    expect(added + moved + removed).toBe(replan(home, new Set(['sweep', 'mop'])).length);
    expect(reassigned).toBe(0);
    // Changed back, it fits again.
    expect(planFit({ ...home, templates: BUILT_IN_TEMPLATES })).toEqual(nothing);
  });

  test('has another cause once the template changed again', () => {
    const causeOf = (templates: readonly ChoreTemplate[]) =>
      planFit({ ...plannedWith(), templates }).misfits[0]?.cause;
    expect(causeOf(withWeekly('wash_toilet').slice(0, 3))).toContain('wash_toilet');
    const monthly = BUILT_IN_TEMPLATES.map((template) =>
      template.id === 'sweep' ? { ...template, frequency: 'monthly' as const } : template,
    );
    expect(causeOf(withWeekly('sweep'))).not.toBe(causeOf(monthly));
    expect(causeOf(withWeekly('sweep'))).toBe(causeOf(withWeekly('sweep')));
  });

  // Pinned: with another text, what somebody has put aside would be told again.
  test('has a cause of the days that its group has, whatever the others do', () => {
    const causeOf = (templates: readonly ChoreTemplate[]) =>
      planFit({ ...plannedWith(), templates }).misfits.find(({ templateIds }) =>
        templateIds.includes('sweep'),
      )?.cause;
    expect(causeOf(withWeekly('sweep'))).toBe('sweep weekly  false mop sweep');
    expect(causeOf([...withWeekly('sweep'), templateOf('rent')])).toBe('sweep weekly  false mop sweep');
    const twice = BUILT_IN_TEMPLATES.map((template) =>
      template.id === 'sweep'
        ? { ...template, frequency: 'multiple' as const, occurrencesPerWeek: 4, requiresSameDay: [] }
        : template,
    );
    expect(causeOf(twice)).toBe('sweep multiple 4 false sweep');
  });

  test('is of the template, not of the weekends, where one month alone has lost a chore', () => {
    const home = plannedWith();
    const open = home.open.filter(
      ({ type, dueDate }) => type !== 'throw_rubbish' || dueDate !== '2026-11-24',
    );
    expect(planFit({ ...home, open })).toMatchObject({
      weekends: false,
      misfits: [{ templateIds: ['throw_rubbish'], added: 1, from: '2026-11-24' }],
    });
  });

  test('the same month of another year is another month', () => {
    const years = [2026, 2027].map((year) => ({ year, month: 10 }));
    const planned = years.flatMap((month) => planMonth({ ...settings, ...month }));
    const open = planned.map((chore) =>
      Object.assign(chore, { id: `${chore.dueDate} ${chore.type}`, movedBySwap: false }),
    );
    const home = { ...settings, months: years, open, completed: [] };
    expect(planFit({ ...home, includeWeekends: true })).toEqual({ weekends: true, misfits: [] });
  });

  test('is all of a template that is gone', () => {
    const templates = BUILT_IN_TEMPLATES.filter(({ id }) => id !== 'wash_toilet');
    const count = plannedWith().open.filter(({ type }) => type === 'wash_toilet').length;
    expect(planFit({ ...plannedWith(), templates }).misfits).toMatchObject([
      { templateIds: ['wash_toilet'], removed: count, added: 0 },
    ]);
  });

  test('weekends that are on without chores, or off with them, are a matter of the whole plan', () => {
    expect(planFit({ ...plannedWith(), includeWeekends: true })).toEqual({ weekends: true, misfits: [] });
    const withThem = plannedWith({ includeWeekends: true });
    expect(planFit({ ...withThem, includeWeekends: false })).toEqual({ weekends: true, misfits: [] });
    // A template that was changed as well is named beside it.
    const changed = planFit({ ...withThem, includeWeekends: false, templates: withWeekly('sweep') });
    expect(changed).toMatchObject({ weekends: true, misfits: [{ templateIds: ['mop', 'sweep'] }] });
  });

  test('weekends that were changed after a month was planned count in the months before it', () => {
    const mixed = plannedWith();
    const december = plannedWith({ includeWeekends: true }).open.filter(({ dueDate }) => dueDate > '2026-12');
    const open = [...mixed.open.filter(({ dueDate }) => dueDate < '2026-12'), ...december];
    expect(planFit({ ...mixed, open, includeWeekends: true })).toEqual({ weekends: true, misfits: [] });
  });

  test('a home without chores that have a weekend to lose says nothing of weekends', () => {
    const templates = [templateOf('rent', { frequency: 'daily' })];
    expect(planFit({ ...plannedWith({ templates }), months: [], open: [] })).toEqual(nothing);
  });
});
