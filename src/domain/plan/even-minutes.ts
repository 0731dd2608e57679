import type { Absence } from '#domain/absences.ts';
import { addDays, daysBetween, type Day } from '#domain/days.ts';

/** How a home's plan decides whose turn it is (docs/product/fair.md 'Even minutes'). */
export const DEAL_BY = ['turns', 'even_minutes'] as const;
export type DealBy = (typeof DEAL_BY)[number];

/** What decided whose turn a chore is: the home's rule, or the member who added it once (docs/product/board.md 'Add once'). */
export const PLANNED_BY = [...DEAL_BY, 'once'] as const;
export type PlannedBy = (typeof PLANNED_BY)[number];

/** Minutes of chores that a member (a user id) has done, or has to do, on a day. */
type MinutesOfDay = { userId: string; day: Day; minutes: number };

/** The minutes and days that even minutes compare beside the plan itself (docs/product/fair.md 'What counts as minutes'). */
export type MinutesBefore = {
  /** Minutes and days count from this day on. */
  since: Day;
  /** The day on which each member joined, by user id; a member who is not listed has lived there since `since`. */
  joined: ReadonlyMap<string, Day>;
  /** Days away before the plan's first day; a running absence counts until then. */
  absences: readonly Absence[];
  /** In any order. Minutes of a later day count once the plan reaches it. */
  minutes: readonly MinutesOfDay[];
};

/** 4 weeks. */
const DAYS_BEFORE = 28;

/** Returns the day from which on minutes count for a plan whose first day is `from` (docs/product/fair.md 'What counts as minutes'). */
export const countedSince = (from: Day): Day => addDays(from, -DAYS_BEFORE);

/** No member has done anything yet, and all have been there for 4 weeks. */
export const nothingBefore = (from: Day): MinutesBefore => ({
  since: countedSince(from),
  joined: new Map(),
  absences: [],
  minutes: [],
});

/** The chores that one member does at once: a chore, or a same-day group's chores of one day. */
export type TurnToAssign = {
  plannedOn: Day;
  /** The sum of all its chores. */
  minutes: number;
  /** The leader's template id. */
  round: string;
  /** Whose turn it is by the round at 0, and who comes after them at 1 and so on. */
  memberAt: (later: number) => string;
};

/**
 * Returns whose each turn is by even minutes: the member with the fewest minutes of the last 4 weeks and of the plan so far per day at
 * home, ties by the round (docs/product/fair.md 'Even minutes'). Two members who were there on the same days are never further apart than
 * the longest turn, once they have been as near. It assigns a day's longest turn first, so that the short ones even it out.
 */
export function assignEvenly<Turn extends TurnToAssign>(
  { members, before }: { members: readonly string[]; before: MinutesBefore },
  turns: readonly Turn[],
): { turn: Turn; member: string }[] {
  const minutesOf = new Map(members.map((member) => [member, 0]));
  const add = (userId: string, minutes: number) => {
    const had = minutesOf.get(userId);
    if (had !== undefined) minutesOf.set(userId, had + minutes);
  };
  const waiting = before.minutes
    .filter(({ day }) => day >= before.since)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const countUpTo = (day: Day) => {
    for (let next = waiting.at(-1); next && next.day <= day; next = waiting.at(-1)) {
      add(next.userId, next.minutes);
      waiting.pop();
    }
  };
  const daysOf = daysAtHome(before);
  const atHome = new Map<string, number>();
  let today = '';
  return turns.toSorted(longestFirstByDay).flatMap((turn) => {
    if (turn.plannedOn !== today) {
      today = turn.plannedOn;
      countUpTo(today);
      for (const member of members) atHome.set(member, daysOf(member, today));
    }
    const member = fewestPerDay(turn, members.length, { atHome, minutesOf });
    if (member === undefined) return [];
    add(member, turn.minutes);
    return [{ turn, member }];
  });
}

function longestFirstByDay(a: TurnToAssign, b: TurnToAssign): number {
  if (a.plannedOn !== b.plannedOn) return a.plannedOn < b.plannedOn ? -1 : 1;
  return b.minutes - a.minutes || (a.round < b.round ? -1 : 1);
}

type Standing = { atHome: ReadonlyMap<string, number>; minutesOf: ReadonlyMap<string, number> };

/** It asks in the order of the round, so that of equals the member whose turn comes first is chosen. */
function fewestPerDay(
  { memberAt }: TurnToAssign,
  members: number,
  { atHome, minutesOf }: Standing,
): string | undefined {
  let best: { member: string; minutes: number; days: number } | undefined;
  for (let later = 0; later < members; later++) {
    const member = memberAt(later);
    const days = atHome.get(member) ?? 1;
    const minutes = minutesOf.get(member) ?? 0;
    // Whole numbers multiplied crosswise: a quotient could make equals differ.
    if (!best || minutes * best.days < best.minutes * days) best = { member, minutes, days };
  }
  return best?.member;
}

/** Returns how many days a member has been at home up to a day, that day included; at least 1. */
function daysAtHome({ absences, joined, since }: MinutesBefore) {
  const awayOf = Map.groupBy(absences, ({ userId }) => userId);
  return (member: string, day: Day): number => {
    const joinedOn = joined.get(member);
    const first = joinedOn !== undefined && joinedOn > since ? joinedOn : since;
    let days = daysBetween(first, day) + 1;
    for (const { from, to } of awayOf.get(member) ?? []) {
      const begins = from > first ? from : first;
      const ends = to < day ? to : day;
      if (ends >= begins) days -= daysBetween(begins, ends) + 1;
    }
    return Math.max(days, 1);
  };
}
