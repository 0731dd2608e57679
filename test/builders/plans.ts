import fc from 'fast-check';
import { addDays, daysOfMonth, nextMonth } from '#domain/days.ts';
import type { Day, Month } from '#domain/days.ts';
import type { StandingChore } from '#domain/plan/again.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import { planMonth, type PlanRequest } from '#domain/plan/month.ts';
import { BUILT_IN_TEMPLATES, FREQUENCIES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

/** Returns a template. A test names only the fields that it is about. */
export const templateOf = (id: string, fields: Partial<ChoreTemplate> = {}): ChoreTemplate => ({
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

/** The templates that every home begins with, as an example for plans. */
export const FOUR_TEMPLATES: readonly ChoreTemplate[] = BUILT_IN_TEMPLATES.filter(
  ({ since }) => since === undefined,
);

/** An open chore that is due on its planned day, with the member whose turn it is. */
export const choreOf = (
  type: string,
  plannedOn: Day,
  turnOf: string,
  fields: Partial<StandingChore> = {},
): StandingChore => ({
  id: `${type} ${plannedOn}`,
  type,
  plannedOn,
  round: type,
  turnOf,
  made: 1,
  minutes: 30,
  dueDate: plannedOn,
  isOnce: false,
  isOpen: true,
  heldBy: null,
  heldWhy: null,
  heldFrom: null,
  claimedBy: null,
  assignedTo: turnOf,
  ...fields,
});

/** The chores of a plan that was just made. */
export const asChores = (planned: readonly PlannedChore[]): StandingChore[] =>
  planned.map(({ type, plannedOn, turnOf, round }) => choreOf(type, plannedOn, turnOf, { round }));

export const daysOf = (chores: readonly PlannedChore[], type: string): Day[] =>
  chores.filter((chore) => chore.type === type).map(({ plannedOn }) => plannedOn);

const { timesPerWeek, priority, minutes } = TEMPLATE_LIMITS;

const fieldsOf = (ids: readonly string[]) =>
  fc.record({
    frequency: fc.constantFrom(...FREQUENCIES),
    occurrencesPerWeek: fc.integer(timesPerWeek),
    priority: fc.integer(priority),
    estimatedTime: fc.integer(minutes),
    flexible: fc.boolean(),
    // Mostly untied: tied at random, twenty would nearly always be one group.
    requiresSameDay: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray([...ids, 'gone'], { maxLength: 2 }) },
    ),
  });

/** 1 to 20 templates of every frequency, some of them tied to each other, to themselves or to one that is gone. */
export const someTemplates = fc
  .uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,4}$/), { minLength: 1, maxLength: 20 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fieldsOf(ids).map((fields): ChoreTemplate => templateOf(id, fields)))),
  );

export const someMembers = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 30,
});

const someMonths = (firstYear: number) =>
  fc.record({ year: fc.integer({ min: firstYear, max: 2040 }), month: fc.integer({ min: 0, max: 11 }) });

/** Everything of a request but its templates, for the whole of any month from January of `firstYear` on. */
export const wholeMonths = (firstYear = 2024) =>
  fc
    .tuple(someMembers, fc.boolean(), fc.string(), someMonths(firstYear))
    .map(([members, includeWeekends, seed, { year, month }]) => {
      return { members, includeWeekends, seed, year, month, from: '0001-01-01' };
    });

/** Any request for the whole of any month from January of `firstYear` on. */
export const wholeRequests = (firstYear = 2024): fc.Arbitrary<PlanRequest> =>
  fc
    .tuple(wholeMonths(firstYear), someTemplates)
    .map(([month, templates]) => Object.assign(month, { templates }));

/** Any request from any day of its month on, from the last before it, or from the first after it. */
export const requestsFromADay = fc
  .tuple(wholeRequests(), fc.integer({ min: -1, max: 31 }))
  .map(([request, daysGone]): PlanRequest => {
    const [first = ''] = daysOfMonth(request.year, request.month);
    return Object.assign(request, { from: addDays(first, daysGone) });
  });

/** The plans of `count` months that follow each other, the request's first. */
export function planMonths(request: PlanRequest, count: number): PlannedChore[] {
  let month: Month = request;
  return Array.from({ length: count }, () => {
    const { year, month: index } = month;
    month = nextMonth(month);
    return planMonth({ ...request, year, month: index });
  }).flat();
}
