import type { ChoreBadge } from '#domain/chores.ts';

/** The board (spec §2 Chores, §4, §8). */
export const board = {
  title: 'Weekly Chores',
  subtitle: (homeName: string) => `Manage household chores for ${homeName}`,
  week: (week: number, year: number) => `Week ${week}, ${year}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  choresOfWeek: 'Chores this week',
  calendar: 'Calendar, Monday to Sunday',
  jumpToDay: 'Jump to day',
  nothingDue: 'Nothing due',
  done: (done: number, all: number) => `${done} of ${all} done`,
  overdue: (count: number) => `${count} overdue`,
  progress: 'Chores done this week',
  markComplete: 'Mark complete',
  markCompleteOf: (name: string) => `Mark complete: ${name}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  you: 'You',
  someone: 'Former housemate',
  completed: 'Chore marked as completed!',
  reopened: 'The chore is open again.',
  completeFailed: 'Failed to complete chore',
  reopenFailed: 'Failed to reopen chore',
  loadFailed: 'Failed to load chores',
  tryAgain: 'Try again',
  loading: 'Loading chores…',
  noHome: 'No Home Found',
  noHomeText: 'You need to join a home to view and manage chores.',
  manageHomes: 'Manage Homes',
};

/** spec §4 */
export const badges: Record<ChoreBadge, string> = {
  completed: 'Completed',
  'due-today': 'Due Today',
  overdue: 'Overdue',
  scheduled: 'Scheduled',
};

/** Why a week of the board is empty. */
export const emptyWeek = {
  past: 'Nothing was planned for this week.',
  beforeStart: 'This home did not exist yet in this week.',
  notYetPlanned: (weeks: number) =>
    weeks === 1
      ? 'Chores are planned one week ahead. This week comes later.'
      : `Chores are planned ${weeks} weeks ahead. This week comes later.`,
  planningOff: 'Chores are not planned automatically in this home. Its administrator can switch that on.',
  free: 'All caught up!',
  nextDue: (day: string) => `Nothing is due in this week any more. The next chores are due on ${day}.`,
  showNext: (day: string) => `Show ${day}`,
};
