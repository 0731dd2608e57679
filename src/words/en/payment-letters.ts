import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import {
  LINK_MS,
  REMIND_EVERY_DAYS,
  REMINDERS_MAX,
  REVIEW_DAYS,
  REVIEW_REMINDERS_MAX,
} from '#domain/payments.ts';
import { plainDate } from './days.ts';
import { listed, nameInside } from './grammar.ts';

/** A name is left out where it could be taken for a link. */
type Facts = {
  requester: string | undefined;
  debtor: string | undefined;
  title: string;
  share: Sen;
  total: Sen;
  /** How many share it. */
  people: number;
  askedOn: Day;
  home: string;
};

const LINK_DAYS = LINK_MS / (24 * 60 * 60 * 1000);

const asking = ({ requester }: Facts) => requester ?? 'A housemate';
const toWhom = ({ requester }: Facts) => nameInside(requester ?? 'a housemate');
const paying = ({ debtor }: Facts) => debtor ?? 'A housemate';
const fromWhom = ({ debtor }: Facts) => nameInside(debtor ?? 'your housemate');
const share = (facts: Facts) => formatAmount(facts.share);
const total = (facts: Facts) => formatAmount(facts.total);
const sumOf = (shares: readonly Facts[]) => formatAmount(shares.reduce((all, each) => all + each.share, 0));

const asked = (facts: Facts) =>
  [
    ['Asked on', plainDate(facts.askedOn)],
    ['Total', facts.people === 1 ? total(facts) : `${total(facts)}, split between ${facts.people}`],
    ['Home', facts.home],
  ] as const;

const owing = (facts: Facts) => ({
  big: share(facts),
  under: facts.title,
  facts: asked(facts),
  button: 'Upload payment proof',
});
const sharesCost = (facts: Facts) =>
  `You're getting this email because ${toWhom(facts)} shares a cost with you in ${facts.home}.`;
const askedForIt = ({ home }: Facts) =>
  `You're getting this email because you asked for this payment in ${home}.`;
const cash = (line: string) => `Paid in cash? Sign in to Serumah and choose Mark as Paid on ${line}.`;
const replaces = 'This link replaces the ones in earlier emails.';

export const paymentRequested = (facts: Facts) => ({
  ...owing(facts),
  subject: `${asking(facts)} asks you for ${share(facts)}: ${facts.title}`,
  preview: `Your share of ${formatAmount(facts.total)}. Pay, then upload the receipt.`,
  lead: facts.debtor ? `${facts.debtor}, you owe ${toWhom(facts)}` : `You owe ${toWhom(facts)}`,
  text: [
    `Send the money the way you usually do. Then upload the receipt: a screenshot or PDF that shows ${share(facts)}, ${toWhom(facts)}'s name, the date and the reference.`,
  ],
  after: `${cash('your share')} This link is only for you and works for ${LINK_DAYS} days.`,
  why: sharesCost(facts),
});

type Before = { title: string; amount: Sen };

/** The requester changed what it is called, or the share. */
export const paymentChanged = (facts: Facts, was: Before) => {
  const isShare = was.amount !== facts.share;
  const told = isShare
    ? `${formatAmount(was.amount)} is now ${share(facts)}`
    : `“${was.title}” is now called “${facts.title}”`;
  return {
    ...owing(facts),
    subject: isShare
      ? `${asking(facts)} changed ${was.title}: ${told}`
      : `${asking(facts)} changed a request: ${told}`,
    preview: `${told}.`,
    lead: isShare ? `${asking(facts)} changed what you owe` : `${asking(facts)} changed a request`,
    facts: [
      ...(isShare ? [['Before', formatAmount(was.amount)] as const] : []),
      ...(was.title === facts.title ? [] : [['Called before', was.title] as const]),
      ...asked(facts),
    ],
    text: [
      isShare
        ? `You now owe ${share(facts)} instead of ${formatAmount(was.amount)}. Upload a receipt that shows ${share(facts)}.`
        : 'Your share is the same as before.',
    ],
    after: `${cash('your share')} ${replaces}`,
    why: sharesCost(facts),
  };
};

/** The requester asks them no more. */
export const paymentTakenOut = (facts: Pick<Facts, 'requester' | 'title' | 'home' | 'share'>) => ({
  subject: `${facts.requester ?? 'A housemate'} no longer asks you for ${formatAmount(facts.share)}: ${facts.title}`,
  preview: "There's nothing left to pay, and you won't get any more reminders.",
  lead: `${facts.requester ?? 'A housemate'} changed a request, and no longer asks you for`,
  big: formatAmount(facts.share),
  under: facts.title,
  text: [
    "There's nothing left to pay, and you won't get any more reminders. The links in earlier emails don't work any more.",
  ],
  button: 'Open Pay My Money Back',
  why: `You're getting this email because ${facts.requester ?? 'a housemate'} shared a cost with you in ${facts.home}.`,
});

