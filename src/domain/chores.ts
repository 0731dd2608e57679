import { daysBetween, weekStart, type Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';

export const CHORE_STATUSES = ['pending', 'completed', 'overdue'] as const;
export type ChoreStatus = (typeof CHORE_STATUSES)[number];

/**
 * How a chore came to whoever has it (docs/product/plan.md 'How a chore came'): by the turn of the plan, an agreed swap, a housemate's leaving,
 * sharing with a newcomer, an absence, or by even minutes.
 */
export const CAME_HOW = ['turn', 'swap', 'leaving', 'sharing', 'absence', 'evening'] as const;
export type CameHow = (typeof CAME_HOW)[number];

export type ChoreBadge = 'completed' | 'due-today' | 'overdue' | 'scheduled';

/**
 * The move of a pending chore whose day has passed, and what a completed one goes back to (docs/product/board.md 'Statuses of a chore').
 */
export const openStatus = (dueDate: Day, today: Day): ChoreStatus =>
  daysBetween(dueDate, today) > 0 ? 'overdue' : 'pending';

/**
 * The badge (docs/product/board.md 'Badges of a chore'), read by the date, so that a board left open over midnight is right before the
 * sweep is.
 */
export function badgeOf(chore: { status: ChoreStatus; dueDate: Day }, today: Day): ChoreBadge {
  if (chore.status === 'completed') return 'completed';
  if (chore.dueDate === today) return 'due-today';
  return openStatus(chore.dueDate, today) === 'overdue' ? 'overdue' : 'scheduled';
}

/** docs/product/board.md 'Who completes': only the assignee, only while it is not completed; before its day too. */
export const mayComplete = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/** docs/product/board.md 'Reopening a chore': whoever completed it, until the end of that day in the home's zone. */
export const mayReopen = (
  userId: string,
  chore: { status: ChoreStatus; completedBy: string | null; completedOn: Day | null },
  today: Day,
): boolean => chore.status === 'completed' && chore.completedBy === userId && chore.completedOn === today;

/**
 * docs/product/board.md 'Overdue from earlier weeks': how many late chores of earlier weeks the board is told at once; what is done or let
 * go makes room for the next.
 */
export const LATE_CHORES_PAGE = 50;

/** docs/product/board.md 'Overdue from earlier weeks': still open, and due before this week began. */
export const isFromEarlierWeek = (chore: { status: ChoreStatus; dueDate: Day }, today: Day): boolean =>
  chore.status !== 'completed' && chore.dueDate < weekStart(today);

/** docs/product/board.md 'Letting a chore go': who lets a late chore go, its assignee or the administrator. */
export const mayLetGo = (who: { userId: string; role: Role }, chore: { assignedTo: string }): boolean =>
  chore.assignedTo === who.userId || who.role === 'administrator';

/** docs/product/board.md 'Letting all of it go': of what is late, one's own or everybody's. */
export const WHOSE_LATE = ['own', 'all'] as const;
export type WhoseLate = (typeof WHOSE_LATE)[number];

/** docs/product/board.md 'Reminding': of an open chore whose day has passed, anybody but whose it is. */
export const mayRemind = (
  userId: string,
  chore: { status: ChoreStatus; assignedTo: string; dueDate: Day },
  today: Day,
): boolean => chore.assignedTo !== userId && chore.status !== 'completed' && chore.dueDate < today;

/**
 * Undo of letting go, as of a completion (docs/product/board.md 'Letting a chore go'): whoever did it, until the end of that day in the
 * home's zone.
 */
export const mayPutBack = (userId: string, letGo: { by: string; on: Day }, today: Day): boolean =>
  letGo.by === userId && letGo.on === today;

/** For how long a plan that was replaced can be brought back: 7 days, in milliseconds (docs/product/plan.md 'Undo of a plan'). */
export const PLAN_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How many of a home's replaced plans can be brought back at most: each holds all of its chores, and anybody may regenerate all day. */
export const PLANS_KEPT = 10;

/**
 * How many of those are the newest; the others are the ones with which most of what people did was lost, that nobody regenerates it away.
 */
export const NEWEST_PLANS_KEPT = 5;

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
  completedOn: Day | null;
  name: string | null;
  /** Not there in what was kept before a chore could be let go. */
  letGoAt?: string | null;
  letGoBy?: string | null;
  /** Nor this: how often it has changed, as calendars are told. */
  revision?: number;
  /** Nor these: its minutes when it was planned, and how it came to its person. */
  minutes?: number;
  cameHow?: CameHow;
  cameFrom?: string | null;
  cameAt?: string | null;
  /** Nor these: where it was moved by a day, the day that it was planned for, and when it was moved. */
  movedFrom?: Day | null;
  movedAt?: string | null;
};

/** Done, or let go: either way nobody has it before them any more. */
const isSettled = ({ status, letGoAt }: KeptChore) => status === 'completed' || typeof letGoAt === 'string';

/**
 * Undo of planning anew (docs/product/plan.md 'What comes back'): which of the home's chores to take away, which of the replaced plan's to
 * put back, and which to give back to their person. What was completed or let go since stays so: as the old open chore of the same type and
 * day, else as it is. A chore that stands in both was kept, and stays as it is now, but that an open one goes back to whoever had it, where
 * no swap has moved it since; what was moved by a day since stays there, and is the only one of that day. One of a template that came
 * since (`added`, by id), of which the replaced plan could have none, stays too.
 * Afterwards no two chores have the same type and day.
 */
export function bringBack(
  replaced: readonly KeptChore[],
  current: readonly KeptChore[],
  added: ReadonlySet<string>,
): { takeAway: KeptChore[]; putBack: KeptChore[]; giveBack: KeptChore[] } {
  const keyOf = ({ type, dueDate }: KeptChore) => `${dueDate} ${type}`;
  const replacedTypes = new Set(replaced.map(({ type }) => type));
  const isOfAdded = ({ type }: KeptChore) => added.has(type) && !replacedTypes.has(type);
  const replacedIds = new Set(replaced.map(({ id }) => id));
  const replacedKeys = new Set(replaced.map(keyOf));
  const currentById = new Map(current.map((chore) => [chore.id, chore]));
  const stands = new Set(current.filter(({ id }) => replacedIds.has(id)).map(keyOf));
  const settled = new Map(current.filter(isSettled).map((chore) => [keyOf(chore), chore]));
  const settledSince = (old: KeptChore) => (isSettled(old) ? undefined : settled.get(keyOf(old)));
  return {
    takeAway: current
      .filter((chore) => !replacedIds.has(chore.id) && !isOfAdded(chore))
      .filter((chore) => !isSettled(chore) || replacedKeys.has(keyOf(chore))),
    putBack: replaced
      .filter((old) => !currentById.has(old.id) && !stands.has(keyOf(old)))
      .map((old) => asSettled(old, settledSince(old))),
    giveBack: replaced.filter((old) => {
      const now = currentById.get(old.id);
      if (!now || now.movedBySwap || now.assignedTo === old.assignedTo) return false;
      return !isSettled(old) && !isSettled(now);
    }),
  };
}

function asSettled(old: KeptChore, since: KeptChore | undefined): KeptChore {
  const { id, createdAt, revision } = old;
  return since ? { ...since, id, createdAt, ...(revision !== undefined && { revision }) } : old;
}
