import { formatAmount, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { plainDate } from './days.ts';
import { listed } from './lists.ts';

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: 'Cancel',
  letGoTitle: (name: string) => `Let go of ${name}'s share?`,
  letGoText: (amount: Sen, request: string) =>
    `You'll no longer ask for ${formatAmount(amount)} for “${request}”. It will count as settled, not as paid.`,
  letGoTold: (name: string) => `We'll tell ${name}.`,
  letGoReceipt: 'The receipt waiting for your answer will no longer be needed.',
  letGoDone: 'You let it go.',
  letGoFailed: 'Failed to let it go. Please try again.',
  reopenTitle: (name: string) => `Reopen ${name}'s share?`,
  reopenText: (amount: Sen, request: string) =>
    `${formatAmount(amount)} for “${request}” will be unpaid again.`,
  reopenTold: (name: string, reminds: boolean) =>
    reminds ? `We'll tell ${name}, and reminders will continue.` : `We'll tell ${name}.`,
  reopened: 'The share is open again. We told your housemate.',
  reopenedUntold: 'The share is open again.',
  reopenFailed: 'Failed to reopen the share. Please try again.',
  deleteTitle: 'Delete this request?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} will no longer be asked to pay, and links in earlier emails will stop working.`,
  deleteWaits: 'A receipt is waiting for your answer',
  deleteWaitsText: (names: readonly string[]) =>
    `${listed(names)} sent a receipt. Choose “Confirm” or “Not received”, then delete the request.`,
  deleteYes: 'Delete request',
  deleted: 'Payment request deleted.',
  deleteFailed: 'Failed to delete the payment request. Please try again.',
};

/** The requester's look at a proof. */
export const proofReview = {
  from: (name: string) => `Proof from ${name}`,
  enlarge: (name: string) => `Enlarge the receipt from ${name}`,
  notKept: 'The receipt is no longer available.',
  uploaded: (day: Day, time: string) => `Uploaded ${plainDate(day)}, ${time}`,
  amount: 'Amount',
  recipient: 'Paid to',
  date: 'Date',
  status: 'Status',
  reference: 'Reference',
  notFound: 'Not found',
  isThisYou: 'Is this you?',
  isMyName: 'This is my name',
  myNameFits: 'Receipts to this name will match from now on.',
  /** 'Nov 20, 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'matches', unsure: 'not sure', contradicts: "doesn't match" },
  noBankAccount: 'We cannot see your bank account.',
  arrived: (amount: Sen) => `Did ${formatAmount(amount)} arrive?`,
  confirm: 'Confirm',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: 'It pays for these shares together:',
  confirmAll: 'Confirm all',
  onlyThis: 'Only this one',
  confirmedAll: (count: number, name: string) => `${count} payments confirmed. We told ${name}.`,
  notReceived: 'Not received',
  notReceivedTitle: (name: string) => `Nothing received from ${name}?`,
  notReceivedText: (name: string, amount: Sen) =>
    `${formatAmount(amount)} stays open, and this receipt no longer counts. We'll tell ${name}.`,
  confirmed: (name: string) => `Payment confirmed. We told ${name}.`,
  declined: (name: string) => `We told ${name} that the money hasn't arrived.`,
  confirmFailed: 'Failed to confirm the payment. Please try again.',
  declineFailed: 'Failed to send your answer. Please try again.',
};
