import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import { dayShort, plainDate } from './days.ts';
import { listed } from './grammar.ts';
import { spaced } from './spaced.ts';

/** How often, in the form and in the part 'Repeating'. */
export const often: Record<Repeats, string> = {
  month: '每月',
  two_weeks: '每两周',
  week: '每周',
};

/** In the form's 'More options' (docs/product/repeating.md 'How often'). */
export const repeatsOption = {
  label: '重复',
  never: '不重复',
  next: (day: Day) => `下一次收款：${dayShort(day)} 09:00。`,
};

/** The part of what repeats, below the list (docs/product/repeating.md 'The list of what repeats'). */
export const repeating = {
  title: '定期收款',
  loadFailed: '未能加载定期收款',
  empty: '已经没有定期收款了。',
  nextOn: (every: Repeats, day: Day) => `${often[every]} · 下一次：${plainDate(day)}`,
  pausedSince: (every: Repeats) => `${often[every]} · 恢复之前不会发出收款请求`,
  paused: '已暂停',
  asks: (names: readonly string[]) => spaced`向${listed(names)}收款`,
  withOwn: (own: Sen) => `你自己的份额：${formatAmount(own)}`,
  change: '更改金额',
  pause: '暂停',
  resume: '恢复',
  stop: '停止',
  pauseDone: '已暂停，恢复之前不会发出收款请求。',
  pauseFailed: '未能暂停，请再试一次。',
  resumeDone: (day: Day) => `已恢复，下一次收款：${dayShort(day)}。`,
  resumeFailed: '未能恢复，请再试一次。',
  stopTitle: (title: string) => spaced`停止重复“${title}”？`,
  stopText: '以后不会再自动收款。已经发出的收款请求不变。',
  stopYes: '停止',
  stopDone: '已停止重复。',
  stopFailed: '未能停止，请再试一次。',
  cancel: '取消',
  changeTitle: (title: string) => spaced`更改金额：${title}`,
  from: (day: Day) => `从${plainDate(day)}开始。已经发出的收款请求不变。`,
  fromResuming: '从下一次开始。已经发出的收款请求不变。',
  save: '保存金额',
  changeDone: '金额已更改。',
  changeFailed: '未能更改金额，请再试一次。',
};

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: '每月重复',
  two_weeks: '每两周重复',
  week: '每周重复',
};
