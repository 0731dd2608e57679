import { daysBetween, weekStart, type Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';

export const CHORE_STATUSES = ['pending', 'completed', 'overdue'] as const;
export type ChoreStatus = (typeof CHORE_STATUSES)[number];

export type ChoreBadge = 'completed' | 'due-today' | 'overdue' | 'scheduled';

/** Returns the status of a chore that is not completed: overdue once its day has passed (docs/product/board.md 'Status and badge'). */
export const openStatus = (dueDate: Day, today: Day): ChoreStatus =>
  daysBetween(dueDate, today) > 0 ? 'overdue' : 'pending';

/**
 * Returns the badge of a chore (docs/product/board.md 'Status and badge'). It goes by the date, so that a board left open over midnight is
 * right before the server has updated the status.
 */
export function badgeOf(chore: { status: ChoreStatus; dueDate: Day }, today: Day): ChoreBadge {
  if (chore.status === 'completed') return 'completed';
  if (chore.dueDate === today) return 'due-today';
  return openStatus(chore.dueDate, today) === 'overdue' ? 'overdue' : 'scheduled';
}

/** Returns whether a member may complete a chore: only its assignee, before its day too (docs/product/board.md 'Completing'). */
export const mayComplete = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/**
 * Returns whether a member may reopen a chore: only the one who completed it, until that day ends in the home (docs/product/board.md
 * 'Completing').
 */
export const mayReopen = (
  userId: string,
  chore: { status: ChoreStatus; completedBy: string | null; completedOn: Day | null },
  today: Day,
): boolean => chore.status === 'completed' && chore.completedBy === userId && chore.completedOn === today;

/** The most late chores of earlier weeks that one call returns (docs/product/board.md 'Late chores'). */
export const LATE_CHORES_PAGE = 50;

/** Returns whether a chore is open and was due before this week (docs/product/board.md 'Late chores'). */
export const isFromEarlierWeek = (chore: { status: ChoreStatus; dueDate: Day }, today: Day): boolean =>
  chore.status !== 'completed' && chore.dueDate < weekStart(today);

/** Returns whether a member may let a late chore go: its assignee or the administrator (docs/product/board.md 'Letting a chore go'). */
export const mayLetGo = (who: { userId: string; role: Role }, chore: { assignedTo: string }): boolean =>
  chore.assignedTo === who.userId || who.role === 'administrator';

/** Which late chores one act lets go of: the caller's own, or everybody's (docs/product/board.md 'Letting a chore go'). */
export const WHOSE_LATE = ['own', 'all'] as const;
export type WhoseLate = (typeof WHOSE_LATE)[number];

/**
 * Returns whether a member may remind of a chore: it is open, its day has passed, and another member has it (docs/product/board.md
 * 'Reminding').
 */
export const mayRemind = (
  userId: string,
  chore: { status: ChoreStatus; assignedTo: string; dueDate: Day },
  today: Day,
): boolean => chore.assignedTo !== userId && chore.status !== 'completed' && chore.dueDate < today;

type Claimed = {
  status: ChoreStatus;
  assignedTo: string;
  dueDate: Day;
  claimedFrom: string | null;
  claimedOn: Day | null;
};

/**
 * Returns whether a member may take a chore over with 'I’ll do it': a housemate's open chore of today or before that no member took over
 * today. One of today that was taken over before, and then moved, stays too (docs/product/board.md 'I’ll do it').
 */
export const mayClaim = (userId: string, chore: Claimed, today: Day): boolean =>
  chore.assignedTo !== userId &&
  chore.status !== 'completed' &&
  chore.dueDate <= today &&
  !isClaimed(chore, today);

/** Returns whether a chore was taken over and cannot be taken over again: today, or before its day has passed. */
export const isClaimed = (
  { claimedOn, dueDate }: Pick<Claimed, 'claimedOn' | 'dueDate'>,
  today: Day,
): boolean => claimedOn !== null && (claimedOn === today || dueDate >= today);

/**
 * Returns whether a member may give an open chore back, or take it back: the one who took it over, or the one who had it before, until
 * that day ends in the home and while both live there (docs/product/board.md 'I’ll do it').
 */
export const mayEndClaim = (
  userId: string,
  { status, assignedTo, claimedFrom, claimedOn }: Claimed,
  { today, memberIds }: { today: Day; memberIds: readonly string[] },
): boolean =>
  status !== 'completed' &&
  claimedOn === today &&
  claimedFrom !== null &&
  memberIds.includes(claimedFrom) &&
  [assignedTo, claimedFrom].includes(userId);

/**
 * Returns whether a member may thank for a chore, or take that back: it is completed, by another member who still lives in the home
 * (docs/product/board.md 'Thanks').
 */
export const mayThank = (
  userId: string,
  { completedBy }: { completedBy: string | null },
  memberIds: readonly string[],
): boolean => completedBy !== null && completedBy !== userId && memberIds.includes(completedBy);

/**
 * Returns whether a member may put back a chore that was let go: the one who let it go, until that day ends in the home
 * (docs/product/board.md 'Letting a chore go').
 */
export const mayPutBack = (userId: string, letGo: { by: string; on: Day }, today: Day): boolean =>
  letGo.by === userId && letGo.on === today;

/** How long a replaced plan can come back, in milliseconds: 7 days (docs/product/plan.md 'Undo of a plan'). */
export const PLAN_UNDO_MS = 7 * 24 * 60 * 60 * 1000;

/** The most replaced plans of a home that can come back: each has all of its chores, and members may regenerate all day. */
export const UNDOABLE_PLANS_MAX = 10;

/**
 * How many of these are the newest. The others are those that cost other members most, so that no member can regenerate their work away.
 */
export const UNDOABLE_NEWEST_PLANS = 5;
