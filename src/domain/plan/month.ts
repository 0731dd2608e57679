import { daysOfMonth, nextMonth, weekdayOf } from '#domain/days.ts';
import type { Day, Month } from '#domain/days.ts';
import {
  assignEvenly,
  nothingBefore,
  type DealBy,
  type MinutesBefore,
  type TurnToAssign,
} from '#domain/plan/even-minutes.ts';
import type { PlannedChore } from '#domain/plan/facts.ts';
import { rotationOf } from '#domain/plan/rotation.ts';
import { randomBelow } from '#domain/random.ts';
import { repeating, sameDayGroups, TEMPLATE_LIMITS } from '#domain/templates.ts';
import type { ChoreTemplate, Frequency, SameDayGroup } from '#domain/templates.ts';

export type PlanRequest = {
  /** User ids, in any order. If there are none, the plan is empty. */
  members: readonly string[];
  templates: readonly ChoreTemplate[];
  includeWeekends: boolean;
  /** The home's seed decides everything that is left to chance. */
  seed: string;
  year: number;
  /** Zero-based. */
  month: number;
  /** The plan leaves out the days before this one. That moves no chore to another day or member. */
  from: Day;
  /** Turns, if it is not given (docs/product/fair.md 'Even minutes'). */
  dealBy?: DealBy | undefined;
  /** The minutes that even minutes compare. If it is not given, no member has done anything yet. */
  before?: MinutesBefore | undefined;
  /** Chores that exist already, so that even minutes assign no turn for them. */
  standing?: readonly Pick<PlannedChore, 'type' | 'plannedOn'>[] | undefined;
};

/**
 * Turns are counted from this month on, across months: if each month restarted its round, a monthly chore would stay with one member for
 * ever. So over any run of days two members differ by at most one turn. Changing this month changes every later plan.
 */
const FIRST_MONTH_OF_ROTATION: Month = { year: 2026, month: 0 };

/**
 * Returns the chores of one month from `from` on (docs/product/plan.md 'What a plan depends on'), by date, then priority (5 first), then
 * type. The same request always gives the same plan, and no two chores have the same type and day. Absences do not matter here: `assign`
 * finds stand-ins.
 */
export function planMonth(request: PlanRequest): PlannedChore[] {
  const { members, templates, includeWeekends, seed, year, month, from } = request;
  if (members.length === 0) return [];
  const earlierMonths = monthsOfRotationBefore({ year, month }).map((of) =>
    workingDaysOf(of, includeWeekends),
  );
  const thisMonth = workingDaysOf({ year, month }, includeWeekends);

  const turns = sameDayGroups(repeating(templates)).flatMap((group) => {
    const pickDays = dayPickerOf(group.leader, includeWeekends, seed);
    const turnsBefore = earlierMonths.reduce((sum, days) => sum + pickDays(days).length, 0);
    const memberAt = rotationOf(members, seed, group.leader.id);
    return pickDays(thisMonth).flatMap(({ day: plannedOn }, index): Turn[] => {
      const turn = turnsBefore + index;
      return plannedOn < from ? [] : [{ group, plannedOn, memberAt: (later) => memberAt(turn + later) }];
    });
  });
  return membersOf(request, turns)
    .flatMap(({ templates: ofTurn, round, plannedOn, turnOf }) =>
      ofTurn.map(({ id, priority }) => ({ type: id, plannedOn, round, turnOf, priority })),
    )
    .toSorted(inBoardOrder)
    .map(({ type, plannedOn, round, turnOf }) => ({ type, plannedOn, round, turnOf }));
}

type Turn = { group: SameDayGroup; plannedOn: Day; memberAt: TurnToAssign['memberAt'] };
type TakenTurn = { templates: readonly ChoreTemplate[]; round: string; plannedOn: Day; turnOf: string };

/** Returns whose each turn is, and which of its chores the plan creates. */
function membersOf(request: PlanRequest, turns: readonly Turn[]): TakenTurn[] {
  const { members, dealBy, before, standing = [], from, year, month } = request;
  if (dealBy !== 'even_minutes')
    return turns.map(({ group: { leader, templates }, plannedOn, memberAt }) => {
      return { templates, round: leader.id, plannedOn, turnOf: memberAt(0) };
    });
  const keyOf = ({ type, plannedOn }: Pick<PlannedChore, 'type' | 'plannedOn'>) => `${plannedOn} ${type}`;
  const stands = new Set(standing.map(keyOf));
  const [first = from] = daysOfMonth(year, month);
  const toAssign = turns.flatMap(({ group, plannedOn, memberAt }) => {
    const templates = group.templates.filter(({ id: type }) => !stands.has(keyOf({ type, plannedOn })));
    if (templates.length === 0) return [];
    return [{ templates, plannedOn, memberAt, round: group.leader.id, minutes: minutesOf(templates) }];
  });
  const home = { members, before: before ?? nothingBefore(from > first ? from : first) };
  return assignEvenly(home, toAssign).map(({ turn: { templates, round, plannedOn }, member }) => {
    return { templates, round, plannedOn, turnOf: member };
  });
}

