/** What the board offers of planning (docs/product/board.md 'Planning on the board'). */
export const planning = {
  includeWeekends: 'Include Weekends',
  regenerate: 'Regenerate',
  weekendsFailed: 'Failed to save settings. Please try again.',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = 'Suggested plan changes';
