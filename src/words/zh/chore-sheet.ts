/** A chore that was opened (docs/product/board.md 'A chore opens'). */
export const choreSheet = {
  close: '关闭',
  flexible: '弹性日期',
  turn: '轮到谁',
  last: '上次',
  now: '这次',
  next: '下次',
  noLast: '还没有人做过',
  noNext: '还没排班',
  readingTurn: '正在加载…',
  turnFailed: '未能加载上次和下次由谁做。',
  letGoMeans: '从此不再出现在家务表上，算作没有做。',
};
