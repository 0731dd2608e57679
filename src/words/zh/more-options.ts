import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';
import { spaced } from './spaced.ts';

export const splits: Record<SplitKind, string> = { equally: '平均分摊', amounts: '不同金额' };

const often: Record<Repeats, string> = { month: '每月', two_weeks: '每两周', week: '每周' };

/** What is folded in the form (docs/product/money.md 'More options'). */
export const moreOptions = {
  title: '更多选项',
  /** While it is folded: what holds. */
  holds: ({
    by,
    withOwn,
    repeats,
    hasBill,
  }: {
    by: SplitKind;
    withOwn: boolean;
    repeats: Repeats | '';
    hasBill: boolean;
  }) =>
    [
      splits[by],
      ...(withOwn ? ['包括我的份额'] : []),
      repeats === '' ? '一次' : often[repeats],
      ...(hasBill ? ['附账单'] : []),
    ].join('，'),
  split: '分摊方式',
  withOwn: '包括我的份额',
  amountFor: (name: string) => spaced`${name}的金额`,
  nobodyYet: '请先选择谁欠你钱。',
  totalAsked: '收款总额',
  ownShare: (own: Sen) => `你自己的份额：${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0 ? '你比其他人多付一仙，总额才会刚好。' : `你和其中 ${others} 人多付一仙，总额才会刚好。`,
};
