/** What the board offers of planning (docs/product/board.md 'Planning on the board'). */
export const planning = {
  includeWeekends: 'Termasuk hujung minggu',
  regenerate: 'Susun semula',
  weekendsFailed: 'Tetapan tidak dapat disimpan. Sila cuba lagi.',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = 'Cadangan perubahan jadual';
