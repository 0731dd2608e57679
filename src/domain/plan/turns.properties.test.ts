import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMonth } from '#domain/plan/month.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import type { PlanRequest } from '#domain/plan/month.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import { planMonths, templateOf, wholeMonths, wholeRequests } from '#test/builders/plans.ts';

// Thousands of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;

const byId = (a: string, b: string) => (a < b ? -1 : 1);
const choresOf = (plan: readonly PlannedChore[], type: string) => plan.filter((chore) => chore.type === type);

/** Returns the members and days of a type's chores. */
const turnsOf = (plan: readonly PlannedChore[], type: string) =>
  choresOf(plan, type).map(({ plannedOn, turnOf }) => ({ plannedOn, turnOf }));

/** Returns how many more of the chores one member has than another. */
function unfairness(members: readonly string[], chores: readonly PlannedChore[]): number {
  const counts = members.map((member) => chores.filter(({ turnOf }) => turnOf === member).length);
  return Math.max(...counts) - Math.min(...counts);
}

describe('turns', { timeout: PATIENCE_MS }, () => {
  test('in any run of a chore’s days counts differ by at most one turn, across months and years', () => {
    const runs = fc.record({
      request: wholeRequests(2026),
      months: fc.integer({ min: 1, max: 5 }),
      start: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const check = ({ request, months, start, length }: Run) => {
      const plan = planMonths(request, months);
      for (const { id } of request.templates) {
        const chores = choresOf(plan, id);
        const first = Math.floor(start * chores.length);
        const run = chores.slice(first, first + Math.ceil(length * chores.length));
        expect(unfairness(request.members, run)).toBeLessThanOrEqual(1);
        expect(unfairness(request.members, chores)).toBeLessThanOrEqual(1);
      }
    };
    fc.assert(fc.property(runs, check), { numRuns: 100 });
  });

  // Also in the years before turns were counted.
  test.each([
    [2024, 1],
    [2026, 4],
  ])('go round by id, from %i on over %i months', (firstYear, months) => {
    const check = (request: PlanRequest) => {
      const sorted = request.members.toSorted(byId);
      const after = (member: string) => sorted[(sorted.indexOf(member) + 1) % sorted.length];
      const plan = planMonths(request, months);
      for (const { id } of request.templates) {
        const takers = choresOf(plan, id).map(({ turnOf }) => turnOf);
        expect(takers.slice(1)).toEqual(takers.slice(0, -1).map(after));
      }
    };
    fc.assert(fc.property(wholeRequests(firstYear), check), { numRuns: 100 });
  });
});

describe('a same-day group', { timeout: PATIENCE_MS }, () => {
  test('has the days and the member of its leader’s chore, as if the leader were alone', () => {
    const check = (request: PlanRequest) => {
      const plan = planMonth(request);
      const leaders = leadersOf(request.templates);
      for (const { id } of request.templates) {
        const leader = leaders.get(id);
        if (!leader) throw new Error(`${id} has no leader`);
        const alone = planMonth({ ...request, templates: [{ ...leader, requiresSameDay: [] }] });
        expect(turnsOf(plan, id)).toEqual(turnsOf(alone, leader.id));
      }
    };
    fc.assert(fc.property(wholeRequests(), check), { numRuns: 150 });
  });

  test('is a chain of any length, led by its head, or a cycle, led by the first by id', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const links = fc.record({
      ids: fc.shuffledSubarray(ids, { minLength: 2 }),
      frequencies: fc.array(fc.constantFrom(...FREQUENCIES), { minLength: 7, maxLength: 7 }),
      closed: fc.boolean(),
      month: wholeMonths(),
    });
    const check = ({ ids: chain, frequencies, closed, month }: Chain) => {
      const templates = chain.map((id, index) => {
        const next = chain[index + 1] ?? (closed ? chain[0] : undefined);
        return templateOf(id, {
          frequency: frequencies[index] ?? 'daily',
          requiresSameDay: next ? [next] : [],
        });
      });
      const leaderId = closed ? chain.toSorted(byId)[0] : chain[0];
      const leader = templates.find(({ id }) => id === leaderId);
      if (!leader) throw new Error('a chain has a leader');
      const plan = planMonth({ ...month, templates });
      const alone = planMonth({ ...month, templates: [{ ...leader, requiresSameDay: [] }] });
      for (const id of chain) expect(turnsOf(plan, id)).toEqual(turnsOf(alone, leader.id));
    };
    fc.assert(fc.property(links, check), { numRuns: 150 });
  });
});

type Run = { request: PlanRequest; months: number; start: number; length: number };
type Chain = {
  ids: string[];
  frequencies: ChoreTemplate['frequency'][];
  closed: boolean;
  month: Omit<PlanRequest, 'templates'>;
};

/** Returns the leader of each template's group, by walking from template to template along names, in both directions. */
function leadersOf(templates: readonly ChoreTemplate[]): Map<string, ChoreTemplate> {
  const tied = (one: ChoreTemplate, other: ChoreTemplate) =>
    one.requiresSameDay.includes(other.id) || other.requiresSameDay.includes(one.id);
  const groupOf = (start: ChoreTemplate) => {
    const group = [start];
    for (const one of group)
      group.push(...templates.filter((other) => tied(one, other) && !group.includes(other)));
    return group.toSorted((a, b) => byId(a.id, b.id));
  };
  return new Map(
    templates.map((one) => {
      const group = groupOf(one);
      const isNamed = ({ id }: ChoreTemplate) =>
        group.some((other) => other.id !== id && other.requiresSameDay.includes(id));
      return [one.id, group.find((each) => !isNamed(each)) ?? group[0] ?? one];
    }),
  );
}
