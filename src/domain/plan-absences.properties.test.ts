import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAway, presentOn, type Absence } from '#domain/absences.ts';
import { addDays } from '#domain/days.ts';
import { dealAnew, dealToLeastLoaded } from '#domain/deal.ts';
import { planMonth, type PlannedChore, type PlanRequest } from '#domain/plan.ts';
import { replan } from '#domain/replan.ts';
import { turnsAmongPresent } from '#domain/rotation.ts';
import { requestsFromADay, someMembers } from '#test/builders/plans.ts';

// Thousands of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;

/** Any request, and who of its members is away when, also before and after its month. */
const requestsWithAbsences = requestsFromADay.chain((request) =>
  fc
    .array(
      fc.record({
        userId: fc.constantFrom(...request.members),
        start: fc.integer({ min: -10, max: 35 }),
        days: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 8 },
    )
    .map((wished) => {
      const first = `${request.year}-${String(request.month + 1).padStart(2, '0')}-01`;
      const absences = wished.map(({ userId, start, days }): Absence => {
        const from = addDays(first, start);
        return { userId, from, to: addDays(from, days - 1) };
      });
      return { request, absences };
    }),
);
type Case = { request: PlanRequest; absences: Absence[] };

const keyOf = ({ type, dueDate }: PlannedChore) => `${dueDate} ${type}`;
const named = (chore: PlannedChore) => Object.assign(chore, { id: keyOf(chore) });
const turnOf = (chore: PlannedChore) => `${keyOf(chore)} ${chore.inPlaceOf ?? chore.assignedTo}`;

describe('a plan with absences', { timeout: PATIENCE_MS }, () => {
  test('has the same turns on the same days, but for days on which nobody is there, and gives nothing to who is away', () => {
    const check = ({ request, absences }: Case) => {
      const somebodyThere = ({ dueDate }: PlannedChore) =>
        presentOn(absences, request.members, dueDate).length > 0;
      const plan = planMonth({ ...request, absences });
      expect(plan.map(turnOf)).toEqual(planMonth(request).filter(somebodyThere).map(turnOf));
      for (const { assignedTo, inPlaceOf, dueDate } of plan) {
        expect(isAway(absences, assignedTo, dueDate)).toBe(false);
        expect(request.members).toContain(assignedTo);
        if (inPlaceOf !== undefined) expect(isAway(absences, inPlaceOf, dueDate)).toBe(true);
      }
    };
    fc.assert(fc.property(requestsWithAbsences, check), { numRuns: 100 });
  });

  test('the turns that are missed go round those who are there, to one', () => {
    const check = (members: string[], seed: string, missing: number, first: number, count: number) => {
      const away = new Set(members.slice(0, missing % members.length));
      const takerOf = turnsAmongPresent(members, seed, 'sweep');
      const missed = Array.from({ length: count }, (_, turn) => takerOf(first + turn, away)).filter(
        (taken) => taken?.inPlaceOf !== undefined,
      );
      const counts = members
        .filter((member) => !away.has(member))
        .map((member) => missed.filter((taken) => taken?.assignedTo === member).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    };
    const small = fc.nat({ max: 200 });
    fc.assert(fc.property(someMembers, fc.string(), small, small, small, check));
  });
});

describe('chores that change hands', { timeout: PATIENCE_MS }, () => {
  test('dealt anew: nothing to who is away, and nothing of a day on which nobody is there', () => {
    const check = ({ request, absences }: Case) => {
      const chores = planMonth(request).map(named);
      const dealt = dealAnew({ ...request, absences, chores });
      const dayOf = new Map(chores.map(({ id, dueDate }) => [id, dueDate]));
      for (const { choreId, assignedTo } of dealt)
        expect(isAway(absences, assignedTo, dayOf.get(choreId) ?? '')).toBe(false);
      const without = chores.filter(
        ({ dueDate }) => presentOn(absences, request.members, dueDate).length === 0,
      );
      expect(dealt).toHaveLength(chores.length - without.length);
    };
    fc.assert(fc.property(requestsWithAbsences, check), { numRuns: 50 });
  });

  test('of somebody who leaves: to those who are there, and to all where nobody is', () => {
    const check = ({ request, absences }: Case) => {
      const chores = planMonth(request).map(named);
      const minutesOf = new Map(request.members.map((member) => [member, 0]));
      const dealt = dealToLeastLoaded({ chores, minutesOf, templates: request.templates, absences });
      expect(dealt.map(({ choreId }) => choreId).toSorted()).toEqual(chores.map(({ id }) => id).toSorted());
      const dayOf = new Map(chores.map(({ id, dueDate }) => [id, dueDate]));
      for (const { choreId, assignedTo } of dealt) {
        const present = presentOn(absences, request.members, dayOf.get(choreId) ?? '');
        if (present.length > 0) expect(present).toContain(assignedTo);
      }
    };
    fc.assert(fc.property(requestsWithAbsences, check), { numRuns: 50 });
  });

  test('planned anew: what comes goes to those who are there, what stands stays, and a second time changes nothing', () => {
    const cases = fc.tuple(requestsWithAbsences, fc.infiniteStream(fc.nat()));
    const check = ([{ request, absences }, chance]: [Case, Iterator<number>]) => {
      const draw = (below: number) => Number(chance.next().value) % below;
      const { year, month, ...settings } = request;
      const types = new Set(request.templates.map(({ id }) => id));
      const open = planMonth({ ...request, absences })
        .filter(() => draw(3) > 0)
        .map((chore) => Object.assign(named(chore), { movedBySwap: draw(8) === 0 }));
      const home = { ...settings, absences, months: [{ year, month }], open, completed: [] };
      const changes = replan(home, types);
      const somebodyThere = planMonth({ ...request, absences }).map(keyOf);
      for (const { kind, to } of changes) {
        if (kind === 'removed' || !to) throw new Error(`nothing of a plan goes: ${kind}`);
        expect(isAway(absences, to.assignedTo, to.dueDate)).toBe(false);
        expect(somebodyThere).toContain(keyOf(to));
      }
      const gone = new Set(changes.flatMap(({ chore }) => chore?.id ?? []));
      const after = [
        ...open.filter(({ id }) => !gone.has(id)),
        ...changes.flatMap(({ chore, to }) =>
          to ? [{ movedBySwap: false, ...chore, ...to, id: keyOf(to) }] : [],
        ),
      ];
      expect(after.map(keyOf).toSorted()).toEqual(somebodyThere.toSorted());
      expect(replan({ ...home, open: after }, types)).toEqual([]);
    };
    fc.assert(fc.property(cases, check), { numRuns: 50 });
  });

  test('planned anew on a day on which nobody is there: what stands stays, nothing comes', () => {
    const check = ({ request }: Case) => {
      const { year, month, ...settings } = request;
      const types = new Set(request.templates.map(({ id }) => id));
      const absences = request.members.map((userId) => ({ userId, from: '0001-01-01', to: '9999-12-31' }));
      const planned = planMonth(request).map((chore) => Object.assign(named(chore), { movedBySwap: false }));
      const open = planned.filter((_, index) => index % 2 === 0);
      const home = { ...settings, absences, months: [{ year, month }], open, completed: [] };
      const changes = replan(home, types);
      expect(changes.filter(({ kind }) => kind !== 'reassigned')).toEqual([]);
    };
    fc.assert(fc.property(requestsWithAbsences, check), { numRuns: 30 });
  });
});
