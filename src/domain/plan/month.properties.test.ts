import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOfMonth, weekdayOf } from '#domain/days.ts';
import { planMonth } from '#domain/plan/month.ts';
import type { PlanRequest } from '#domain/plan/month.ts';
import { sameDayGroups } from '#domain/templates.ts';
import { requestsFromADay, templateOf, wholeRequests } from '#test/builders/plans.ts';

// Thousands of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;

const everyPlan = (
  requests: fc.Arbitrary<PlanRequest>,
  check: (request: PlanRequest) => boolean | void,
  numRuns = 100,
) => fc.assert(fc.property(requests, check), { numRuns });

// Random choices: the member who begins, and the weekday of these.
const ON_A_DRAWN_WEEKDAY = new Set(['weekly', 'biweekly', 'monthly']);

describe('every plan', { timeout: PATIENCE_MS }, () => {
  test('is the same for the same request, with members and templates in any order', () => {
    everyPlan(requestsFromADay, (request) => {
      const members = request.members.toReversed();
      const templates = request.templates.toReversed();
      expect(planMonth({ ...request, members, templates })).toEqual(planMonth(request));
    });
  });

  test('sooner or later differs for another seed, if anything is random', () => {
    everyPlan(
      wholeRequests(),
      (request) => {
        const planOf = (seed: string) => JSON.stringify(planMonth({ ...request, seed }));
        const plan = planOf(request.seed);
        const seeds = Array.from({ length: 60 }, (_, index) => `${request.seed} ${index}`);
        const drawn = sameDayGroups(request.templates).some(({ leader }) =>
          ON_A_DRAWN_WEEKDAY.has(leader.frequency),
        );
        expect(seeds.some((seed) => planOf(seed) !== plan)).toBe(drawn || request.members.length > 1);
      },
      50,
    );
  });

  test('from a day on is the rest of the whole month’s plan', () => {
    everyPlan(requestsFromADay, (request) => {
      const whole = planMonth({ ...request, from: '0001-01-01' });
      expect(planMonth(request)).toEqual(whole.filter(({ plannedOn }) => plannedOn >= request.from));
    });
  });

  test('gives each same-day group what it would have alone, so other chores move nothing', () => {
    everyPlan(wholeRequests(), (request) => {
      const plan = planMonth(request);
      const [group] = sameDayGroups(request.templates);
      const types = group?.templates.map(({ id }) => id) ?? [];
      const alone = planMonth({ ...request, templates: group?.templates ?? [] });
      expect(plan.filter(({ type }) => types.includes(type))).toEqual(alone);
    });
  });

  test('moves nothing for a name, minutes, an icon or flexible, and only within a day for a priority', () => {
    everyPlan(wholeRequests(), (request) => {
      const plain = request.templates.map(({ id, priority, ...fields }) => {
        const { frequency, occurrencesPerWeek, requiresSameDay } = fields;
        return templateOf(id, { priority, frequency, occurrencesPerWeek, requiresSameDay });
      });
      expect(planMonth({ ...request, templates: plain })).toEqual(planMonth(request));

      const equal = request.templates.map((one) => ({ ...one, priority: 3 }));
      const shown = (templates: typeof equal) => {
        const plan = planMonth({ ...request, templates });
        return plan.map(({ plannedOn, type, turnOf }) => `${plannedOn} ${type} ${turnOf}`).toSorted();
      };
      expect(shown(equal)).toEqual(shown([...request.templates]));
    });
  });

  test('has only this month’s working days, each type once a day, in the board’s order', () => {
    everyPlan(requestsFromADay, (request) => {
      const days = new Set(daysOfMonth(request.year, request.month));
      const priorityOf = new Map(request.templates.map(({ id, priority }) => [id, priority]));
      const places = planMonth(request).map(({ type, plannedOn, turnOf }) => {
        expect(days.has(plannedOn)).toBe(true);
        expect(plannedOn >= request.from).toBe(true);
        expect(request.includeWeekends || weekdayOf(plannedOn) <= 5).toBe(true);
        expect(request.members).toContain(turnOf);
        return `${plannedOn} ${5 - (priorityOf.get(type) ?? 0)} ${type}`;
      });
      expect(places).toEqual(places.toSorted());
      expect(new Set(places).size).toBe(places.length);
    });
  });

  test('has every template at least once in a whole month', () => {
    everyPlan(wholeRequests(), (request) => {
      const planned = new Set(planMonth(request).map(({ type }) => type));
      expect(planned).toEqual(new Set(request.templates.map(({ id }) => id)));
    });
  });
});
