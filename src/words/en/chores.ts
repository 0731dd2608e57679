import type { ChoreBadge } from '#domain/chores.ts';

/** The board (docs/product/board.md 'Parts of the board'). */
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
  flexible: 'flexible',
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
  reopenFailed: 'Failed to reopen chore. Please try again.',
  loadFailed: 'Failed to load chores',
  loading: 'Loading chores…',
  noHome: 'You need to join a home to view and manage chores.',
};

/** docs/product/board.md 'Badges of a chore' */
export const badges: Record<ChoreBadge, string> = {
  completed: 'Completed',
  'due-today': 'Due Today',
  overdue: 'Overdue',
  scheduled: 'Scheduled',
};

/** What is late from the weeks before this one (docs/product/board.md 'Overdue from earlier weeks'). */
export const lateChores = {
  title: 'Overdue from earlier weeks',
  letGo: 'Let it go',
  letGoOf: (name: string) => `Let it go: ${name}`,
  wasLetGo: (name: string) => `${name} is off the board for good.`,
  putBack: 'The chore is back on the board.',
  letGoFailed: 'Failed to let go of the chore. Please try again.',
  putBackFailed: 'Failed to put the chore back. Please try again.',
  ofHousemates: (count: number) => `${count} of housemates’`,
  more: (count: number) => `${count} more`,
  rest: (count: number) =>
    count === 1
      ? 'One more will appear when one of these is done or let go.'
      : `${count} more will appear as these are done or let go.`,
};

/** Why a week of the board is empty. */
export const emptyWeek = {
  past: 'This week is over, with no chores left.',
  beforeStart: "This home didn't exist yet that week.",
  notYetPlanned: (weeks: number) =>
    weeks === 1
      ? 'Chores are planned one week ahead. This week comes later.'
      : `Chores are planned ${weeks} weeks ahead. This week comes later.`,
  planningOff:
    "In this home, each month's chores are planned on its first day. The administrator can have them planned earlier.",
  free: 'All caught up!',
  nothingElse: 'Nothing else is due this week.',
  noneMine: "None of this week's chores are yours.",
  nextDue: (day: string) => `Nothing more is due this week. The next chores are due on ${day}.`,
  showNext: (day: string) => `Show ${day}`,
};
