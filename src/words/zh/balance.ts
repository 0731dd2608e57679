import { spaced } from './spaced.ts';
import type { DealBy } from '#domain/plan/even-minutes.ts';

/** The part 'Balance' of Home Management (docs/product/fair.md 'Balance'). */
export const balance = {
  title: '家务分担',
  /** Names the tabs. */
  period: '时段',
  weeks: (weeks: number) => `${weeks} 周`,
  loadFailed: '未能加载家务分担',
  /** In place of the reader's name. */
  you: '你',
  former: '以前的成员',
  minutes: (count: number) => `${count} 分钟`,
  percent: (count: number) => `${count}%`,
  more: (count: number) => `多 ${count} 分钟`,
  less: (count: number) => `少 ${count} 分钟`,
  even: '持平',
  away: (days: number, of: number) => `${of} 天中外出 ${days} 天`,
  awayLong: (days: number, of: number) => `${of} 天中外出 ${days} 天，所以平均份额较少。`,
  here: (days: number, of: number) => `${of} 天中住了 ${days} 天`,
  hereLong: (days: number, of: number) => `${of} 天中住了 ${days} 天，所以平均份额较少。`,
  done: '已完成',
  evenShare: '在家日子的平均份额',
  waiting: '未来 4 周待做',
  note: '分钟数以排班时的家务为准。外出的日子不计入。',
  showTable: '以表格显示',
  hideTable: '隐藏表格',
  /** Names the table. */
  table: (weeks: number) => `最近 ${weeks} 周的家务分担`,
};

export const balanceColumns = {
  housemate: '室友',
  minutes: '分钟',
  share: '份额',
  evenShare: '平均份额',
  late: '逾期完成',
  swapsTaken: '接手的交换',
  swapsHandedOn: '交出的交换',
  waiting: '待做',
};

/** What the numbers come to, in a few words and a sentence after them (docs/product/fair.md 'Verdict and bars'). */
export const verdict = {
  alone: { lead: '你独自住在这里。', text: '有了室友，这里会显示谁做了多少。' },
  nothing: (weeks: number) => ({ lead: '还没有人完成家务。', text: `最近 ${weeks} 周没有做完的家务。` }),
  even: (furthest: number) => ({
    lead: '目前很平均。',
    text:
      furthest === 0
        ? '按在家的日子算，住在这里的每个人都做了平均份额。'
        : `按在家的日子算，住在这里的人与平均份额的差距都不超过 ${furthest} 分钟。`,
  }),
  uneven: '还不太平均。',
  ahead: (name: string, count: number) =>
    spaced`按在家的日子算，${name}比平均份额多做了 ${String(count)} 分钟。`,
  youAhead: (count: number) => `按在家的日子算，你比平均份额多做了 ${count} 分钟。`,
  behind: (name: string, count: number) => spaced`${name}还可以补上 ${String(count)} 分钟。`,
  youBehind: (count: number) => `你还可以补上 ${count} 分钟。`,
};

export const dealByNames: Record<DealBy, string> = {
  turns: '轮流',
  even_minutes: '时间均衡',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Even minutes'). */
export const dealBy = {
  title: '家务分配',
  hint: `“${dealByNames.turns}”按名单轮流。“${dealByNames.even_minutes}”按在家的天数算，谁做得最少，下一项家务就给谁。`,
  plannedHint: '已经排好的家务保持不变，重新排班后才会改变。',
  administratorOnly: (name: string) => spaced`只有管理员${name}可以更改。`,
};
