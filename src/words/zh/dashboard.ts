import type { Day } from '#domain/days.ts';
import { relativeDate, shortDate, weekdayShort } from './days.ts';
import { spaced } from './spaced.ts';

/** Dashboard (docs/product/dashboard.md 'Lists of chores'). */
export const dashboard = {
  noHome: '有了家，家务和费用就会显示在这里。',
  welcome: '欢迎来到',
  loading: '正在加载…',
  loadFailed: '未能加载你的家。',
};

/** The four counters (docs/product/dashboard.md 'The four counters'). */
export const counters = {
  today: '今日家务',
  upcoming: '近期家务',
  overdue: '逾期家务',
  pendingSwaps: '待回复交换',
  /** Below the title of today's. */
  done: (done: number, all: number) => `已完成 ${done}/${all}`,
  /** Below the title of the overdue ones. */
  yours: (count: number) => (count === 0 ? '没有你的' : `${count} 项是你的`),
};

/** The row below the counters, which leads to Pay My Money Back (docs/product/dashboard.md 'The four counters'). */
export const money = {
  title: '费用',
  owes: '你欠别人',
  owed: '别人欠你',
  toCheck: (_count: number) => '待核对收据',
};

export const nothingDueToday = '今天没有家务。';
/** One's own of today that are done, folded to a line (docs/product/dashboard.md 'Lists of chores'). */
export const doneToday = (count: number) => `已完成 ${count} 项`;
/** In their place after the last one. */
export const allDoneToday = {
  title: '今天都做完了',
  next: (name: string, when: string) => spaced`你的下一项：${name}，${when}`,
};

export const upcomingChores = {
  none: '都做完了！',
  more: (count: number) => `家务表上还有 ${count} 项`,
};

/** docs/product/dashboard.md 'Lists of chores' */
export const pendingSwaps = {
  outgoing: '你请求交换',
  incoming: '收到交换请求',
};

/** The names of one's own chores of today that are still open, whether there were any, and how many are late. */
export function ownToday(open: readonly string[], any: boolean, late: number): string {
  const [first] = open;
  if (first === undefined) {
    const today = any ? '你今天的家务做完了' : '你今天没有家务';
    return late > 0 ? `${today}，但还有 ${late} 项逾期。` : `${today}。`;
  }
  return open.length === 1 ? spaced`今天轮到你负责${first}。` : `你今天有 ${open.length} 项家务。`;
}

/** '今天', '明天', '昨天', else with the weekday: '11月28日 周六' */
export function weekdayDate(day: Day, today: Day): string {
  const date = relativeDate(day, today);
  return /\d/.test(date) ? `${date} ${weekdayShort(day)}` : date;
}

/** One's own late chores, the first list of the page (docs/product/dashboard.md 'Lists of chores'). */
export const ownOverdue = {
  title: '逾期',
  more: (count: number) => `家务表上还有 ${count} 项`,
  /** One card instead of the list. */
  many: (count: number) => `你有 ${count} 项家务逾期`,
  oldest: (day: Day) => `最早的一项是${shortDate(day)}的。`,
  mayStartFresh: (count: number) => `已经不必补做了？前几周的 ${count} 项可以免除，从今天重新开始。`,
  startFresh: '重新开始',
  show: '显示',
  hide: '收起',
};

/** What a newcomer is shown until their first chore is due (docs/product/dashboard.md 'Lists of chores'). */
export const newcomer = {
  title: (name: string) => `你的第一项家务：${name}`,
  turns: (members: number) => `这项家务由你们 ${members} 个人轮流做。`,
  evenMinutes: '这项家务会分给目前做得最少的人。',
  week: '看我的这一周',
  people: '谁住在这里',
};

/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps'). */
export const nextSteps = {
  title: '接下来',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `下一步：${step}`,
  progress: (done: number, all: number) => `已完成 ${done}/${all}`,
  done: '（已完成）',
  /** Opens the line to all steps. */
  showAll: '显示所有步骤',
  chores: '选择家务',
  choresText: (templates: number) =>
    templates === 0
      ? '还没有家务，添加这个家需要的吧。'
      : `已准备好 ${templates} 项家务，接下来几周也排好了。你可以更改或添加。`,
  choresButton: '选择家务',
  invite: '邀请室友',
  inviteText: '加入的人都可以分担家务。',
  inviteButton: '打开邀请链接',
  board: '看看谁做什么',
  boardText: '这一周每天的家务，室友都看得到。',
  boardButton: '打开家务表',
};
