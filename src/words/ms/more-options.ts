import { formatAmount, type Sen } from '#domain/money.ts';
import type { SplitKind } from '#domain/splits.ts';

export const splits: Record<SplitKind, string> = { equally: 'Sama rata', amounts: 'Jumlah berbeza' };

/** What is folded in the form (docs/product/money.md 'More options'). */
export const moreOptions = {
  title: 'Pilihan lain',
  /** While it is folded: what holds. */
  holds: ({ by, withOwn }: { by: SplitKind; withOwn: boolean }) =>
    [splits[by], ...(withOwn ? ['termasuk bahagian saya'] : []), 'sekali'].join(', '),
  split: 'Cara membahagikannya',
  withOwn: 'Termasuk bahagian saya',
  amountFor: (name: string) => `Jumlah untuk ${name}`,
  nobodyYet: 'Pilih dahulu siapa yang berhutang kepada anda.',
  totalAsked: 'Jumlah yang diminta',
  ownShare: (own: Sen) => `Bahagian anda sendiri: ${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0
      ? 'Lebih satu sen daripada yang lain, supaya jumlahnya tepat.'
      : `Anda dan ${others} daripada mereka membayar lebih satu sen, supaya jumlahnya tepat.`,
};
