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

/** For how long a plan that was replaced can be brought back: 7 days, in milliseconds (decisions 'Chores'). */
export const PLAN_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How many of a home's replaced plans can be brought back at most: each holds all of its chores, and anybody may regenerate all day. */
export const PLANS_KEPT = 10;

/** A chore as a replaced plan keeps it; instants as the database writes them. */
export type KeptChore = {
  id: string;
  /** A template's id. */
  type: string;
  dueDate: Day;
  assignedTo: string;
  status: ChoreStatus;
  movedBySwap: boolean;
  createdAt: string;
  completedAt: string | null;
  completedBy: string | null;
};

/**
 * Undo of a Regenerate (decisions 'Chores'): which of the home's chores to take away, by id, and which of the replaced plan's to put
 * back. What was completed since stays completed: as the old open chore of the same type and day, else as it is. A chore that
 * stands in both was kept, and stays as it is now; so does one of a template that came since (`added`, by id), of which the replaced
 * plan could have none. Afterwards no two chores have the same type and day.
 */
export function bringBack(
  replaced: readonly KeptChore[],
  current: readonly KeptChore[],
  added: ReadonlySet<string>,
): { takeAway: string[]; putBack: KeptChore[] } {
  const keyOf = ({ type, dueDate }: KeptChore) => `${dueDate} ${type}`;
  const replacedTypes = new Set(replaced.map(({ type }) => type));
  const isOfAdded = ({ type }: KeptChore) => added.has(type) && !replacedTypes.has(type);
  const replacedIds = new Set(replaced.map(({ id }) => id));
  const replacedKeys = new Set(replaced.map(keyOf));
  const currentIds = new Set(current.map(({ id }) => id));
  const done = new Map(
    current.filter(({ status }) => status === 'completed').map((chore) => [keyOf(chore), chore]),
  );
  const doneSince = (old: KeptChore) => (old.status === 'completed' ? undefined : done.get(keyOf(old)));
  return {
    takeAway: current
      .filter((chore) => !replacedIds.has(chore.id) && !isOfAdded(chore))
      .filter((chore) => chore.status !== 'completed' || replacedKeys.has(keyOf(chore)))
      .map(({ id }) => id),
    putBack: replaced.filter(({ id }) => !currentIds.has(id)).map((old) => asDone(old, doneSince(old))),
  };
}

function asDone(old: KeptChore, since: KeptChore | undefined): KeptChore {
  return since ? { ...since, id: old.id, createdAt: old.createdAt } : old;
}
