import { awayByDay, type Absence } from '#domain/absences.ts';
import { daysOfMonth, nextMonth, weekdayOf } from '#domain/days.ts';
import type { Day, Month } from '#domain/days.ts';
import {
  dealEvenly,
  nothingBefore,
  type DealBy,
  type DealtBefore,
  type TurnToDeal,
} from '#domain/even-minutes.ts';
import { randomBelow } from '#domain/random.ts';
import { rotationOf, turnsAmongPresent, type TurnTaken } from '#domain/rotation.ts';
import { sameDayGroups, TEMPLATE_LIMITS } from '#domain/templates.ts';
import type { ChoreTemplate, Frequency, SameDayGroup } from '#domain/templates.ts';

export type PlanRequest = {
  /** User ids, in any order. Nobody: an empty plan. */
  members: readonly string[];
  templates: readonly ChoreTemplate[];
  includeWeekends: boolean;
  /** The home's seed: everything left to chance comes from it. */
  seed: string;
  year: number;
  /** Zero-based. */
  month: number;
  /** Whoever is away on a day has no chore on it, and where nobody is there, none is planned (docs/product/away.md 'Planning around it'). */
  absences: readonly Absence[];
  /** Nothing is planned before this day; it moves no chore to another day or person. */
  from: Day;
  /** Turns, where it is not said (docs/product/fair.md 'Deal by'). */
  dealBy?: DealBy | undefined;
  /** What even minutes go by; where it is not said, nobody did anything yet. */
  before?: DealtBefore | undefined;
  /** Chores that stand on their days already, completed, so that even minutes deal none there. */
  standing?: readonly Pick<PlannedChore, 'type' | 'dueDate'>[] | undefined;
};

export type PlannedChore = {
  /** A template's id. */
  type: string;
  /** A user id. */
  assignedTo: string;
  dueDate: Day;
  /** A user id: whose turn it was, where they are away that day. */
  inPlaceOf?: string;
};

/**
 * Turns are counted from this month on, past the ends of months: if each month began its round anew, a monthly chore
 * would stay with one person for ever. So any run of days is fair to one turn, a month and its rest from `from` too.
 * Moving this month deals every later plan anew.
 */
const FIRST_MONTH_OF_ROTATION: Month = { year: 2026, month: 0 };

/**
 * The chores of one month from `from` on (docs/product/plan.md 'A pure plan'), by date, then priority (5 first), then type.
 * The same request always gives the same plan. No two chores have the same type and day.
 */
export function planMonth(request: PlanRequest): PlannedChore[] {
  const { members, templates, includeWeekends, seed, year, month, absences, from } = request;
  if (members.length === 0) return [];
  const earlierMonths = monthsOfRotationBefore({ year, month }).map((of) =>
    workingDaysOf(of, includeWeekends),
  );
  const thisMonth = workingDaysOf({ year, month }, includeWeekends);
  const awayOn = awayByDay(absences);

  const turns = sameDayGroups(templates).flatMap((group) => {
    const pickDays = dayPickerOf(group.leader, includeWeekends, seed);
    const turnsBefore = earlierMonths.reduce((sum, days) => sum + pickDays(days).length, 0);
    const memberAt = rotationOf(members, seed, group.leader.id);
    const takerOf = turnsAmongPresent(members, seed, group.leader.id);
    return pickDays(thisMonth).flatMap(({ day: dueDate }, index): Turn[] => {
      if (dueDate < from) return [];
      const turn = turnsBefore + index;
      return [
        {
          group,
          dueDate,
          memberAt: (later) => memberAt(turn + later),
          takenInTurn: () => takerOf(turn, awayOn(dueDate)),
        },
      ];
    });
  });
  return takersOf(request, turns)
    .flatMap(({ templates: ofTurn, dueDate, taken }) =>
      ofTurn.map(({ id, priority }) => ({ type: id, ...taken, dueDate, priority })),
    )
    .toSorted(inBoardOrder)
    .map(({ type, assignedTo, dueDate, inPlaceOf }) => {
      const chore = { type, assignedTo, dueDate };
      return inPlaceOf === undefined ? chore : Object.assign(chore, { inPlaceOf });
    });
}

