import { addDays, daysBetween, weekStart, type Day } from '#domain/days.ts';

/** The days on which a member is away from a home; both ends count (docs/product/absences.md 'Days away'). */
export type Absence = { userId: string; from: Day; to: Day };

/** An absence of a home. `made` is the number of the act that created it; its days may change later. */
export type SavedAbsence = Absence & { id: string; made: number };

/**
 * The most days of one absence, the most days ahead that it may end, and the most absences of one member in a home that are not over
 * (docs/product/limits.md 'Chores and swaps').
 */
export const ABSENCE_LIMITS = { days: 90, daysAhead: 365, coming: 20 } as const;

const WEEKS_SHOWN = 12;

/**
 * Returns the first day for which the board still shows absences: the Monday twelve weeks before this week's (docs/product/absences.md
 * 'Where absences show').
 */
export const shownSince = (today: Day): Day => addDays(weekStart(today), -7 * WEEKS_SHOWN);

/** Returns how many days an absence has, both ends counted; 0 or less if it ends before it begins. */
export const daysAway = ({ from, to }: Pick<Absence, 'from' | 'to'>): number => daysBetween(from, to) + 1;

const covers = ({ from, to }: Absence, day: Day) => from <= day && day <= to;

/** Returns whether a member (a user id) is away from their home on a day (docs/product/absences.md 'Days away'). */
export const isAway = (absences: readonly Absence[], userId: string, day: Day): boolean =>
  absences.some((absence) => absence.userId === userId && covers(absence, day));

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Returns a function that returns the absent members (user ids) of a day. Use it for many days: it looks up each one once
 * (docs/product/absences.md 'Days away').
 */
export function awayByDay(absences: readonly Absence[]): (day: Day) => ReadonlySet<string> {
  if (absences.length === 0) return () => NOBODY;
  const known = new Map<Day, ReadonlySet<string>>();
  return (day) => {
    const away =
      known.get(day) ??
      new Set(absences.filter((absence) => covers(absence, day)).map(({ userId }) => userId));
    known.set(day, away);
    return away;
  };
}

/** Returns those of `people` (user ids, in their order) who are not away on a day (docs/product/absences.md 'Days away'). */
export function presentOn(absences: readonly Absence[], people: readonly string[], day: Day): string[] {
  const away = awayByDay(absences)(day);
  return people.filter((userId) => !away.has(userId));
}

/** Why the days of an absence are refused (docs/product/absences.md 'Days away'). */
export type AbsenceProblem =
  | 'ABSENCE_ENDS_BEFORE'
  | 'ABSENCE_PAST'
  | 'ABSENCE_TOO_LONG'
  | 'ABSENCE_TOO_FAR'
  | 'ABSENCE_OVERLAPS'
  | 'ABSENCES_TOO_MANY';

/**
 * Returns why the days of an absence are refused; undefined if they are not (docs/product/absences.md 'Days away'). An absence that has
 * begun keeps its first day and ends today at the earliest.
 * @param others the other absences of the same member in the same home that are not over
 * @param begun the first day of the absence that is changed, if it is before today
 */
export function absenceProblem(
  { from, to }: Pick<Absence, 'from' | 'to'>,
  others: readonly Pick<Absence, 'from' | 'to'>[],
  { today, begun }: { today: Day; begun?: Day | undefined },
): AbsenceProblem | undefined {
  if (to < from) return 'ABSENCE_ENDS_BEFORE';
  if (begun === undefined ? from < today : from !== begun || to < today) return 'ABSENCE_PAST';
  if (daysAway({ from, to }) > ABSENCE_LIMITS.days) return 'ABSENCE_TOO_LONG';
  if (to > addDays(today, ABSENCE_LIMITS.daysAhead)) return 'ABSENCE_TOO_FAR';
  if (others.some((other) => from <= other.to && other.from <= to)) return 'ABSENCE_OVERLAPS';
  return others.length >= ABSENCE_LIMITS.coming ? 'ABSENCES_TOO_MANY' : undefined;
}
