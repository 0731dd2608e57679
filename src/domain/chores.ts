import { daysBetween, type Day } from '#domain/days.ts';

export type ChoreStatus = 'pending' | 'completed' | 'overdue';
export type ChoreBadge = 'completed' | 'due-today' | 'overdue' | 'scheduled';

/** The move of a pending chore whose day has passed, and what a completed one goes back to (spec §4, decisions 'Chores'). */
export const openStatus = (dueDate: Day, today: Day): ChoreStatus =>
  daysBetween(dueDate, today) > 0 ? 'overdue' : 'pending';

/** The badge of spec §4, read by the date, so that a board left open over midnight is right before the sweep is. */
export function badgeOf(chore: { status: ChoreStatus; dueDate: Day }, today: Day): ChoreBadge {
  if (chore.status === 'completed') return 'completed';
  if (chore.dueDate === today) return 'due-today';
  return openStatus(chore.dueDate, today) === 'overdue' ? 'overdue' : 'scheduled';
}

/** spec §6: only the assignee, only while it is not completed; before its day too. */
export const mayComplete = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/** decisions 'Chores': whoever completed it, until the end of that day in the home's zone. */
export const mayReopen = (
  userId: string,
  chore: { status: ChoreStatus; completedBy: string | null; completedOn: Day | null },
  today: Day,
): boolean => chore.status === 'completed' && chore.completedBy === userId && chore.completedOn === today;
