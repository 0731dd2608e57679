import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { payeeDetails, signInToPay } from './payee-details.ts';
import type { SettlingStep } from '#domain/notifications.ts';
import { REVIEW_REMINDERS_MAX, REVIEW_DAYS } from '#domain/payments.ts';

const { accountNumber, duitNowId, qrFor } = payeeDetails;

/** How to pay, in a letter to whoever owes. */
export const payeeDetailsInLetter = {
  accountNumber,
  accountName: 'Account name',
  duitNowId,
  qrFor,
  added: (day: Day) => `Payment details: Added ${shortDate(day)}.`,
  changed: (day: Day) => `Payment details: Changed ${shortDate(day)}. Not sure? Ask before you pay.`,
  /** To an address that nobody has confirmed. */
  signIn: signInToPay,
  /** A number, in a line of its own. */
  numbered: (label: string, number: string) => `${label}: ${number}`,
  qr: (share: Sen, isFilled: boolean) =>
    isFilled
      ? `The DuitNow QR in this email has ${formatAmount(share)} in it. Scan it, or save it and open it in your bank's app.`
      : `The DuitNow QR in this email has no amount in it. Scan it with your bank's app and type ${formatAmount(share)}.`,
};

/** A name is left out where it could be taken for a link. */
type Facts = {
  /** Whoever did it, or whom it waits for: the other of the two. */
  other: string | undefined;
  amount: Sen;
  /** What each of the two owed the other, before it. */
  payerOwed: Sen;
  payeeOwed: Sen;
  lines: number;
  home: string;
  /** From 1, where a receipt still waits. */
  again?: number | undefined;
};

const who = ({ other }: Facts) => other ?? 'A housemate';
const them = ({ other }: Facts) => other ?? 'your housemate';
const NO_BANK_ACCOUNT = 'We cannot see your bank account – please check that the money arrived.';
const lines = (count: number) => (count === 1 ? 'one line' : `${count} lines`);

const SAID: Record<
  SettlingStep,
  (facts: Facts) => { subject: string; lead: string; text: string[]; button?: string }
> = {
  marked: (facts) => ({
    subject:
      facts.amount === 0
        ? `${who(facts)} settled up with you: you are even`
        : `${who(facts)} settled up with you: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} settled up with you`,
    text: [
      facts.amount === 0
        ? `What you owed each other was the same, so ${lines(facts.lines)} are settled and nobody has to pay.`
        : `${who(facts)} says they paid you the difference, but there is no receipt. It settles ${lines(facts.lines)}. ${NO_BANK_ACCOUNT}`,
      'Not right? You can reopen what you are owed in Pay My Money Back, next to Paid.',
    ],
  }),
  verified: (facts) => ({
    subject: `${who(facts)} settled up with you: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} settled up with you`,
    text: [
      `The receipt picture of the difference fits (amount, date, your name, reference). It settles ${lines(facts.lines)}. ${NO_BANK_ACCOUNT}`,
      'Not received? You can reopen what you are owed in Pay My Money Back, next to Paid.',
    ],
  }),
  review: (facts) => ({
    subject: `${facts.again === undefined ? 'Please' : 'Reminder: please'} check ${them(facts)}'s proof of settling up: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} says they settled up with you`,
    text: [
      `Has the money arrived? Look at the receipt and choose Confirm or Not received. Confirm settles ${lines(facts.lines)}, Not received settles none of them.`,
    ],
    button: 'Check proof',
  }),
  confirmed: (facts) => ({
    subject: `${who(facts)} confirmed that you settled up: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} has received`,
    text: [
      `${lines(facts.lines)} are settled. There is nothing left to do.`.replace(
        /^one line are/,
        'One line is',
      ),
    ],
  }),
  not_received: (facts) => ({
    subject: `${who(facts)} hasn't received ${formatAmount(facts.amount)} for settling up`,
    lead: `${who(facts)} hasn't received`,
    text: [
      `Nothing was settled: what you owe each other is open as before. Already paid? Talk to ${them(facts)}, and upload a receipt that shows the payment.`,
    ],
  }),
  unanswered: (facts) => ({
    subject: `${who(facts)} didn't check your receipt for settling up: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} didn't check your receipt`,
    text: [
      `Your receipt waited ${REVIEW_DAYS} days, so it no longer counts and has been deleted. Nothing was settled. Already paid? Talk to ${them(facts)}, and upload the receipt again.`,
    ],
  }),
  review_ended: (facts) => ({
    subject: `${who(facts)}'s proof of settling up wasn't checked: ${formatAmount(facts.amount)}`,
    lead: `${who(facts)} said they settled up with you`,
    text: [
      `The receipt waited ${REVIEW_DAYS} days for your answer, so it no longer counts and has been deleted. Nothing was settled.`,
    ],
  }),
};

/** One letter for the whole settling, however many lines it has. */
export function settlingUp(what: SettlingStep, facts: Facts) {
  const { button = 'Open Pay My Money Back', ...said } = SAID[what](facts);
  const isSettled = what === 'marked' || what === 'verified' || what === 'confirmed';
  const isToPayer = what === 'confirmed' || what === 'not_received' || what === 'unanswered';
  const [yours, theirs] = isToPayer ? [facts.payerOwed, facts.payeeOwed] : [facts.payeeOwed, facts.payerOwed];
  return {
    ...said,
    preview: said.text[0] ?? '',
    big: formatAmount(facts.amount),
    under: 'Settling up',
    facts: [
      [isSettled ? 'You owed' : 'You owe', formatAmount(yours)],
      [isSettled ? 'They owed you' : 'They owe you', formatAmount(theirs)],
      ['Home', facts.home],
    ] as const,
    button,
    why:
      facts.again === undefined
        ? `You're getting this email because you and ${them(facts)} share costs in ${facts.home}.`
        : `Reminder ${facts.again} of at most ${REVIEW_REMINDERS_MAX}, because this receipt in ${facts.home} is still waiting for your answer.`,
  };
}
