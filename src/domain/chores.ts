import { daysBetween, weekStart, type Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';

export const CHORE_STATUSES = ['pending', 'completed', 'overdue'] as const;
export type ChoreStatus = (typeof CHORE_STATUSES)[number];

export type ChoreBadge = 'completed' | 'due-today' | 'overdue' | 'scheduled';

/**
 * The move of a pending chore whose day has passed, and what a completed one goes back to (docs/product/board.md 'Status and badge').
 */
export const openStatus = (dueDate: Day, today: Day): ChoreStatus =>
  daysBetween(dueDate, today) > 0 ? 'overdue' : 'pending';

/**
 * The badge (docs/product/board.md 'Status and badge'), read by the date, so that a board left open over midnight is right before the
 * sweep is.
 */
export function badgeOf(chore: { status: ChoreStatus; dueDate: Day }, today: Day): ChoreBadge {
  if (chore.status === 'completed') return 'completed';
  if (chore.dueDate === today) return 'due-today';
  return openStatus(chore.dueDate, today) === 'overdue' ? 'overdue' : 'scheduled';
}

/** docs/product/board.md 'Completing': only the assignee, only while it is not completed; before its day too. */
export const mayComplete = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/** docs/product/board.md 'Completing': whoever completed it, until the end of that day in the home's zone. */
export const mayReopen = (
  userId: string,
  chore: { status: ChoreStatus; completedBy: string | null; completedOn: Day | null },
  today: Day,
): boolean => chore.status === 'completed' && chore.completedBy === userId && chore.completedOn === today;

/**
 * docs/product/board.md 'Late chores': how many late chores of earlier weeks the board is told at once; what is done or let
 * go makes room for the next.
 */
export const LATE_CHORES_PAGE = 50;

/** docs/product/board.md 'Late chores': still open, and due before this week began. */
export const isFromEarlierWeek = (chore: { status: ChoreStatus; dueDate: Day }, today: Day): boolean =>
  chore.status !== 'completed' && chore.dueDate < weekStart(today);

/** docs/product/board.md 'Letting a chore go': who lets a late chore go, its assignee or the administrator. */
export const mayLetGo = (who: { userId: string; role: Role }, chore: { assignedTo: string }): boolean =>
  chore.assignedTo === who.userId || who.role === 'administrator';

/** docs/product/board.md 'Letting a chore go': of what is late, one's own or everybody's. */
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
