import type { Day } from '#domain/days.ts';
import { byUrgency, standsLate, type BoardChore } from '#web/chores/board-chore.ts';

export type WeekParts = {
  /** Late chores of the week, the oldest first. They stand on top, and not again under their day. */
  overdue: BoardChore[];
  /** The days of this week that have passed; none in other weeks. */
  earlier: Day[];
  /** From today on; in other weeks all seven. */
  remaining: Day[];
};

/** The week as the list and the phone's table show it (docs/product/board.md 'Calendar as a list', 'Table on phones'). */
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
