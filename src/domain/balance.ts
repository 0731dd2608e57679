import { awayByDay, type Absence } from '#domain/absences.ts';
import { addDays, type Day } from '#domain/days.ts';

/** The periods to look back at, in weeks (docs/product/fair.md 'Balance'). */
export const BALANCE_WEEKS = [4, 12] as const;
export type BalanceWeeks = (typeof BALANCE_WEEKS)[number];

/** How many days from today on waiting chores are counted (docs/product/fair.md 'Verdict and bars'). */
export const WAITING_DAYS = 28;

/** Minutes from an even share that still count as even (docs/product/fair.md 'Verdict and bars'). */
export const EVEN_WITHIN = 5;
/**
 * Minutes from an even share within which a home is even, even if all of its chores are shorter (docs/product/fair.md 'Verdict and bars').
 */
const EVEN_ENOUGH = 15;

/** A person's completed chores of a day in the home: minutes in all, minutes of the longest chore, and how many were late. */
type DoneOnDay = { userId: string; day: Day; minutes: number; longest: number; late: number };
/** How many chores a person took over and handed on by swaps accepted on a day. */
type SwappedOnDay = { userId: string; day: Day; taken: number; handedOn: number };
/**
 * Days on which a person lived in the home, both ends included. `from` is null if they began before all counted days, `to` while they live
 * there.
 */
type Stay = { userId: string; from: Day | null; to: Day | null };

/** The data of a balance. Rows of other days do not count; rows of the same person and day add up. Any order. */
export type BalanceRows = {
  done: readonly DoneOnDay[];
  swapped: readonly SwappedOnDay[];
  /** Minutes of each person's open chores in the next WAITING_DAYS. */
  waiting: readonly { userId: string; minutes: number }[];
  stays: readonly Stay[];
  absences: readonly Absence[];
};

/** Minutes and percents are whole numbers. `share` and `evenShare` are percents of all minutes done. */
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
/** The verdict; minutes from an even share. 'uneven' has the member who is furthest above their share, and the one furthest below. */
type Verdict =
  | { kind: 'alone' }
  | { kind: 'nothing' }
  | { kind: 'even'; furthest: number }
  | { kind: 'uneven'; ahead: Off | null; behind: Off | null };

export type Balance = {
  weeks: BalanceWeeks;
  /** How many days the period has. */
  days: number;
  /** The members of today, most minutes first. */
  members: MemberBalance[];
  /** All former members together; null if they have nothing in the period. */
  former: BalancePart | null;
  verdict: Verdict;
};

/**
 * Returns the first day of a period of so many weeks that ends with `today` (docs/product/fair.md 'Balance').
 * @param today the day in the home's zone
 */
export const balanceFrom = (today: Day, weeks: number): Day => addDays(today, 1 - 7 * weeks);

const daysFrom = (from: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/**
 * Returns every day that may count, oldest first, and tomorrow: a chore that a server with a fast clock dated tomorrow does not count yet.
 * `today` as above.
 */
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

/** Divides each day's minutes among the people who lived there and were not away; if all were away, among all of them. */
function divide(days: readonly Day[], { done, stays, absences }: BalanceRows): Presence {
  const minutesOn = new Map<Day, number>();
  for (const { day, minutes } of done) add(minutesOn, day, minutes);
  const awayOn = awayByDay(absences);
  const found: Presence = { lived: new Map(), away: new Map(), even: new Map() };
  for (const day of days) {
    const residents = new Set(stays.filter((stay) => isWithin(day, stay)).map(({ userId }) => userId));
    const away = awayOn(day);
    for (const userId of residents) {
      add(found.lived, userId, 1);
      if (away.has(userId)) add(found.away, userId, 1);
    }
    const present = [...residents].filter((userId) => !away.has(userId));
    const sharers = present.length > 0 ? present : [...residents];
    for (const userId of sharers) add(found.even, userId, (minutesOn.get(day) ?? 0) / sharers.length);
  }
  return found;
}

/**
 * Returns how much of the chores each member did, beside an even share of the days they were there (docs/product/fair.md 'Balance'). Each
 * percent is rounded by itself, so that equal shares look equal (docs/product/fair.md 'The even share').
 * @param today the day in the home's zone
 * @param members the user ids of today's members
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
      // Sorted, because fractions added in another order give another sum.
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

/** Returns how many minutes a member did above an even share; negative below it (docs/product/fair.md 'Verdict and bars'). */
export const minutesAboveEven = ({
  minutes,
  evenMinutes,
}: Pick<BalancePart, 'minutes' | 'evenMinutes'>): number => minutes - evenMinutes;

function verdictOf(
  members: readonly MemberBalance[],
  { total, longest }: { total: number; longest: number },
): Verdict {
  if (members.length === 1) return { kind: 'alone' };
  if (total === 0) return { kind: 'nothing' };
  const off = members
    .map((member) => ({ userId: member.userId, minutes: minutesAboveEven(member) }))
    .toSorted((one, other) => other.minutes - one.minutes || (one.userId < other.userId ? -1 : 1));
  const furthest = Math.max(0, ...off.map(({ minutes }) => Math.abs(minutes)));
  // Whole chores cannot come nearer.
  if (furthest <= Math.max(longest, EVEN_ENOUGH)) return { kind: 'even', furthest };
  const [most] = off;
  const least = off.at(-1);
  return {
    kind: 'uneven',
    ahead: most && most.minutes > EVEN_WITHIN ? most : null,
    behind: least && least.minutes < -EVEN_WITHIN ? { ...least, minutes: -least.minutes } : null,
  };
}