const minutesOf = (templates: readonly ChoreTemplate[]) =>
  templates.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);

/**
 * Returns the chores of consecutive months from `from` on. With even minutes each month counts what the months before it assign
 * (docs/product/fair.md 'What counts as minutes').
 */
export function planAhead(request: Omit<PlanRequest, keyof Month>, months: readonly Month[]): PlannedChore[] {
  if (request.dealBy !== 'even_minutes')
    return months.flatMap((month) => planMonth({ ...request, ...month }));
  const minutesOfType = minutesByType(request.templates);
  const { minutes: already, ...before } = request.before ?? nothingBefore(request.from);
  const planned: PlannedChore[] = [];
  for (const month of months) {
    const minutes = planned.map(({ type, turnOf, plannedOn }) => {
      return { userId: turnOf, day: plannedOn, minutes: minutesOfType(type) };
    });
    planned.push(
      ...planMonth({ ...request, ...month, before: { ...before, minutes: [...already, ...minutes] } }),
    );
  }
  return planned;
}

/**
 * Returns a function from a type (a template's id) to its estimated minutes; for a deleted template, the form's default
 * (docs/product/templates.md 'The form').
 */
export function minutesByType(templates: readonly ChoreTemplate[]): (type: string) => number {
  const minutes = new Map(templates.map(({ id, estimatedTime }) => [id, estimatedTime]));
  return (type) => minutes.get(type) ?? TEMPLATE_LIMITS.minutes.initial;
}

function monthsOfRotationBefore({ year, month }: Month): Month[] {
  const months: Month[] = [];
  let next = FIRST_MONTH_OF_ROTATION;
  while (next.year < year || (next.year === year && next.month < month)) {
    months.push(next);
    next = nextMonth(next);
  }
  return months;
}

function inBoardOrder(
  a: PlannedChore & { priority: number },
  b: PlannedChore & { priority: number },
): number {
  if (a.plannedOn !== b.plannedOn) return a.plannedOn < b.plannedOn ? -1 : 1;
  return b.priority - a.priority || (a.type < b.type ? -1 : 1);
}

/** With its date (1 to 31) and weekday (1 to 7). They are counted up, because computing them for each day takes most of a plan's time. */
type WorkingDay = { day: Day; date: number; weekday: number };

function workingDaysOf({ year, month }: Month, includeWeekends: boolean): WorkingDay[] {
  const days = daysOfMonth(year, month);
  const before = weekdayOf(days[0] ?? '') - 1;
  return days
    .map((day, index) => ({ day, date: index + 1, weekday: ((before + index) % 7) + 1 }))
    .filter(({ weekday }) => includeWeekends || weekday <= 5);
}

/** Returns which of a month's working days (all of them, in order) are a template's. */
type DayPicker = (workingDays: readonly WorkingDay[]) => WorkingDay[];

// Positions count the whole month's working days, those before `from` too (docs/product/plan.md 'Days of each frequency').
const PICKERS: Record<Frequency, (weekday: number, timesOfWeek: ReadonlySet<number>) => DayPicker> = {
  daily: () => (days) => [...days],
  biennial: () => (days) => days.filter((_, index) => index % 2 === 0),
  triennial: () => (days) => days.filter((_, index) => index % 3 === 0),
  weekly: (weekday) => (days) => days.filter((day) => day.weekday === weekday),
  biweekly: (weekday) => (days) =>
    days.filter((day) => day.weekday === weekday && weekOfMonth(day) % 2 === 0),
  monthly: (weekday) => (days) => days.filter((day) => day.weekday === weekday && weekOfMonth(day) === 0),
  multiple: (_, timesOfWeek) => (days) => days.filter((day) => timesOfWeek.has(day.weekday)),
};

function dayPickerOf(template: ChoreTemplate, includeWeekends: boolean, seed: string): DayPicker {
  const daysAWeek = includeWeekends ? 7 : 5;
  const weekday = 1 + randomBelow(daysAWeek, seed, template.id, 'weekday');
  const timesPerWeek = template.occurrencesPerWeek ?? TEMPLATE_LIMITS.timesPerWeek.initial;
  return PICKERS[template.frequency](weekday, spread(daysAWeek, timesPerWeek));
}

// Counts from 0 in sevens from the 1st, whatever weekday that is (docs/product/plan.md 'Days of each frequency').
function weekOfMonth({ date }: WorkingDay): number {
  return Math.floor((date - 1) / 7);
}

// Returns weekdays (1 to 7) in the middle of `times` equal stretches: twice from Monday to Friday is Tuesday and Thursday. It divides the
// whole week, so that a week in two months has no more of them than any other.
function spread(daysAWeek: number, times: number): ReadonlySet<number> {
  const stretches = Math.min(times, daysAWeek);
  return new Set(
    Array.from(
      { length: stretches },
      (_, index) => 1 + Math.floor(((2 * index + 1) * daysAWeek) / (2 * stretches)),
    ),
  );
}
