import { formatAmount, type Sen } from '#domain/money.ts';
import type { NoReminder } from '#domain/payments.ts';
import type { Day } from '#domain/days.ts';
import { plainDate, shortDate } from '#words/days.ts';
import { listed } from '#words/lists.ts';

/** What a requester sees and does beside a request of theirs. */
export const ownRequest = {
  stillOpen: 'Still open',
  remind: 'Send reminder now',
  reminded: (count: number) => (count === 1 ? 'Reminder sent.' : `${count} reminders sent.`),
  nobodyReminded: {
    paid: 'No reminder was sent: everybody has paid.',
    recent: 'The last letter went out less than an hour ago.',
    review: 'No reminder was sent: a receipt waits for your answer.',
    stopped: 'No reminder was sent: they were stopped by whoever owes.',
    gone: 'No reminder was sent: nobody is left who could be reached.',
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Failed to send the reminder',
  noReminder: 'No reminder sent yet',
  stoppedBy: (names: readonly string[]) => `No reminders: ${listed(names)} stopped them`,
  nobodyLeft: 'No reminders: the account was deleted',
  firstReminder: (day: Day) => `First reminder on ${shortDate(day)}`,
  lastReminder: (last: Day) => `Last reminder ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) => `Last reminder ${shortDate(last)} · next ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Last reminder ${shortDate(last)} · that was the last one`,
  cancel: 'Cancel',
  letGo: 'Let it go',
  letGoTitle: (name: string) => `Let the share of ${name} go?`,
  letGoText: (amount: Sen) =>
    `${formatAmount(amount)} is asked for no more: it counts as settled, not as paid.`,
  letGoTold: (name: string) => `${name} is told.`,
  letGoReceipt: 'The receipt that waits for your answer is not needed any more.',
  letGoDone: 'You let it go.',
  letGoFailed: 'Failed to let it go',
  reopen: 'Reopen',
  reopenTitle: (name: string) => `Reopen the share of ${name}?`,
  reopenText: (amount: Sen) => `${formatAmount(amount)} becomes unpaid again.`,
  reopenTold: (name: string, reminds: boolean) =>
    reminds ? `${name} is told, and reminders go on.` : `${name} is told.`,
  reopened: 'The share is open again. We told your housemate.',
  reopenedUntold: 'The share is open again.',
  reopenFailed: 'Failed to reopen the share',
  delete: (title: string) => `Delete: ${title}`,
  deleteTitle: 'Delete this request?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} will no longer be asked to pay, and links in earlier letters stop working.`,
  deleteWaits: 'A receipt waits for your answer',
  deleteWaitsText: (names: readonly string[]) =>
    `${listed(names)} sent a receipt. Confirm it or say that nothing came, then delete the request.`,
  deleteYes: 'Delete request',
  deleted: 'Payment request deleted.',
  deleteFailed: 'Failed to delete the payment request',
};

/** The requester's look at a proof. */
export const proofCheck = {
  check: 'Check proof',
  see: 'See proof',
  seeOwn: 'See receipt',
  from: (name: string) => `Proof from ${name}`,
  receipt: (name: string) => `Receipt from ${name}`,
  enlarge: (name: string) => `Enlarge the receipt from ${name}`,
  notKept: 'The receipt is not kept any more.',
  notLoaded: 'The receipt could not be loaded.',
  close: 'Close',
  uploaded: (day: Day, time: string) => `Uploaded ${plainDate(day)}, ${time}`,
  amount: 'Amount',
  recipient: 'Paid to',
  date: 'Date',
  status: 'Status',
  reference: 'Reference',
  notFound: 'Not found',
  isThisYou: 'Is this you?',
  isMyName: 'This is my name',
  myNameFits: 'Receipts to this name fit from now on.',
  /** 'Nov 20, 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'fits', unsure: 'not sure', contradicts: 'does not fit' },
  noBankAccount: 'We cannot see your bank account.',
  arrived: (amount: Sen) => `Did ${formatAmount(amount)} arrive?`,
  confirm: 'Confirm',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: 'It pays these shares together:',
  confirmAll: 'Confirm all',
  onlyThis: 'Only this one',
  confirmedAll: (count: number, name: string) => `${count} payments confirmed. We told ${name}.`,
  notReceived: 'Not received',
  confirmed: (name: string) => `Payment confirmed. We told ${name}.`,
  declined: (name: string) => `We told ${name} that the money has not arrived.`,
  confirmFailed: 'Failed to confirm the payment',
  declineFailed: 'Failed to send your answer',
};
