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
  view: 'View',
  calendarView: 'Calendar',
  tableView: 'Table',
  whose: 'Show',
  allChores: 'All Chores',
  myChores: 'My Chores',
  days: 'Days',
  wholeWeek: 'Week',
  remainingDays: 'Remaining days',
  overdueTitle: 'Overdue',
  standsAbove: 'Overdue, listed above',
  showEarlier: 'Show earlier days',
  hideEarlier: 'Hide earlier days',
  today: 'Today',
  columnDay: 'Day',
  columnChore: 'Chore',
  columnAssignee: 'Assigned to',
  columnMinutes: 'Time',
  columnStatus: 'Status',
  columnActions: 'Actions',
  minutes: (minutes: number) => `${minutes} min`,
  nothingDue: 'Nothing due',
  done: (done: number, all: number) => (all === 0 ? board.nothingDue : `${done} of ${all} done`),
  overdue: (count: number) => `${count} overdue`,
  progress: 'Chores done this week',
  markComplete: 'Mark complete',
  markCompleteOf: (name: string) => `Mark complete: ${name}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  requestSwap: 'Request swap',
  requestSwapOf: (name: string) => `Request swap: ${name}`,
  swapRequested: 'Swap requested',
  swapRequestedOf: (name: string) => `Swap requested: ${name}`,
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
  noneMine: 'None of the chores of this week are yours.',
  nextDue: (day: string) => `Nothing is due in this week any more. The next chores are due on ${day}.`,
  showNext: (day: string) => `Show ${day}`,
};

/** What the board offers of planning (spec §2 Chores, decisions 'Chores'). */
export const planning = {
  includeWeekends: 'Include Weekends',
  regenerate: 'Regenerate',
  weekendsFailed: 'Failed to save settings',
  weekendsCount: 'Chores may fall on weekends now. Those planned already stay until you plan anew.',
  weekendsDoNotCount: 'Chores keep off weekends now. Those planned already stay until you plan anew.',
  planAnew: 'Plan anew',
  notNow: 'Not now',
};
