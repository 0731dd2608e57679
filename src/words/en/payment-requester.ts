import type { NoReminder, WhyNoEmail } from '#domain/payments.ts';
import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed } from './lists.ts';

/** What a requester sees beside a request of theirs, at once. */
export const ownRequest = {
  stillOpen: 'Still open',
  change: 'Change',
  remind: 'Send reminder now',
  reminded: (count: number) => (count === 1 ? 'Reminder sent.' : `${count} reminders sent.`),
  nobodyReminded: {
    paid: 'No reminder was sent: everyone has paid.',
    recent: 'No reminder was sent: the last email went out less than an hour ago.',
    review: 'No reminder was sent: a receipt is waiting for your answer.',
    full: 'No reminder was sent: no email reaches them today. Ask them to confirm their address, or try again tomorrow.',
    stopped: 'No reminder was sent: whoever owes you has stopped reminders.',
    gone: "No reminder was sent: there's nobody left to remind.",
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Failed to send the reminder. Please try again.',
  /** Below a debtor whom no email reaches. */
  noEmail: {
    stopped: (name: string) =>
      `No email reaches ${name}: they stopped these emails. Please tell them another way.`,
    unconfirmed: (name: string) =>
      `No email reaches ${name} today: their address is not confirmed and gets only a few a day. Ask them to confirm it.`,
    full: (name: string) =>
      `No more emails reach ${name} today: this home has sent all it can. Try again tomorrow.`,
    failed: (name: string) =>
      `No email reaches ${name}: their mailbox refused the last one. Ask them to check their address.`,
    unsent: (name: string) =>
      `No email reached ${name}: their last one was one too many for its day. Send a reminder now.`,
  } satisfies Record<WhyNoEmail, (name: string) => string>,
  noReminder: 'No reminder sent yet',
  stoppedBy: (names: readonly string[]) => `No reminders: ${listed(names)} stopped them`,
  nobodyLeft: 'No reminders: the account was deleted',
  firstReminder: (day: Day) => `First reminder on ${shortDate(day)}`,
  lastReminder: (last: Day) => `Last reminder ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) => `Last reminder ${shortDate(last)} · next ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Last reminder ${shortDate(last)} · that was the last one`,
  letGo: 'Let it go',
  reopen: 'Reopen',
  delete: (title: string) => `Delete: ${title}`,
};

/** The way to a proof. */
export const proofCheck = {
  check: 'Check proof',
  see: 'See proof',
  seeOwn: 'See receipt',
  receipt: (name: string) => `Receipt from ${name}`,
  notLoaded: 'The receipt could not be loaded.',
  close: 'Close',
};
