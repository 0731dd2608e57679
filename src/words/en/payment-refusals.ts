import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: 'Someone before you has the same name. Change yours on your profile, then ask again.',
  NAME_NEEDED: 'Please choose a name of your own on your profile first. Then ask again.',
  DEBTOR_ONESELF: "You can't ask yourself for money. Please choose others only.",
  PAYMENT_NOT_FOUND: 'Payment request not found',
  PAYMENT_PAID: "Someone has already paid, so this request can't be deleted.",
  PAYMENT_OPEN: "This share isn't paid.",
  PAYMENT_SETTLED: 'This share is already paid.',
  PAYMENT_TOLD: "It's too late to undo this. Please ask for your share to be reopened.",
  PROOF_WAITS: 'A receipt is waiting for your answer. Please answer it, then delete the request.',
  PROOF_IN_REVIEW: 'Your receipt is being checked. Take it back first to mark your share as paid.',
  PROOF_ANSWERED: 'This proof was already answered.',
  PROOF_GONE: 'The receipt is no longer available. Please upload it again.',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized: this link is invalid or has expired. Please open the latest email.',
  REQUEST_DELETED: "unauthorized: this request was deleted. You're no longer asked to pay it.",
  REQUESTER_GONE: "Whoever asked for this deleted their account. You're no longer asked to pay it.",
  PROOF_TOO_MANY_TRIES: 'Too many tries. Please wait a while and try again.',
  HOME_FILES_FULL: `This home's ${HOME_FILES_MAX_BYTES / MB} MB for receipts are full. Send a smaller file, or use Mark as Paid.`,
  PROOFS_BUSY: 'We are checking many receipts right now. Please try again in a minute.',
};
