import { isOwed } from '#domain/payments.ts';

/** The sides of the list that can be shown alone: what the reader owes, and what they are owed. */
export const PAYMENT_SIDES = ['owes', 'owed'] as const;
export type PaymentSide = (typeof PAYMENT_SIDES)[number];

type Asked = {
  requesterId: string;
  debtors: readonly { userId: string; paid: boolean; letGoAt: Date | null }[];
};

/** Returns whether a request has an open share that a person owes, or is owed (docs/product/money.md 'One side of the list'). */
export const isOnSide = (userId: string, side: PaymentSide, { requesterId, debtors }: Asked): boolean =>
  debtors.some((line) => isOwed(line) && (side === 'owes' ? line.userId : requesterId) === userId);
