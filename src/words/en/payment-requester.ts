import { formatAmount, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { plainDate, shortDate } from '#words/days.ts';
import { listed } from '#words/lists.ts';

/** What a requester sees and does beside a request of theirs (decisions 'Money'). */
export const ownRequest = {
  stillOpen: 'Still open',
  remind: 'Send reminder now',
  reminded: (count: number) => (count === 1 ? 'Reminder sent.' : `${count} reminders sent.`),
  nobodyReminded: 'No reminder was sent: they had one within the last hour, or want none.',
  remindFailed: 'Failed to send the reminder',
  noReminder: 'No reminder sent yet',
  firstReminder: (day: Day) => `First reminder on ${shortDate(day)}`,
  lastReminder: (last: Day) => `Last reminder ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) => `Last reminder ${shortDate(last)} · next ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Last reminder ${shortDate(last)} · that was the last one`,
  cancel: 'Cancel',
  reopen: 'Reopen',
  reopenTitle: (name: string) => `Reopen the share of ${name}?`,
  reopenText: (name: string, amount: Sen) =>
    `${formatAmount(amount)} becomes unpaid again. ${name} is told, and reminders go on.`,
  reopened: 'The share is open again. We told your housemate.',
  reopenFailed: 'Failed to reopen the share',
  delete: (title: string) => `Delete: ${title}`,
  deleteTitle: 'Delete this request?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} will no longer be asked to pay, and links in earlier letters stop working.`,
  deleteYes: 'Delete request',
  deleted: 'Payment request deleted.',
  deleteFailed: 'Failed to delete the payment request',
};

/** The requester's look at a proof (screens.md 'Check proof'; proofs.md section 6). */
export const proofCheck = {
  check: 'Check proof',
  see: 'See proof',
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
  becomesAlias: 'Is this you? If you confirm, receipts to this name fit from now on.',
  /** 'Nov 20, 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'fits', unsure: 'not sure', contradicts: 'does not fit' },
  noBankAccount: 'We cannot see your bank account.',
  arrived: (amount: Sen) => `Did ${formatAmount(amount)} arrive?`,
  confirm: 'Confirm',
  notReceived: 'Not received',
  confirmed: (name: string) => `Payment confirmed. We told ${name}.`,
  declined: (name: string) => `We told ${name} that the money has not arrived.`,
  confirmFailed: 'Failed to confirm the payment',
  declineFailed: 'Failed to send your answer',
};
