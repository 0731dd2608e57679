import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { listed } from './grammar.ts';
import { bothWays } from './settling-up.ts';
import { plainDate, shortDate } from './days.ts';
import { spaced } from './spaced.ts';

/**
 * How many lines somebody owes, if that is said, what both owe each other if they do, how many receipts of theirs wait, and when they were
 * last reminded.
 */
type OwedFacts = {
  lines: number | undefined;
  both: { owes: Sen; owed: Sen } | undefined;
  toCheck: number;
  reminded: Day | undefined;
};

/** The page 'Move out of …' (docs/product/moving-out.md 'The list'). */
export const movingOut = {
  title: (home: string) => spaced`搬出${home}`,
  text: '还有哪些没办妥，以及退出后会怎样。',
  textEven: '你们之间没有未结的款项。',
  noHome: '你要先住在一个家里，才能搬出。',
  loading: '正在加载搬家清单…',
  loadFailed: '未能加载搬家清单',
  parts: {
    owe: '我欠别人',
    owed: '别人欠我',
    chores: '我的家务',
    swaps: '交换请求',
    data: '我的数据',
  },
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: '和别人欠你的相抵',
  owedSetOff: '和你欠别人的相抵',
  none: '没有未付的款项',
  even: '你和大家都两清了',
  youOwe: (amount: Sen) => `你欠 ${formatAmount(amount)}`,
  youAreOwed: (amount: Sen) => `别人欠你 ${formatAmount(amount)}`,
  to: (names: readonly string[]) => spaced`欠${listed(names)}`,
  by: (people: number, toCheck: number) =>
    `${people} 人欠你${toCheck === 0 ? '' : `，${toCheck} 张收据待核对`}`,
  settleUp: '结清',
  bothWays,
  lines: (count: number) => `${count} 笔份额`,
  /** Several lines. */
  byOnePayment: (count: number) => `${count} 笔份额，一次付款结清`,
  beingChecked: '你的收据正在核对',
  /** '2 笔份额，1 张收据待核对', '3 笔份额，11月22日提醒过' or '11月22日提醒过'. */
  owed: ({ lines, both, toCheck, reminded }: OwedFacts) =>
    [
      ...(lines === undefined ? [] : [`${lines} 笔份额`]),
      ...(both === undefined ? [] : [bothWays(both.owes, both.owed)]),
      ...(toCheck > 0 ? [`${toCheck} 张收据待核对`] : []),
      ...(reminded === undefined ? [] : [`${shortDate(reminded)}提醒过`]),
    ].join('，'),
  settleUpWith: (name: string) => spaced`和${name}结清`,
  remind: '提醒',
  remindThem: (name: string) => spaced`提醒${name}`,
};

/** Its part 'My chores'. */
export const reassignedChores = {
  fact: (count: number) => `${count} 项家务分给其他人`,
  /** 'Wei Jie Tan 3，Priya Nair 2': who gets how many. */
  people: (counts: readonly (readonly [name: string, count: number])[]) =>
    counts.map(([name, count]) => `${name} ${count}`).join('，'),
  text: '你退出时，未完成的家务会分给其他人。按今天的情况会这样分：',
  gets: (name: string, count: number) => spaced`${name}分到 ${String(count)} 项家务`,
  chore: (name: string, day: string) => spaced`${name}，${day}`,
  showAll: (count: number) => `显示全部 ${count} 项`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => `${count} 个交换请求会取消`,
  text: '你退出时，这些请求会自动取消。',
  byMe: (name: string, chore: string, day: string) => spaced`你请${name}接手${chore}，${day}`,
  byThem: (name: string, chore: string, day: string) => spaced`${name}请你接手${chore}，${day}`,
  see: '查看交换请求',
};

/** Its question to the administrator, who cannot leave yet. */
export const ownRole = {
  title: '由谁接手？',
  text: '你是管理员。请先移交管理员身份，然后就可以退出。',
  alone: '家里没有其他人可以接手。要结束这个家，请到“我的家”删除。',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  title: '你的数据仍归你所有',
  never: '现在下载，或以后在个人资料里下载',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `${(isOf(today, day) ? shortDate : plainDate)(day)}已下载`,
};

/** Its question: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: (home: string) => spaced`退出${home}？`,
  titleOpen: '还有未结的款项，仍要退出？',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `你欠的 ${formatAmount(owes)} 和别人欠你的 ${formatAmount(owed)} 会留在 Pay My Money Back 里。`;
    return owes > 0
      ? `你欠的 ${formatAmount(owes)} 会留在 Pay My Money Back 里。`
      : `别人欠你的 ${formatAmount(owed)} 会留在 Pay My Money Back 里。`;
  },
  repeating: (count: number) => `你的 ${count} 项定期收款会结束，不再向任何人收款。`,
  late: (count: number) => `${count} 项逾期的家务会免除。`,
  told: '其他成员会收到你退出的通知。',
  stay: '留下',
  leave: '现在退出',
};

/** The page after leaving. */
export const goodbye = {
  title: (home: string) => spaced`再见，${home}`,
  text: '谢谢你在那里做的一切。',
  owes: '留在 Pay My Money Back 里',
  owed: '我们会替你提醒对方',
  show: (home: string) => spaced`显示${home}`,
  another: '建立或加入另一个家',
};
