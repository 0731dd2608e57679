import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';

export const splits: Record<SplitKind, string> = { equally: 'Sama rata', amounts: 'Jumlah berbeza' };

const often: Record<Repeats, string> = {
  month: 'setiap bulan',
  two_weeks: 'setiap 2 minggu',
  week: 'setiap minggu',
};

/** What is folded in the form (docs/product/money.md 'More options'). */
export const moreOptions = {
  title: 'Pilihan lain',
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
      ...(withOwn ? ['termasuk bahagian saya'] : []),
      repeats === '' ? 'sekali' : often[repeats],
      ...(hasBill ? ['dengan bil'] : []),
    ].join(', '),
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
