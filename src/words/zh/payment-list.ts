import type { PaymentSide } from '#domain/payment-sides.ts';

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: '显示',
  all: '全部',
  /** Stands there where a side is empty. */
  none: {
    owes: '你现在没有欠款。',
    owed: '现在没有人欠你钱。',
  } satisfies Record<PaymentSide, string>,
  showAll: '显示所有收款请求',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `另外 ${count} 人`;
    return `另外 ${count} 人，${paid === count ? '全部' : `其中 ${paid} 人`}已付`;
  },
  otherShares: '其他人的份额',
};
