import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';

export const splits: Record<SplitKind, string> = { equally: 'Equally', amounts: 'Different amounts' };

const often: Record<Repeats, string> = {
  month: 'every month',
  two_weeks: 'every 2 weeks',
  week: 'every week',
};

/** What is folded in the form (docs/product/money.md 'More options'). */
export const moreOptions = {
  title: 'More options',
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
      ...(withOwn ? ['with my share'] : []),
      repeats === '' ? 'once' : often[repeats],
      ...(hasBill ? ['with a bill'] : []),
    ].join(', '),
  split: 'How to split it',
  withOwn: 'Include my share',
  amountFor: (name: string) => `Amount for ${name}`,
  nobodyYet: 'Choose who owes you money first.',
  totalAsked: 'Total asked',
  ownShare: (own: Sen) => `Your own share: ${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0
      ? 'That is one sen more than the others pay, so that the sum is exact.'
      : `You and ${others} of them pay one sen more, so that the sum is exact.`,
};
