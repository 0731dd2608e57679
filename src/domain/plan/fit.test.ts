import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/days.ts';
import { planAgain, type PlannedHome, type StandingChore } from '#domain/plan/again.ts';
import { planFit } from '#domain/plan/fit.ts';
import { planMonth } from '#domain/plan/month.ts';
import { BUILT_IN_TEMPLATES, type ChoreTemplate } from '#domain/templates.ts';
import { asChores, someTemplates, templateOf, wholeMonths } from '#test/builders/plans.ts';

const months = [
  { year: 2026, month: 10 },
  { year: 2026, month: 11 },
];
const settings = {
  members: ['ana', 'ben'],
  templates: BUILT_IN_TEMPLATES,
  includeWeekends: false,
  seed: 's',
  from: '2026-11-23',
};

/** The home as it was planned with these settings. */
function plannedWith(changed: Partial<typeof settings> = {}): PlannedHome {
  const home = { ...settings, ...changed };
  const chores = asChores(months.flatMap((month) => planMonth({ ...home, ...month })));
  return { ...home, months, chores };
}

const nothing = { weekends: false, misfits: [] };
const withWeekly = (id: string): ChoreTemplate[] =>
  BUILT_IN_TEMPLATES.map((template) =>
    template.id === id ? { ...template, frequency: 'weekly' } : template,
  );

describe('what does not fit the plan', () => {
  test('nothing does not, whoever does the chores and whatever was done or swapped', () => {
    const home = plannedWith();
    expect(planFit(home)).toEqual(nothing);
    const chores = home.chores.map((chore, index) =>
      index === 0
        ? { ...chore, isOpen: false }
        : { ...chore, turnOf: 'ben', assignedTo: 'ana', heldBy: 'ana', heldWhy: 'swap' as const },
    );
    expect(planFit({ ...home, chores })).toEqual(nothing);
    // A member joined, a member left.
    expect(planFit({ ...home, members: ['ana', 'ben', 'caz'] })).toEqual(nothing);
    expect(planFit({ ...home, members: ['ana'] })).toEqual(nothing);
  });

  test.each([
    ['over the end of a month', '2026-11-30', '2026-12-01'],
    ['to a Saturday', '2026-11-27', '2026-11-28'],
  ])('nothing does not if a chore was moved by a day, %s', (_, plannedOn, dueDate) => {
    const home = plannedWith();
    const isRubbish = (chore: StandingChore, day: Day) =>
      chore.type === 'throw_rubbish' && chore.plannedOn === day;
    const moved = home.chores.filter((chore) => isRubbish(chore, plannedOn));
    const others = home.chores.filter((chore) => ![plannedOn, dueDate].some((day) => isRubbish(chore, day)));
    for (const isOpen of [true, false]) {
      const chores = [...others, ...moved.map((chore) => Object.assign({}, chore, { dueDate, isOpen }))];
      expect(chores).toHaveLength(others.length + 1);
      expect(planFit({ ...home, chores })).toEqual(nothing);
    }
  });

  test('nothing does not, whichever chores were moved by a day, done since, or late by now', () => {
    const steps = fc.array(fc.record({ at: fc.nat(), step: fc.constantFrom(-1, 1), isOpen: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(wholeMonths(2026), someTemplates, steps, ({ year, month, ...others }, templates, moves) => {
        const whole = { ...others, templates, includeWeekends: true };
        const chores = asChores(planMonth({ ...whole, year, month }));
        for (const { at, step, isOpen } of moves) {
          const chore = chores[at % Math.max(chores.length, 1)];
          if (!chore || chore.dueDate !== chore.plannedOn) continue;
          const dueDate = addDays(chore.dueDate, step);
          if (chores.some((one) => one.type === chore.type && one.dueDate === dueDate)) continue;
          Object.assign(chore, { dueDate, isOpen });
        }
        expect(planFit({ ...whole, months: [{ year, month }], chores })).toEqual(nothing);
      }),
    );
  });

  test('is said of the group that changed and of no other, and is what “Plan again” changes', () => {
    const home = { ...plannedWith(), templates: withWeekly('sweep') };
    const fit = planFit(home);
    expect(fit).toMatchObject({ weekends: false, misfits: [{ templateIds: ['mop', 'sweep'] }] });
    const { added = 0, moved = 0, removed = 0, reassigned } = fit.misfits[0] ?? {};
    const changed = planAgain(home, new Set(['sweep', 'mop']));
    expect(added + moved).toBe(changed.added.length);
    expect(removed + moved).toBe(changed.removed.length);
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
    const chores = home.chores.filter(
      ({ type, plannedOn }) => type !== 'throw_rubbish' || plannedOn !== '2026-11-24',
    );
    expect(planFit({ ...home, chores })).toMatchObject({
      weekends: false,
      misfits: [{ templateIds: ['throw_rubbish'], added: 1, from: '2026-11-24' }],
    });
  });

  test('the same month of another year is another month', () => {
    const years = [2026, 2027].map((year) => ({ year, month: 10 }));
    const chores = asChores(years.flatMap((month) => planMonth({ ...settings, ...month })));
    const home = { ...settings, months: years, chores };
    expect(planFit({ ...home, includeWeekends: true })).toEqual({ weekends: true, misfits: [] });
  });

  test('is all of a template that is gone', () => {
    const templates = BUILT_IN_TEMPLATES.filter(({ id }) => id !== 'wash_toilet');
    const count = plannedWith().chores.filter(({ type }) => type === 'wash_toilet').length;
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
    const december = plannedWith({ includeWeekends: true }).chores.filter(
      ({ plannedOn }) => plannedOn > '2026-12',
    );
    const chores = [...mixed.chores.filter(({ plannedOn }) => plannedOn < '2026-12'), ...december];
    expect(planFit({ ...mixed, chores, includeWeekends: true })).toEqual({ weekends: true, misfits: [] });
  });

  test('a home without chores that have a weekend to lose says nothing of weekends', () => {
    const templates = [templateOf('rent', { frequency: 'daily' })];
    expect(planFit({ ...plannedWith({ templates }), months: [], chores: [] })).toEqual(nothing);
  });
});
