import { awayByDay, type Absence } from '#domain/absences.ts';
import { addDays, daysBetween, type Day } from '#domain/days.ts';

/** How a home's plan deals chores out (docs/product/fair.md 'Deal by'). */
export const DEAL_BY = ['turns', 'even_minutes'] as const;
export type DealBy = (typeof DEAL_BY)[number];

/** Minutes of chores that somebody (a user id) has done, or has before them, on a day. */
export type MinutesOfDay = { userId: string; day: Day; minutes: number };

/** What even minutes go by beside the plan itself (docs/product/fair.md 'What counts as minutes', 'Days at home'). */
export type DealtBefore = {
  /** Minutes and days count from this one on. */
  since: Day;
  /** The day on which each came to live there, by user id; whoever is not named has lived there since `since`. */
  joined: ReadonlyMap<string, Day>;
  /** Those that were over before the plan's first day. */
  absences: readonly Absence[];
  /** In any order. What lies ahead counts once its day is dealt. */
  minutes: readonly MinutesOfDay[];
};

/** 4 weeks. */
const DAYS_BEFORE = 28;

/** The day from which on minutes count for a plan whose first day is `from` (docs/product/fair.md 'What counts as minutes'). */
export const countedSince = (from: Day): Day => addDays(from, -DAYS_BEFORE);

/** Nothing was done yet, and everybody has been there for 4 weeks. */
export const nothingBefore = (from: Day): DealtBefore => ({
  since: countedSince(from),
  joined: new Map(),
  absences: [],
  minutes: [],
});

/** What one person takes at once: a chore, or a same-day group's chores of one day. */
export type TurnToDeal = {
  dueDate: Day;
  /** Of all its chores together. */
  minutes: number;
  /** The leader's template id. */
  leaderId: string;
  /** Whose turn it is by the round at 0, and who comes after them at 1 and so on. */
  memberAt: (later: number) => string;
};

/**
 * Who takes each of these turns by even minutes: on each day whoever has the fewest minutes of the last 4 weeks and of the plan so far, per
 * day at home, ties by the round (docs/product/fair.md 'Deal by'). Of two who were there on the same days, one gets a turn only where they
 * have no more than the other: so they are never further apart than the longest turn, once they have been as near.
 * A day's longest turn is dealt first, so that its short ones fill up what the long one left apart. Whoever is away gets none; a turn of a
 * day on which nobody is there is left out.
 */
export function dealEvenly<Turn extends TurnToDeal>(
  home: { members: readonly string[]; absences: readonly Absence[]; before: DealtBefore },
  turns: readonly Turn[],
): { turn: Turn; taker: string }[] {
  const { members, before } = home;
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
  const daysOf = daysAtHome(home);
  const awayOn = awayByDay(home.absences);
  const there = new Map<string, number>();
  let today = '';
  return turns.toSorted(longestFirstByDay).flatMap((turn) => {
    if (turn.dueDate !== today) {
      today = turn.dueDate;
      countUpTo(today);
      there.clear();
      const away = awayOn(today);
      for (const member of members) if (!away.has(member)) there.set(member, daysOf(member, today));
    }
    const taker = fewestPerDay(turn, members.length, { there, minutesOf });
    if (taker === undefined) return [];
    add(taker, turn.minutes);
    return [{ turn, taker }];
  });
}

function longestFirstByDay(a: TurnToDeal, b: TurnToDeal): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  return b.minutes - a.minutes || (a.leaderId < b.leaderId ? -1 : 1);
}

type Standing = { there: ReadonlyMap<string, number>; minutesOf: ReadonlyMap<string, number> };

/** In the order of the round, so that the first of those who have equally few is whose turn comes first. */
function fewestPerDay(
  { memberAt }: TurnToDeal,
  members: number,
  { there, minutesOf }: Standing,
): string | undefined {
  let best: { member: string; minutes: number; days: number } | undefined;
  for (let later = 0; later < members; later++) {
    const member = memberAt(later);
    const days = there.get(member);
    if (days === undefined) continue;
    const minutes = minutesOf.get(member) ?? 0;
    // Whole numbers multiplied crosswise: a quotient could make equals differ.
    if (!best || minutes * best.days < best.minutes * days) best = { member, minutes, days };
  }
  return best?.member;
}

/** How many days somebody has been at home up to a day, that day too: at least 1, as nobody is dealt anything before they live there. */
function daysAtHome({ absences, before }: { absences: readonly Absence[]; before: DealtBefore }) {
  const awayOf = Map.groupBy([...before.absences, ...absences], ({ userId }) => userId);
  return (member: string, day: Day): number => {
    const joined = before.joined.get(member);
    const first = joined !== undefined && joined > before.since ? joined : before.since;
    let days = daysBetween(first, day) + 1;
    for (const { from, to } of awayOf.get(member) ?? []) {
      const begins = from > first ? from : first;
      const ends = to < day ? to : day;
      if (ends >= begins) days -= daysBetween(begins, ends) + 1;
    }
    return Math.max(days, 1);
  };
}