/** @param number of this reminder, from 1; the requester may send more than come by themselves. Undefined where it is not the letter's first. */
export const paymentReminder = (facts: Facts, number: number | undefined) => ({
  ...owing(facts),
  subject: `Reminder: ${share(facts)} to ${toWhom(facts)} for ${facts.title}`,
  preview: `Unpaid since ${plainDate(facts.askedOn)}. Already paid? Upload the receipt and the reminders stop.`,
  lead: `A friendly reminder: you owe ${toWhom(facts)}`,
  text: ['Already paid? Upload the receipt and the reminders stop.'],
  after: `${cash('your share')} ${replaces}`,
  why: `${numbered(number)}, because your share in ${facts.home} is still open.`,
});

const numbered = (number: number | undefined) => {
  if (number === undefined) return 'A reminder';
  return `Reminder ${number}${number > REMINDERS_MAX ? '' : ` of at most ${REMINDERS_MAX}`}`;
};

/** One letter about several shares that are open, whoever asked; each has its own link. */
export const paymentReminders = (shares: readonly Facts[]) => {
  const sum = sumOf(shares);
  const to = listed([...new Set(shares.map(toWhom))]);
  return {
    subject: `Reminder: ${sum} for ${shares.length} open shares`,
    preview: `To ${to}. Already paid? Upload the receipts and the reminders stop.`,
    lead: 'A friendly reminder: you owe',
    big: sum,
    under: `${shares.length} shares, to ${to}`,
    text: ['Already paid? Upload the receipt for each share, and its reminders stop.'],
    button: 'See what you owe',
    after: `${cash('each share')} The links replace the ones in earlier emails.`,
    why: `You're getting this email because these shares are still open. Reminders come every ${REMIND_EVERY_DAYS} days, at most ${REMINDERS_MAX} for each.`,
  };
};

/** One of several shares in a letter. */
export const shareInLetter = (facts: Facts) => ({
  title: `${share(facts)} to ${toWhom(facts)}: ${facts.title}`,
  lines: [`${facts.home}, asked on ${plainDate(facts.askedOn)}`],
  button: 'Upload payment proof',
});

const moreShares = (rest: readonly Facts[]) =>
  `${rest.length} more ${rest.length === 1 ? 'share' : 'shares'}`;

/** What a letter about many shares says of those that it does not list. */
export const restInLetter = (rest: readonly Facts[]) => ({
  title: `${moreShares(rest)}: ${sumOf(rest)}`,
  lines: [],
  button: 'See what you owe',
});

/** The requester opened a paid line again, or says that what a receipt shows has not come. */
export const paymentReopened = (facts: Facts, why: 'reopened' | 'not-received') => {
  const isAgain = why === 'reopened';
  const lead = isAgain ? `${asking(facts)} says you still owe` : `${asking(facts)} hasn't received`;
  const open = isAgain ? 'Your share is open again.' : 'Your share is still open.';
  return {
    ...owing(facts),
    subject: isAgain
      ? `${lead} ${share(facts)} for ${facts.title}`
      : `${lead} ${share(facts)}: ${facts.title}`,
    preview: open,
    lead,
    text: [`${open} Already paid? Talk to ${toWhom(facts)}, and upload a receipt that shows the payment.`],
    after: replaces,
    why: sharesCost(facts),
  };
};

/** The receipt waited for the requester's word until it ended. */
export const paymentUnanswered = (facts: Facts) => ({
  ...owing(facts),
  subject: `${asking(facts)} didn't check your receipt for ${share(facts)}: ${facts.title}`,
  preview: 'Your share is still open.',
  lead: `${asking(facts)} didn't check your receipt`,
  text: [
    `Your receipt waited ${REVIEW_DAYS} days, so it no longer counts and has been deleted. Your share is still open. Already paid? Talk to ${toWhom(facts)}, and upload the receipt again.`,
  ],
  after: `${cash('your share')} ${replaces}`,
  why: sharesCost(facts),
});

/** The same, to the requester. */
export const paymentReviewEnded = (facts: Facts) => ({
  subject: `${paying(facts)}'s proof of ${share(facts)} wasn't checked: ${facts.title}`,
  preview: 'The share is still open.',
  lead: `${paying(facts)} said they paid you`,
  big: share(facts),
  under: facts.title,
  text: [
    `The receipt waited ${REVIEW_DAYS} days for your answer, so it no longer counts and has been deleted. The share is still open, and ${fromWhom(facts)} will be asked for it again.`,
    `Has the money arrived? Ask ${fromWhom(facts)} to mark the share as paid, or let it go.`,
  ],
  button: 'Open the request',
  why: askedForIt(facts),
});

