import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import { addDays, dayOf, type Day } from '#domain/days.ts';
import { LATE_CHORES_PAGE, type WhoseLate } from '#domain/chores.ts';
import type { Role } from '#domain/homes.ts';
import { dayHeading } from '#words/days.ts';
import { emptyWeek } from '#words/chores.ts';
import { byUrgency, standsLate, type BoardChore } from '#web/chores/board-chore.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

export type WeekParts = {
  /** Late chores of the week, the oldest first. They stand on top, and not again under their day. */
  overdue: BoardChore[];
  /** The days of this week that have passed; none in other weeks. */
  earlier: Day[];
  /** From today on; in other weeks all seven. */
  remaining: Day[];
};

/** The week as the list and the phone's table show it (docs/product/board.md 'Views and layouts'). */
export function partsOfWeek(days: readonly Day[], today: Day, chores: readonly BoardChore[]): WeekParts {
  const hasPassed = (day: Day) => days.includes(today) && day < today;
  return {
    overdue: chores
      .filter(standsLate)
      .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate) || byUrgency(one, other)),
    earlier: days.filter((day) => hasPassed(day)),
    remaining: days.filter((day) => !hasPassed(day)),
  };
}

/** A day's chores in the order of the board. */
export const choresOf = (day: Day, chores: readonly BoardChore[]): BoardChore[] =>
  chores.filter((chore) => chore.dueDate === day).toSorted(byUrgency);

export type WeekSeen = { monday: Day; today: Day; known: readonly Chore[]; hasLate: boolean };
type Why = { text: string; next?: { day: Day; label: string } };

/** Why a week without chores has none, and where the next ones are: a home that begins on a Saturday begins with an empty week. */
export function whyEmpty(home: Home, { monday, today, known, hasLate }: WeekSeen): Why {
  const sunday = addDays(monday, 6);
  if (sunday < dayOf(home.createdAt, knownZone(home.settings.timeZone)))
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

/** What is open from earlier weeks, one's own first: those that were read, how many there are, and since which day. */
export type Late = {
  chores: BoardChore[];
  counts: { all: number; own: number };
  since: { all: Day | null; own: Day | null };
};

/** So many stand there at once, the rest behind a button: what is due today must not move out of sight. */
const AT_ONCE = 3;

export type LateParts = {
  atOnce: BoardChore[];
  folded: BoardChore[];
  /** All of them, those that were not read too. */
  count: number;
  /** What is folded is housemates' alone. */
  othersOnly: boolean;
};

const byTurn = (one: BoardChore, other: BoardChore) =>
  Number(other.mine) - Number(one.mine) || one.dueDate.localeCompare(other.dueDate) || byUrgency(one, other);

/** The group of the board, or of one's own chores; where there is little room housemates' chores are all folded. */
export function partsOfLate(
  { chores, counts }: Late,
  tab: 'all' | 'mine',
  little: boolean,
  isStaying: (id: string) => boolean = () => false,
): LateParts {
  const all = tab === 'all' ? counts.all : counts.own;
  const listed = chores.filter((chore) => tab === 'all' || chore.mine).toSorted(byTurn);
  // What was just completed or let go stays for a moment; the server's count follows.
  const shown = listed.filter(
    (chore) => chore.status !== 'completed' || chore.waits !== undefined || isStaying(chore.id),
  );
  const atOnce = shown.filter((chore) => chore.mine || !little).slice(0, AT_ONCE);
  const folded = shown.filter((chore) => !atOnce.includes(chore));
  const count = all > LATE_CHORES_PAGE ? all - listed.length + shown.length : shown.length;
  return { atOnce, folded, count, othersOnly: folded.every((chore) => !chore.mine) };
}

/** With fewer each is let go by itself as quickly. */
const SEVERAL = 3;

/** What one act would let go: how many, of these how many are housemates', and since which day they are late. */
export type AllLate = { whose: WhoseLate; count: number; others: number; since: Day; isAllOfList: boolean };

/** What the reader may let go of at once, of what is listed on the tab: the administrator everybody's, anybody else their own. */
export function allToLetGo(
  { chores, counts, since }: Late,
  tab: 'all' | 'mine',
  role: Role,
): AllLate | undefined {
  const open = chores.filter(({ status }) => status !== 'completed');
  const listedOwn = open.filter(({ mine }) => mine).length;
  // What was just completed or let go goes at once; the server's count follows.
  const all = counts.all > LATE_CHORES_PAGE ? counts.all : open.length;
  const own = counts.own > LATE_CHORES_PAGE ? counts.own : listedOwn;
  const whose = tab === 'all' && role === 'administrator' ? 'all' : 'own';
  const count = whose === 'all' ? all : own;
  const day = since[whose];
  if (day === null || count < SEVERAL) return undefined;
  return { whose, count, others: count - own, since: day, isAllOfList: tab === 'mine' || count === all };
}
