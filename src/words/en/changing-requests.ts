import { formatAmount, type Sen } from '#domain/money.ts';

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: 'This request has changed meanwhile. Please look at it again, then decide.',
  CHANGE_PAID: 'Someone has already paid, so amounts and people stay as they are.',
  CHANGE_WAITS: 'A receipt is waiting for your answer. Please answer it, then change the amounts.',
  CHANGE_PROOF: 'Someone you took out has sent a receipt. You can let their share go instead.',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: 'Change the request',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save changes',
  told: 'Whoever is asked for something else hears of it, and of another bill whoever still owes.',
  CHANGE_PAID: (total: Sen) =>
    `Someone has already paid or was let off, so ${formatAmount(total)} and its people stay as they are.`,
  CHANGE_WAITS: (total: Sen) =>
    `A receipt is waiting for your answer. Until then, ${formatAmount(total)} and its people stay as they are.`,
  /** It was changed elsewhere since the window opened. */
  meanwhile:
    'This request was changed meanwhile, in another window. What you typed is still here, but cannot be saved.',
  startAgain: 'Show the latest',
  done: 'Request changed.',
  failed: 'Failed to change the request. Please try again.',
};
