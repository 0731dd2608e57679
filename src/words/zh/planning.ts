/** What the board offers of planning (docs/product/board.md 'Planning on the board'). */
export const planning = {
  includeWeekends: '包括周末',
  regenerate: '重新排班',
  weekendsFailed: '未能保存设置，请再试一次。',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = '排班更改建议';
