import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, weekdayOf } from '#domain/days.ts';
import type { Day, Month } from '#domain/days.ts';
import { planMonth } from '#domain/plan.ts';
import type { PlannedChore, PlanRequest } from '#domain/plan.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

const template = (id: string, fields: Partial<ChoreTemplate> = {}): ChoreTemplate => ({
  id,
  name: id,
  description: id,
  frequency: 'daily',
  priority: 3,
  estimatedTime: 30,
  icon: '🧹',
  flexible: true,
  requiresSameDay: [],
  isCustom: true,
  ...fields,
});

// A second, slower statement of spec §9 and decisions 'Chores', by walking the month's dates one by one.
function expectedDays(one: ChoreTemplate, request: PlanRequest, weekday: number): Day[] {
  const days: Day[] = [];
  let position = 0;
  const all = daysOfMonth(request.year, request.month);
  for (const [index, day] of all.entries()) {
    const date = index + 1;
    if (weekdayOf(day) > 5 && !request.includeWeekends) continue;
    position += 1;
    const isWeekday = weekdayOf(day) === weekday;
    const due = {
      daily: true,
      biennial: position % 2 === 1,
      triennial: position % 3 === 1,
      weekly: isWeekday,
      biweekly: isWeekday && (date <= 7 || (date >= 15 && date <= 21) || date >= 29),
      monthly: isWeekday && date <= 7,
      multiple: false,
    }[one.frequency];
    if (due) days.push(day);
  }
  return days;
}

/** The leader of each template, by reachability over names in both directions. */
function leadersOf(templates: ChoreTemplate[]): Map<string, ChoreTemplate> {
  const reach = new Map(templates.map((one) => [one.id, new Set([one.id])]));
  for (const _ of templates) {
    for (const one of templates) {
      for (const other of one.requiresSameDay) {
        const [mine, theirs] = [reach.get(one.id), reach.get(other)];
        if (!mine || !theirs) continue;
        const both = new Set([...mine, ...theirs]);
        for (const id of both) reach.set(id, both);
      }
    }
  }
  const byId = (a: ChoreTemplate, b: ChoreTemplate) => (a.id < b.id ? -1 : 1);
  return new Map(
    templates.map((one) => {
      const group = templates.filter((other) => reach.get(one.id)?.has(other.id)).toSorted(byId);
      const isNamed = (each: ChoreTemplate) =>
        group.some((other) => other.id !== each.id && other.requiresSameDay.includes(each.id));
      return [one.id, group.find((each) => !isNamed(each)) ?? group[0] ?? one];
    }),
  );
}

const TEMPLATE_IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const templateNamed = (id: string) =>
  fc
    .record({
      frequency: fc.constantFrom(...FREQUENCIES),
      occurrencesPerWeek: fc.integer({ min: 2, max: 7 }),
      priority: fc.integer({ min: 1, max: 5 }),
      requiresSameDay: fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        { weight: 2, arbitrary: fc.subarray([...TEMPLATE_IDS, 'gone'], { maxLength: 2 }) },
      ),
    })
    .map((fields) => template(id, fields));

const requests = fc
  .record({
    members: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
    templates: fc
      .subarray(TEMPLATE_IDS, { minLength: 1 })
      .chain((ids) => fc.tuple(...ids.map(templateNamed))),
    includeWeekends: fc.boolean(),
    seed: fc.string(),
    year: fc.integer({ min: 2025, max: 2029 }),
    month: fc.integer({ min: 0, max: 11 }),
    daysGone: fc.integer({ min: -1, max: 31 }),
  })
  .map(startLater);

function startLater<T extends Month & { daysGone: number }>({ daysGone, ...request }: T) {
  const [first = ''] = daysOfMonth(request.year, request.month);
  return { ...request, from: addDays(first, daysGone) };
}

const wholeMonth = (request: PlanRequest) => ({ ...request, from: '0001-01-01' });

/** Each template's chores of the plan. */
const byType = (request: PlanRequest, plan: PlannedChore[]) =>
  request.templates.map((one) => [one, plan.filter(({ type }) => type === one.id)] as const);

function turnsOf(members: readonly string[], chores: PlannedChore[]): number[] {
  return members.map((member) => chores.filter(({ assignedTo }) => assignedTo === member).length);
}

const unfairness = (members: readonly string[], chores: PlannedChore[]) => {
  const turns = turnsOf(members, chores);
  return Math.max(...turns) - Math.min(...turns);
};

