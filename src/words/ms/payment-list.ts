import type { PaymentSide } from '#domain/payment-sides.ts';

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: 'Tunjukkan',
  all: 'Semua',
  /** Stands there where a side is empty. */
  none: {
    owes: 'Anda tiada hutang sekarang.',
    owed: 'Tiada sesiapa berhutang kepada anda sekarang.',
  } satisfies Record<PaymentSide, string>,
  showAll: 'Tunjukkan semua',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `${count} orang lain`;
    return `${count} orang lain, ${paid === count ? 'semua' : paid} sudah membayar`;
  },
  otherShares: 'Bahagian lain',
};
