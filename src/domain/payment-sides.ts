import { isOwed } from '#domain/payments.ts';

/** The sides of the list that can be looked at alone: what its reader owes, and what is owed to them. */
export const PAYMENT_SIDES = ['owes', 'owed'] as const;
export type PaymentSide = (typeof PAYMENT_SIDES)[number];

type Asked = {
  requesterId: string;
  debtors: readonly { userId: string; paid: boolean; letGoAt: Date | null }[];
};

/** Whether an open share of the request is one's own, or owed to one (docs/product/money.md 'One side of the list'). */
export const isOnSide = (userId: string, side: PaymentSide, { requesterId, debtors }: Asked): boolean =>
  debtors.some((line) => isOwed(line) && (side === 'owes' ? line.userId : requesterId) === userId);
