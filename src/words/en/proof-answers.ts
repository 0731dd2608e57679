import { formatAmount, type Sen } from '#domain/money.ts';

/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: "This share is already paid. There's nothing left to do.",
  gone: 'The person who asked for this deleted their account, so nobody can check a receipt. You can mark your share as paid on Pay My Money Back.',
  letGo: (requester: string) => `${requester} let this go. There's nothing left to pay.`,
  inReview: (requester: string) => `${requester} is already checking your receipt.`,
  changed: (amount: Sen) =>
    `Your share was changed to ${formatAmount(amount)} while we read your receipt, so it was not counted. Please check the amount and upload the receipt again.`,
  asked: (requester: string) =>
    `We have asked ${requester} to check it – you do not need to upload it again.`,
};
