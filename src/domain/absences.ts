import { addDays, daysBetween, weekStart, type Day } from '#domain/days.ts';

/** Days on which somebody is away from a home; both ends count (docs/product/absences.md 'Days away'). */
export type Absence = { userId: string; from: Day; to: Day };

/** An absence of a home. `made` is the number of the act that created it; its days may change later. */
export type SavedAbsence = Absence & { id: string; made: number };

/**
 * docs/product/limits.md 'Absences': how many days one may have, how many days ahead its last one may lie, and how many that are not over
 * yet one person may have in a home.
 */
export const ABSENCE_LIMITS = { days: 90, daysAhead: 365, coming: 20 } as const;

const WEEKS_SHOWN = 12;

/**
 * The first day on which the board still says who was away: the Monday of the twelfth week before this one (docs/product/absences.md 'Where
 * absences show').
 */
export const shownSince = (today: Day): Day => addDays(weekStart(today), -7 * WEEKS_SHOWN);

/** How many days an absence has, both ends counted; none or fewer where it ends before it begins. */
export const daysAway = ({ from, to }: Pick<Absence, 'from' | 'to'>): number => daysBetween(from, to) + 1;

const covers = ({ from, to }: Absence, day: Day) => from <= day && day <= to;

/** Whether somebody (a user id) is away from their home on a day (docs/product/absences.md 'Days away'). */
export const isAway = (absences: readonly Absence[], userId: string, day: Day): boolean =>
  absences.some((absence) => absence.userId === userId && covers(absence, day));

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Who is away on which day, as `isAway` says it, for whoever asks of many days: each is looked up once (docs/product/absences.md 'Days
 * away').
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

/** Those of these people (user ids, in their order) who are there on a day (docs/product/absences.md 'Days away'). */
export function presentOn(absences: readonly Absence[], people: readonly string[], day: Day): string[] {
  const away = awayByDay(absences)(day);
  return people.filter((userId) => !away.has(userId));
}

/** Why an absence cannot be as it is wished (docs/product/absences.md 'Days away'). */
export type AbsenceProblem =
  | 'ABSENCE_ENDS_BEFORE'
  | 'ABSENCE_PAST'
  | 'ABSENCE_TOO_LONG'
  | 'ABSENCE_TOO_FAR'
  | 'ABSENCE_OVERLAPS'
  | 'ABSENCES_TOO_MANY';

/**
 * What is wrong with the days of an absence; undefined where nothing is (docs/product/absences.md 'Days away'). One that has begun keeps
 * its first day, and may end today at the earliest.
 * @param others the other absences of the same person in the same home that are not over
 * @param begun the first day of the one that is changed, where that lies before today
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
