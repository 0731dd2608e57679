import { awayByDay, type Absence } from '#domain/absences.ts';
import { addDays, type Day } from '#domain/days.ts';

/** The periods to look back at, in weeks (docs/product/fair.md 'Balance'). */
export const BALANCE_WEEKS = [4, 12] as const;
export type BalanceWeeks = (typeof BALANCE_WEEKS)[number];

/** So many days from today on what waits is counted (docs/product/fair.md 'Verdict and bars'). */
export const WAITING_DAYS = 28;

/** So few minutes from an even share are called even (docs/product/fair.md 'Verdict and bars'). */
export const EVEN_WITHIN = 5;
/** A home in which nobody is further from it is even, also where all chores are short (docs/product/fair.md 'Verdict and bars'). */
const EVEN_ENOUGH = 15;

/** What a person completed on a day of the home: minutes in all, of the longest chore, and how many were late. */
type DoneOnDay = { userId: string; day: Day; minutes: number; longest: number; late: number };
/** How many chores a person took over and handed on by swaps that were accepted on a day. */
type SwappedOnDay = { userId: string; day: Day; taken: number; handedOn: number };
/** Days on which somebody lived in the home, both ends too; who still does has no end, and a stay without a beginning began before all. */
type Stay = { userId: string; from: Day | null; to: Day | null };

/** What a balance is made of. Rows of other days do not count; several of one person and day count together, in any order. */
export type BalanceRows = {
  done: readonly DoneOnDay[];
  swapped: readonly SwappedOnDay[];
  /** Minutes of each person's open chores of the days that wait. */
  waiting: readonly { userId: string; minutes: number }[];
  stays: readonly Stay[];
  absences: readonly Absence[];
};

/** Minutes and percents are whole; `share` and `evenShare` are percents of all that was done. */
export type BalancePart = {
  minutes: number;
  share: number;
  evenMinutes: number;
  evenShare: number;
  late: number;
  swapsTaken: number;
  swapsHandedOn: number;
};
type MemberBalance = BalancePart & {
  userId: string;
  waiting: number;
  /** Days of the period on which they lived there, away or not. */
  daysThere: number;
  daysAway: number;
};

type Off = { userId: string; minutes: number };
/** What it comes to so far; minutes from an even share. Of an uneven one those who did most beyond their share, and most short of it. */
type Verdict =
  | { kind: 'alone' }
  | { kind: 'nothing' }
  | { kind: 'even'; furthest: number }
  | { kind: 'uneven'; ahead: Off | null; behind: Off | null };

export type Balance = {
  weeks: BalanceWeeks;
  /** How many days the period has. */
  days: number;
  /** Who lives there now, most minutes first. */
  members: MemberBalance[];
  /** Whoever lived there before, together; null where there is nothing of them. */
  former: BalancePart | null;
  verdict: Verdict;
};

/**
 * The first day that counts of so many weeks (docs/product/fair.md 'Balance'): they end with today.
 * @param today the day in the home's zone
 */
export const balanceFrom = (today: Day, weeks: number): Day => addDays(today, 1 - 7 * weeks);

