import { monthOf, type Day } from '#domain/days.ts';

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it stands'). */
export const spending = {
  title: '支出',
  text: '最近 12 个月你请别人付的，以及你自己付的。',
  asked: '请别人付',
  paid: '我付了',
  month: '月份',
  category: '类别',
  all: '合计',
  /** Names the table. */
  table: '按月份和类别统计的支出',
  showTable: '以表格显示',
  hideTable: '隐藏表格',
  nothing: '没有',
  download: '下载 CSV',
  downloadFailed: '未能准备文件，请再试一次。',
  empty: '最近 12 个月你没有请别人付，也没有付过。',
  failed: '未能加载你的支出',
};

/** '2026年11月', of a month's first day. */
export const monthYear = (first: Day) => `${first.slice(0, 4)}年${monthOf(first).month + 1}月`;

/** The head of the table to keep. */
export const spendingColumns = ['月份', '类别', '请别人付（RM）', '我付了（RM）'];
