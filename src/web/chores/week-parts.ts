import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import { addDays, dayOf, type Day } from '#domain/days.ts';
import { LATE_CHORES_PAGE, type WhoseLate } from '#domain/chores.ts';
import type { Role } from '#domain/homes.ts';
import { dayHeading } from '#words/days.ts';
import { emptyWeek } from '#words/chores.ts';
import { byUrgency, isListedAsLate, type BoardChore } from '#web/chores/board-chore.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

export type WeekParts = {
  /** The week's late chores, oldest first. They are at the top and not repeated under their day. */
  overdue: BoardChore[];
  /** The days of this week that have passed; empty for other weeks. */
  earlier: Day[];
  /** The days from today on; all seven in other weeks. */
  remaining: Day[];
};

/**
 * Splits the week for the list and the phone's table (docs/product/board.md 'Views and layouts').
 */
export function partsOfWeek(days: readonly Day[], today: Day, chores: readonly BoardChore[]): WeekParts {
  const hasPassed = (day: Day) => days.includes(today) && day < today;
  return {
    overdue: chores
      .filter(isListedAsLate)
      .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || byUrgency(one, other)),
    earlier: days.filter((day) => hasPassed(day)),
    remaining: days.filter((day) => !hasPassed(day)),
  };
}

export const choresOf = (day: Day, chores: readonly BoardChore[]): BoardChore[] =>
  chores.filter((chore) => chore.dueDate === day).toSorted(byUrgency);

export type WeekSeen = { monday: Day; today: Day; known: readonly Chore[]; hasLate: boolean };
type Why = { text: string; next?: { day: Day; label: string } };

/**
 * Returns why a week has no chores, and when the next ones are. A home created on a Saturday starts with an empty week.
 */
export function whyEmpty(home: Home, { monday, today, known, hasLate }: WeekSeen): Why {
  const sunday = addDays(monday, 6);
  if (sunday < dayOf(home.createdAt, supportedZone(home.settings.timeZone)))
    return { text: emptyWeek.beforeStart };
  if (sunday < today) return { text: emptyWeek.past };
  if (monday <= today) {
    const day = known.find((chore) => chore.dueDate > sunday)?.dueDate;
    if (day === undefined) return { text: hasLate ? emptyWeek.nothingElse : emptyWeek.free };
    const heading = dayHeading(day);
    return { text: emptyWeek.nextDue(heading), next: { day, label: emptyWeek.showNext(heading) } };
  }
  if (!home.settings.autoGenerate) return { text: emptyWeek.planningOff };
  return { text: emptyWeek.notYetPlanned(home.settings.weeksInAdvance) };
}

/** Open chores of earlier weeks, the reader's first: the loaded ones, the total numbers, and the earliest days. */
export type Late = {
  chores: BoardChore[];
  counts: { all: number; own: number };
  since: { all: Day | null; own: Day | null };
};

/** How many show at once; the rest is behind a button, so that today's chores stay on screen. */
const AT_ONCE = 3;

export type LateParts = {
  atOnce: BoardChore[];
  folded: BoardChore[];
  /** The number of all, including those not loaded. */
  count: number;
  othersOnly: boolean;
};

const byTurn = (one: BoardChore, other: BoardChore) =>
  Number(other.isFirst) - Number(one.isFirst) ||
  one.dueDate.localeCompare(other.dueDate) ||
  byUrgency(one, other);

export const NO_LATE: Late = {
  chores: [],
  counts: { all: 0, own: 0 },
  since: { all: null, own: null },
};

/**
 * Splits the late chores of the tab into shown and folded ones; if there is `little` room, housemates' chores of earlier
 * weeks are folded.
 * @param ofWeek the week's own late chores, if the list has them too
 */
export function partsOfLate(
  { chores, counts }: Late,
  tab: 'all' | 'mine',
  little: boolean,
  isStaying: (id: string) => boolean = () => false,
  ofWeek: readonly BoardChore[] = [],
): LateParts {
  const all = tab === 'all' ? counts.all : counts.own;
  const listed = chores.filter((chore) => tab === 'all' || chore.mine);
  // A chore that was just completed or let go stays listed for a moment; the server's count follows later.
  const earlier = listed.filter(
    (chore) => chore.status !== 'completed' || chore.unsentNote !== undefined || isStaying(chore.id),
  );
  const shown = [...earlier, ...ofWeek].toSorted(byTurn);
  const atOnce = shown.filter((chore) => chore.mine || !little || ofWeek.includes(chore)).slice(0, AT_ONCE);
  const folded = shown.filter((chore) => !atOnce.includes(chore));
  const count = shown.length + (all > LATE_CHORES_PAGE ? all - listed.length : 0);
  return { atOnce, folded, count, othersOnly: folded.every((chore) => !chore.mine) };
}

/** With fewer, letting each go separately is as quick. */
export const SEVERAL = 3;

/** The chores that one action would let go: their number, how many of them are housemates', and the earliest day. */
export type AllLate = { whose: WhoseLate; count: number; others: number; since: Day; isAllOfList: boolean };

/**
 * Returns what the reader may let go at once from the tab's list: the administrator everyone's chores, other members
 * their own.
 */
export function allToLetGo(
  { chores, counts, since }: Late,
  tab: 'all' | 'mine',
  role: Role,
): AllLate | undefined {
  const open = chores.filter(({ status }) => status !== 'completed');
  const listedMine = open.filter(({ mine }) => mine).length;
  // A chore that was just completed or let go no longer counts; the server's count follows later.
  const all = counts.all > LATE_CHORES_PAGE ? counts.all : open.length;
  const own = counts.own > LATE_CHORES_PAGE ? counts.own : listedMine;
  const whose = tab === 'all' && role === 'administrator' ? 'all' : 'own';
  const count = whose === 'all' ? all : own;
  const day = since[whose];
  if (day === null || count < SEVERAL) return undefined;
  return { whose, count, others: count - own, since: day, isAllOfList: tab === 'mine' || count === all };
}
