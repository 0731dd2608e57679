import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, nextMonth, weekdayOf } from '#domain/days.ts';
import type { Day } from '#domain/days.ts';
import { planMonth } from '#domain/plan/month.ts';
import type { PlanRequest } from '#domain/plan/month.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import { daysOf, planMonths, templateOf, wholeMonths } from '#test/builders/plans.ts';

// Thousands of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;

type Days = {
  /** The chore's days of the month. */
  days: Day[];
  /** All its working days, by walking its dates. */
  working: Day[];
  request: PlanRequest;
};

const dateOf = (day: Day) => Number(day.slice(8));
const workingDaysOf = ({ year, month, includeWeekends }: PlanRequest) =>
  daysOfMonth(year, month).filter((day) => includeWeekends || weekdayOf(day) < 6);

/** Checks the days of a chore without a same-day group, in any month. */
function inEveryMonth(fields: Partial<ChoreTemplate>, check: (month: Days) => void) {
  const templates = [templateOf('chore', fields)];
  const checkMonth = (month: Omit<PlanRequest, 'templates'>) => {
    const request = { ...month, templates };
    check({ days: daysOf(planMonth(request), 'chore'), working: workingDaysOf(request), request });
  };
  fc.assert(fc.property(wholeMonths(), checkMonth), { numRuns: 120 });
}

/** Returns the weekday that all the days share. */
function weekdayOfAll(days: readonly Day[]): number {
  const [weekday, ...others] = new Set(days.map(weekdayOf));
  expect(others).toEqual([]);
  return weekday ?? Number.NaN;
}

describe('the rules of the days, checked by walking the days', { timeout: PATIENCE_MS }, () => {
  test('daily: every working day', () => {
    inEveryMonth({ frequency: 'daily' }, ({ days, working }) => expect(days).toEqual(working));
  });

  test('biennial: every second working day', () => {
    inEveryMonth({ frequency: 'biennial' }, ({ days, working }) => {
      let taken = false;
      for (const day of working) {
        taken = !taken;
        expect(days.includes(day), day).toBe(taken);
      }
    });
  });

  test('triennial: every third working day', () => {
    inEveryMonth({ frequency: 'triennial' }, ({ days, working }) => {
      let left = 2;
      for (const day of working) {
        left = left === 2 ? 0 : left + 1;
        expect(days.includes(day), day).toBe(left === 0);
      }
    });
  });

  test('weekly: every seven days, from the first week to the last', () => {
    inEveryMonth({ frequency: 'weekly' }, ({ days, working }) => {
      weekdayOfAll(days);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      expect(dateOf(first)).toBeLessThanOrEqual(7);
      expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 7)));
      expect(addDays(last, 7).slice(0, 7)).not.toBe(last.slice(0, 7));
      for (const day of days) expect(working).toContain(day);
    });
  });

  test('biweekly: that weekday in the days 1 to 7, 15 to 21 and 29 to 31', () => {
    inEveryMonth({ frequency: 'biweekly' }, ({ days, working }) => {
      const weekday = weekdayOfAll(days);
      const due = working.filter((day) => {
        const date = dateOf(day);
        return weekdayOf(day) === weekday && (date < 8 || (date > 14 && date < 22) || date > 28);
      });
      expect(days).toEqual(due);
    });
  });

  test('monthly: once, on a working day of the days 1 to 7', () => {
    inEveryMonth({ frequency: 'monthly' }, ({ days, working }) => {
      expect(days).toHaveLength(1);
      expect(dateOf(days[0] ?? '')).toBeLessThanOrEqual(7);
      expect(working).toContain(days[0]);
    });
  });

  test('these three keep one weekday in all months, and share it if only the frequency changes', () => {
    const daysIn = (frequency: ChoreTemplate['frequency'], month: Omit<PlanRequest, 'templates'>) =>
      daysOf(planMonths({ ...month, templates: [templateOf('chore', { frequency })] }, 5), 'chore');
    const check = (month: Omit<PlanRequest, 'templates'>) => {
      const [weekly, biweekly, monthly] = [
        daysIn('weekly', month),
        daysIn('biweekly', month),
        daysIn('monthly', month),
      ];
      weekdayOfAll([...weekly, ...biweekly, ...monthly]);
      expect(biweekly.filter((day) => !weekly.includes(day))).toEqual([]);
      expect(monthly.filter((day) => !biweekly.includes(day))).toEqual([]);
    };
    fc.assert(fc.property(wholeMonths(), check), { numRuns: 40 });
  });

  test('multiple without a number of times: twice', () => {
    inEveryMonth({ frequency: 'multiple' }, ({ days, request }) => {
      const templates = [templateOf('chore', { frequency: 'multiple', occurrencesPerWeek: 2 })];
      expect(days).toEqual(daysOf(planMonth({ ...request, templates }), 'chore'));
    });
  });

  test.each([2, 3, 4, 5, 6, 7])(
    'multiple: %i times a week, also where two months share the week',
    (times) => {
      const fields = { frequency: 'multiple', occurrencesPerWeek: times } as const;
      const check = (month: Omit<PlanRequest, 'templates'>) => {
        const request = { ...month, templates: [templateOf('chore', fields)] };
        const days = daysOf(planMonths(request, 3), 'chore');
        const aWeek = request.includeWeekends ? 7 : 5;
        for (const monday of wholeWeeksFrom(request)) {
          const taken = Array.from({ length: aWeek }, (_, day) => days.includes(addDays(monday, day)));
          expect(countOf(taken)).toBe(Math.min(times, aWeek));
          expectEven(taken);
        }
        for (const day of days) expect(weekdayOf(day)).toBeLessThanOrEqual(aWeek);
      };
      fc.assert(fc.property(wholeMonths(), check), { numRuns: 60 });
    },
  );
});

/** Returns the Mondays of the weeks that are whole within three months, the request's first. */
function wholeWeeksFrom(request: PlanRequest): Day[] {
  const second = nextMonth(request);
  const days = [request, second, nextMonth(second)].flatMap(({ year, month }) => daysOfMonth(year, month));
  return days.filter((day) => weekdayOf(day) === 1 && days.includes(addDays(day, 6)));
}

const countOf = (taken: readonly boolean[]) => taken.filter(Boolean).length;

/** Any two stretches of a week of the same length have as many days, give or take one; so have the free days at its two ends. */
function expectEven(taken: readonly boolean[]) {
  const unevenness = taken.map((_, more) => {
    const counts = taken.slice(more).map((__, start) => countOf(taken.slice(start, start + more + 1)));
    return Math.max(...counts) - Math.min(...counts);
  });
  const [freeBefore, freeAfter] = [taken.indexOf(true), taken.toReversed().indexOf(true)];
  expect(Math.max(...unevenness, Math.abs(freeBefore - freeAfter))).toBeLessThanOrEqual(1);
}