const daysFrom = (from: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/** Every day that may count, the oldest first, and tomorrow: what a clock ahead of ours wrote counts for no day yet. `today` as above. */
export function balanceDays(today: Day): Day[] {
  const longest = Math.max(...BALANCE_WEEKS);
  return daysFrom(balanceFrom(today, longest), 7 * longest + 1);
}

const isWithin = (day: Day, { from, to }: { from: Day | null; to: Day | null }) =>
  (from === null || from <= day) && (to === null || day <= to);

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

const add = (sums: Map<string, number>, userId: string, more: number) =>
  sums.set(userId, (sums.get(userId) ?? 0) + more);

type Presence = {
  lived: Map<string, number>;
  away: Map<string, number>;
  /** Minutes of an even share, not rounded. */
  even: Map<string, number>;
};

/** Divides each day's minutes among who lived there and was not away; where all were away, among all who lived there. */
function divide(days: readonly Day[], { done, stays, absences }: BalanceRows): Presence {
  const minutesOn = new Map<Day, number>();
  for (const { day, minutes } of done) add(minutesOn, day, minutes);
  const awayOn = awayByDay(absences);
  const found: Presence = { lived: new Map(), away: new Map(), even: new Map() };
  for (const day of days) {
    const living = new Set(stays.filter((stay) => isWithin(day, stay)).map(({ userId }) => userId));
    const away = awayOn(day);
    for (const userId of living) {
      add(found.lived, userId, 1);
      if (away.has(userId)) add(found.away, userId, 1);
    }
    const present = [...living].filter((userId) => !away.has(userId));
    const among = present.length > 0 ? present : [...living];
    for (const userId of among) add(found.even, userId, (minutesOn.get(day) ?? 0) / among.length);
  }
  return found;
}

/**
 * Who did how much of the chores, beside an even share of the days they were there (docs/product/fair.md 'Balance'). Each percent is
 * rounded by itself, so that equal shares look equal (docs/product/fair.md 'The even share').
 * @param today the day in the home's zone
 * @param members who lives there now
 */
export function balanceOf(
  today: Day,
  weeks: BalanceWeeks,
  members: readonly string[],
  rows: BalanceRows,
): Balance {
  const period = { from: balanceFrom(today, weeks), to: today };
  const done = rows.done.filter(({ day }) => isWithin(day, period));
  const swapped = rows.swapped.filter(({ day }) => isWithin(day, period));
  const days = daysFrom(period.from, 7 * weeks);
  const { lived, away, even } = divide(days, { ...rows, done });
  const total = sumOf(done, ({ minutes }) => minutes);
  const percent = (minutes: number) => (total === 0 ? 0 : Math.round((100 * minutes) / total));
  const partOf = (isTheirs: (userId: string) => boolean): BalancePart => {
    const own = done.filter(({ userId }) => isTheirs(userId));
    const swaps = swapped.filter(({ userId }) => isTheirs(userId));
    const minutes = sumOf(own, (row) => row.minutes);
    const evenMinutes = sumOf(
      // Fractions add up to another sum in another order.
      [...even].filter(([userId]) => isTheirs(userId)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ([, share]) => share,
    );
    return {
      minutes,
      share: percent(minutes),
      evenMinutes: Math.round(evenMinutes),
      evenShare: percent(evenMinutes),
      late: sumOf(own, (row) => row.late),
      swapsTaken: sumOf(swaps, (row) => row.taken),
      swapsHandedOn: sumOf(swaps, (row) => row.handedOn),
    };
  };
  const own = members
    .map((member) => ({
      userId: member,
      ...partOf((userId) => userId === member),
      waiting: sumOf(
        rows.waiting.filter(({ userId }) => userId === member),
        ({ minutes }) => minutes,
      ),
      daysThere: lived.get(member) ?? 0,
      daysAway: away.get(member) ?? 0,
    }))
    .toSorted((one, other) => other.minutes - one.minutes || (one.userId < other.userId ? -1 : 1));
  const current = new Set(members);
  const former = partOf((userId) => !current.has(userId));
  const longest = Math.max(0, ...done.map((row) => row.longest));
  return {
    weeks,
    days: days.length,
    members: own,
    former: Object.values(former).some((count) => count > 0) ? former : null,
    verdict: verdictOf(own, { total, longest }),
  };
}

/** How many minutes somebody did beyond an even share, negative where short of it (docs/product/fair.md 'Verdict and bars'). */
export const beyondEven = ({ minutes, evenMinutes }: Pick<BalancePart, 'minutes' | 'evenMinutes'>): number =>
  minutes - evenMinutes;

function verdictOf(
  members: readonly MemberBalance[],
  { total, longest }: { total: number; longest: number },
): Verdict {
  if (members.length === 1) return { kind: 'alone' };
  if (total === 0) return { kind: 'nothing' };
  const off = members
    .map((member) => ({ userId: member.userId, minutes: beyondEven(member) }))
    .toSorted((one, other) => other.minutes - one.minutes || (one.userId < other.userId ? -1 : 1));
  const furthest = Math.max(0, ...off.map(({ minutes }) => Math.abs(minutes)));
  // As near as whole chores can come.
  if (furthest <= Math.max(longest, EVEN_ENOUGH)) return { kind: 'even', furthest };
  const [most] = off;
  const least = off.at(-1);
  return {
    kind: 'uneven',
    ahead: most && most.minutes > EVEN_WITHIN ? most : null,
    behind: least && least.minutes < -EVEN_WITHIN ? { ...least, minutes: -least.minutes } : null,
  };
}
