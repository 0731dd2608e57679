/** The columns of the board's table (docs/product/board.md 'Calendar and table'). */
export const columns = {
  day: 'Hari',
  chore: 'Tugas',
  assignee: 'Giliran',
  minutes: 'Masa',
  status: 'Status',
  actions: 'Tindakan',
};
