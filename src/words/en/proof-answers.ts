/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: 'This payment is already paid. There is nothing left to do.',
  gone: 'Whoever asked for this has deleted their account, so nobody can check a receipt. On Pay My Money Back you can mark your share as paid.',
  letGo: (requester: string) => `${requester} has let this go. There is nothing left to pay.`,
  inReview: (requester: string) => `${requester} is already checking your receipt.`,
  asked: (requester: string) =>
    `We have asked ${requester} to check it – you do not need to upload it again.`,
};
