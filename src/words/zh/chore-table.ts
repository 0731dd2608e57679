/** The columns of the board's table (docs/product/board.md 'Calendar and table'). */
export const columns = {
  day: '日期',
  chore: '家务',
  assignee: '负责人',
  minutes: '用时',
  status: '状态',
  actions: '操作',
};