type Turn = {
  group: SameDayGroup;
  dueDate: Day;
  memberAt: TurnToDeal['memberAt'];
  /** Undefined where nobody is there. */
  takenInTurn: () => TurnTaken | undefined;
};
type TakenTurn = { templates: readonly ChoreTemplate[]; dueDate: Day; taken: TurnTaken };

/** Who takes each turn, and which of its chores are to be made. */
function takersOf(request: PlanRequest, turns: readonly Turn[]): TakenTurn[] {
  const { members, absences, dealBy, before, standing = [], from, year, month } = request;
  if (dealBy !== 'even_minutes')
    return turns.flatMap(({ group: { templates }, dueDate, takenInTurn }) => {
      const taken = takenInTurn();
      return taken ? [{ templates, dueDate, taken }] : [];
    });
  const keyOf = ({ type, dueDate }: Pick<PlannedChore, 'type' | 'dueDate'>) => `${dueDate} ${type}`;
  const stands = new Set(standing.map(keyOf));
  const [first = from] = daysOfMonth(year, month);
  const home = { members, absences, before: before ?? nothingBefore(from > first ? from : first) };
  const toDeal = turns.flatMap(({ group, dueDate, memberAt }) => {
    const templates = group.templates.filter(({ id: type }) => !stands.has(keyOf({ type, dueDate })));
    if (templates.length === 0) return [];
    return [{ templates, dueDate, memberAt, leaderId: group.leader.id, minutes: minutesOf(templates) }];
  });
  return dealEvenly(home, toDeal).map(({ turn: { templates, dueDate }, taker }) => ({
    templates,
    dueDate,
    taken: { assignedTo: taker },
  }));
}

const minutesOf = (templates: readonly ChoreTemplate[]) =>
  templates.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);

/**
 * The chores of months that follow each other, from `from` on: by even minutes each month goes by what those before it deal
 * (docs/product/fair.md 'What counts as minutes').
 */
export function planAhead(request: Omit<PlanRequest, keyof Month>, months: readonly Month[]): PlannedChore[] {
  if (request.dealBy !== 'even_minutes')
    return months.flatMap((month) => planMonth({ ...request, ...month }));
  const minutes = new Map(request.templates.map(({ id, estimatedTime }) => [id, estimatedTime]));
  const { minutes: already, ...before } = request.before ?? nothingBefore(request.from);
  const planned: PlannedChore[] = [];
  for (const month of months) {
    const dealt = planned.map(({ type, assignedTo, dueDate }) => ({
      userId: assignedTo,
      day: dueDate,
      minutes: minutes.get(type) ?? 0,
    }));
    planned.push(
      ...planMonth({ ...request, ...month, before: { ...before, minutes: [...already, ...dealt] } }),
    );
  }
  return planned;
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
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  return b.priority - a.priority || (a.type < b.type ? -1 : 1);
}

/** With the date 1 to 31 and the weekday 1 to 7 beside it: counted on, since asking every day anew takes most of a plan's time. */
type WorkingDay = { day: Day; date: number; weekday: number };

function workingDaysOf({ year, month }: Month, includeWeekends: boolean): WorkingDay[] {
  const days = daysOfMonth(year, month);
  const before = weekdayOf(days[0] ?? '') - 1;
  return days
    .map((day, index) => ({ day, date: index + 1, weekday: ((before + index) % 7) + 1 }))
    .filter(({ weekday }) => includeWeekends || weekday <= 5);
}

/** Which of a month's working days (all of them, in order) are a template's. */
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

// Counted from 0 in sevens from the 1st, whatever weekday that is (docs/product/plan.md 'Days of each frequency').
function weekOfMonth({ date }: WorkingDay): number {
  return Math.floor((date - 1) / 7);
}

// Weekdays 1 to 7, in the middle of each of `times` equal stretches: two of Monday to Friday are Tuesday and Thursday. Of the whole
// week, so that one which two months share has no more of them than any other.
function spread(daysAWeek: number, times: number): ReadonlySet<number> {
  const stretches = Math.min(times, daysAWeek);
  return new Set(
    Array.from(
      { length: stretches },
      (_, index) => 1 + Math.floor(((2 * index + 1) * daysAWeek) / (2 * stretches)),
    ),
  );
}