/** Whoever has left the home sees a settled share there no more. */
type Settled = Facts & { debtorLeft: boolean };
const seeing = ({ debtorLeft }: Settled) => (debtorLeft ? 'Open Pay My Money Back' : 'See the request');

export const paymentConfirmed = (facts: Settled) => ({
  subject: `${asking(facts)} confirmed your payment of ${share(facts)}: ${facts.title}`,
  preview: "Your share is paid. There's nothing left to do.",
  lead: `${asking(facts)} has received`,
  big: share(facts),
  under: facts.title,
  text: ["Your share is paid. There's nothing left to do."],
  button: seeing(facts),
  why: sharesCost(facts),
});

export const paymentLetGo = (facts: Settled) => ({
  subject: `${asking(facts)} no longer asks you for ${share(facts)}: ${facts.title}`,
  preview: "There's nothing left to pay, and you won't get any more reminders.",
  lead: `${asking(facts)} let this go`,
  big: share(facts),
  under: facts.title,
  text: ["There's nothing left to pay, and you won't get any more reminders."],
  button: seeing(facts),
  why: sharesCost(facts),
});

/** One letter about several shares of one home that were let go at once; `rest`: those of them that it does not list. */
export const paymentsLetGo = (first: Facts, shares: readonly Facts[], rest: readonly Facts[]) => {
  const sum = sumOf(shares);
  return {
    subject: `${asking(first)} no longer asks you for ${sum}: ${shares.length} shares`,
    preview: "There's nothing left to pay, and you won't get any more reminders.",
    lead: `${asking(first)} let these go`,
    big: sum,
    under: `${shares.length} shares`,
    facts: [
      ...shares.slice(0, shares.length - rest.length).map((each) => [share(each), each.title] as const),
      ...(rest.length > 0 ? [[sumOf(rest), moreShares(rest)] as const] : []),
      ['Home', first.home] as const,
    ],
    text: ["There's nothing left to pay, and you won't get any more reminders."],
    button: 'Open Pay My Money Back',
    why: sharesCost(first),
  };
};

/** What a receipt says that fits; null where it does not say it. */
type Receipt = { day: Day | null; reference: string | null };

const CHECK = 'We cannot see your bank account – please check that the money arrived.';

/** @param open sen of the request that nobody has paid yet @param receipt undefined where the debtor marked the line themselves */
export const paymentPaid = (facts: Facts, open: Sen, receipt: Receipt | undefined) => ({
  subject: receipt
    ? `${paying(facts)} paid you ${share(facts)}: ${facts.title}`
    : `${paying(facts)} marked ${share(facts)} as paid: ${facts.title}`,
  preview: `${receipt ? 'The receipt fits.' : 'There is no receipt.'} Please check that the money arrived.`,
  lead: receipt ? `${paying(facts)} paid you` : `${paying(facts)} marked as paid`,
  big: share(facts),
  under: facts.title,
  facts: [
    ...(receipt?.day ? [['Receipt dated', plainDate(receipt.day)] as const] : []),
    ...(receipt?.reference ? [['Reference', receipt.reference] as const] : []),
    ['Still open', open > 0 ? `${formatAmount(open)} of ${formatAmount(facts.total)}` : 'Nothing'] as const,
  ],
  text: [
    receipt
      ? `The receipt picture fits (amount, date, your name, reference). ${CHECK}`
      : `${paying(facts)} says they paid you, but there is no receipt. ${CHECK}`,
  ],
  button: 'Open the request',
  after: 'Not received? Open the request. You can reopen the share there, next to Paid.',
  why: askedForIt(facts),
});

/** @param reason why the receipt is not sure; empty where nothing is against it @param again from 1, where it still waits */
export const paymentReview = (facts: Facts, reason: string, again?: number) => ({
  subject: `${again === undefined ? 'Please' : 'Reminder: please'} check ${fromWhom(facts)}'s proof of ${share(facts)}: ${facts.title}`,
  preview: reason || 'Has the money arrived?',
  lead: `${paying(facts)} says they paid you`,
  big: share(facts),
  under: facts.title,
  text: [
    ...(reason ? [reason] : []),
    `Has the money arrived? Look at the receipt and choose Confirm or Not received. Until then, ${fromWhom(facts)} won't get any reminders.`,
  ],
  button: 'Check proof',
  why:
    again === undefined
      ? askedForIt(facts)
      : `Reminder ${again} of at most ${REVIEW_REMINDERS_MAX}, because this receipt in ${facts.home} is still waiting for your answer.`,
});
