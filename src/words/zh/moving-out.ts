import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
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
  text: '先后顺序随你。在你退出之前，清单会一直在这里。',
  noHome: '你要先住在一个家里，才能搬出。',
  loading: '正在加载搬家清单…',
  loadFailed: '未能加载搬家清单',
  progress: (settled: number, all: number) => `${all} 项中已办妥 ${settled} 项`,
  settled: '已办妥',
  open: '未办妥',
  parts: {
    owe: '我欠别人',
    owed: '别人欠我',
    chores: '我的家务',
    swaps: '交换请求',
    administrator: '管理员',
    data: '我的数据',
  },
  noneOpen: '没有',
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  nothing: '没有欠款',
  oweNothing: '你在这里不欠任何人。',
  owedNothing: '这里没有人欠你。',
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: (amount: Sen) => `${formatAmount(amount)} 和别人欠你的相抵。`,
  owedSetOff: (amount: Sen) => `${formatAmount(amount)} 和你欠别人的相抵。`,
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
  fact: (count: number) => `${count} 项分给其他人`,
  text: '你退出时，未完成的家务会分给其他人。按今天的情况会这样分：',
  nobody: '家里没有其他人可以接手你的家务。',
  none: '你在这里没有未完成的家务。',
  gets: (name: string, count: number) => spaced`${name}分到 ${String(count)} 项家务`,
  chore: (name: string, day: string) => spaced`${name}，${day}`,
  late: (count: number) => `${count} 项逾期的家务会免除。`,
  showAll: (count: number) => `显示全部 ${count} 项`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => `${count} 个会取消`,
  text: '你退出时，这些请求会自动取消。',
  none: '你没有待回复的交换请求。',
  byMe: (name: string, chore: string, day: string) => spaced`你请${name}接手${chore}，${day}`,
  byThem: (name: string, chore: string, day: string) => spaced`${name}请你接手${chore}，${day}`,
  see: '查看交换请求',
};

/** Its part 'Administrator'. */
export const ownRole = {
  isMe: '是你',
  notMe: '不是你',
  somebodyElse: (name: string) => spaced`管理员是${name}。`,
  alone: '家里没有其他人可以接手。要结束这个家，请到“我的家”删除。',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  never: '还没下载',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `${(isOf(today, day) ? shortDate : plainDate)(day)}已下载`,
};

/** Its end: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: '你退出时',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `你欠的 ${formatAmount(owes)} 和别人欠你的 ${formatAmount(owed)} 会留在 Pay My Money Back 里。`;
    return owes > 0
      ? `你欠的 ${formatAmount(owes)} 会留在 Pay My Money Back 里。`
      : `别人欠你的 ${formatAmount(owed)} 会留在 Pay My Money Back 里。`;
  },
  noMoney: '没有未付的款项。',
  repeating: (count: number) => `你的 ${count} 项定期收款会结束，不再向任何人收款。`,
  chores: (count: number) => `${count} 项家务会分给其他人。`,
  swaps: (count: number) => `${count} 个交换请求会自动取消。`,
  told: '其他成员会收到你退出的通知。',
  roleFirst: '请先移交管理员身份。',
  alone: '家里没有其他人：请改为删除这个家。',
  leave: '现在退出',
};
