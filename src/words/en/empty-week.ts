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
