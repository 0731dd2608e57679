/** The columns of the board's table (docs/product/board.md 'Calendar and table'). */
export const columns = {
  day: 'Day',
  chore: 'Chore',
  assignee: 'Assigned to',
  minutes: 'Time',
  status: 'Status',
  actions: 'Actions',
};