describe('every plan', () => {
  const holds = (check: (request: PlanRequest & { templates: ChoreTemplate[] }) => void, numRuns = 150) =>
    fc.assert(fc.property(requests, check), { numRuns });

  test('is the same for the same request, in whatever order members and templates stand', () => {
    holds((request) => {
      const turned = {
        ...request,
        members: request.members.toReversed(),
        templates: request.templates.toReversed(),
      };
      expect(planMonth(turned)).toEqual(planMonth(request));
    });
  });

  test('from a day on is the rest of the whole month’s plan', () => {
    holds((request) => {
      const rest = planMonth(wholeMonth(request)).filter(({ dueDate }) => dueDate >= request.from);
      expect(planMonth(request)).toEqual(rest);
    });
  });

  test('has each chore on the days of its group’s leader', () => {
    holds((request) => {
      const plan = planMonth(wholeMonth(request));
      const leaders = leadersOf(request.templates);
      for (const [one, chores] of byType(request, plan)) {
        const leader = leaders.get(one.id) ?? one;
        const days = chores.map(({ dueDate }) => dueDate);
        if (leader.frequency === 'multiple') continue;
        const weekday = weekdayOf(days[0] ?? '');
        expect(days).toEqual(expectedDays(leader, request, weekday));
      }
    });
  });

  test('spreads a chore of several times a week evenly over each week', () => {
    holds((request) => {
      const plan = planMonth(wholeMonth(request));
      const leaders = leadersOf(request.templates);
      const working = expectedDays(template('any'), request, 1);
      for (const [one, chores] of byType(request, plan)) {
        const leader = leaders.get(one.id) ?? one;
        if (leader.frequency !== 'multiple') continue;
        const times = leader.occurrencesPerWeek ?? 2;
        const due = new Set(chores.map(({ dueDate }) => dueDate));
        let week: Day[] = [];
        for (const [index, day] of working.entries()) {
          week.push(day);
          const next = working[index + 1];
          if (next && weekdayOf(next) > weekdayOf(day)) continue;
          const places = week.flatMap((each, place) => (due.has(each) ? [place] : []));
          expect(places).toHaveLength(Math.min(times, week.length));
          const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
          if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
          week = [];
        }
        expect(chores.every(({ dueDate }) => working.includes(dueDate))).toBe(true);
      }
    });
  });

  test('gives everybody as many turns of a template as anybody else, to one, from any day on', () => {
    holds((request) => {
      for (const [, chores] of byType(request, planMonth(request))) {
        expect(unfairness(request.members, chores)).toBeLessThanOrEqual(1);
      }
    });
  });

  test('goes on with the next month where the last one ended', () => {
    holds((request) => {
      if (request.year < 2026) return;
      const months = [0, 1, 2, 3].map((later) => request.month + later).filter((month) => month < 12);
      const plans = months.flatMap((month) => planMonth({ ...request, month }));
      for (const [, chores] of byType(request, plans)) {
        expect(unfairness(request.members, chores)).toBeLessThanOrEqual(1);
      }
    }, 100);
  });

  test('goes round by id', () => {
    holds((request) => {
      const sorted = request.members.toSorted((a, b) => (a < b ? -1 : 1));
      for (const [, chores] of byType(request, planMonth(request))) {
        for (const [index, { assignedTo }] of chores.entries()) {
          const before = chores[index - 1];
          if (!before) continue;
          expect(sorted.indexOf(assignedTo)).toBe((sorted.indexOf(before.assignedTo) + 1) % sorted.length);
        }
      }
    });
  });

  test('gives a same-day group’s chores of a day to one person', () => {
    holds((request) => {
      const plan = planMonth(request);
      const leaders = leadersOf(request.templates);
      const takers = (type: string) =>
        plan
          .filter((chore) => chore.type === type)
          .map(({ dueDate, assignedTo }) => ({ dueDate, assignedTo }));
      for (const one of request.templates) {
        expect(takers(one.id)).toEqual(takers(leaders.get(one.id)?.id ?? ''));
      }
    });
  });

  test('has only this month’s working days, each type once a day, in the board’s order', () => {
    holds((request) => {
      const plan = planMonth(request);
      const days = new Set(daysOfMonth(request.year, request.month));
      const priorityOf = new Map(request.templates.map(({ id, priority }) => [id, priority]));
      const keys = plan.map(({ type, dueDate }) => {
        expect(days.has(dueDate)).toBe(true);
        expect(dueDate >= request.from).toBe(true);
        expect(request.includeWeekends || weekdayOf(dueDate) <= 5).toBe(true);
        return `${dueDate} ${5 - (priorityOf.get(type) ?? 0)} ${type}`;
      });
      expect(keys).toEqual(keys.toSorted());
      expect(new Set(keys).size).toBe(keys.length);
    });
  });
});
