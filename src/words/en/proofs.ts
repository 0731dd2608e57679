import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { plainDate } from './days.ts';

/** What the sentences on a proof speak of: who asked for how much, and on which day of the home. */
export type ProofNames = { requester: string; due: Sen; asked: Day };

type Sentence<Code extends ReasonCode> = (
  reason: Extract<Reason, { code: Code }>,
  names: ProofNames,
) => string;

const due = (names: ProofNames) => formatAmount(names.due);
const askedOn = (names: ProofNames) =>
  `before ${names.requester} asked for this payment on ${plainDate(names.asked)}`;
const dated = (day: Day | undefined) => (day === undefined ? 'dated' : `dated ${plainDate(day)},`);
const quoted = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);

const UNREADABLE =
  'We could not read this file well enough. Please upload the original screenshot (not a small or forwarded copy) or the PDF receipt.';

const sentences: { [Code in ReasonCode]: Sentence<Code> } = {
  'status-failed': ({ word }) =>
    `This receipt says the payment did not go through (“${word}”). Please pay again and upload the successful receipt.`,
  'status-pending': ({ word }) =>
    `This payment is not finished yet (“${word}”). Please upload the receipt once your bank shows it as successful.`,
  reused: ({ title }) =>
    `This receipt was already used for ${title === undefined ? 'another payment in this home' : `“${title}”`}. Each payment needs its own receipt.`,
  'other-currency': ({ shown }, names) =>
    `This receipt is in another currency${quoted(shown)}. Please upload a receipt for ${due(names)}.`,
  'confirm-screen': () =>
    'This looks like the screen before the payment is sent. Please finish the payment and upload the receipt that says it was successful.',
  shop: (_, { requester }) =>
    `This looks like a shop receipt or bill, not proof that you paid ${requester}. Please upload the transfer receipt.`,
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? UNREADABLE
      : `The receipt shows ${formatAmount(shown)}, but your share is ${due(names)}. Please upload a receipt for ${due(names)}.`,
  unreadable: () => UNREADABLE,
  'amount-missing': (_, names) =>
    `We could not find ${due(names)} as the amount paid on this file. Please upload a clear, full receipt.`,
  'date-old': ({ day }, names) =>
    `This receipt is ${dated(day)} ${askedOn(names)}. Please upload the receipt for this payment.`,
  'date-future': ({ day }) =>
    day === undefined
      ? 'This receipt is dated in the future. Please upload the receipt of a payment that has been made.'
      : `This receipt is dated ${plainDate(day)}, which is in the future. Please upload the receipt of a payment that has been made.`,
  'sender-other': ({ name }) => `The receipt says that ${name} sent it.`,
  'looks-used': () => 'This looks like a receipt that was already used.',
  // Only the requester may know that it was another home.
  'used-elsewhere': () => 'This looks like a receipt that was already used.',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `The receipt shows more than your share of ${due(names)}.`
      : `The receipt shows ${formatAmount(shown)}, which is more than your share of ${due(names)}.`,
  'several-shares': ({ shown, count }) =>
    `The receipt shows ${formatAmount(shown)}: ${count} of your open shares together.`,
  'amount-unlabelled': (_, names) => `We found ${due(names)} but could not tell that it is the amount paid.`,
  'amount-conflict': ({ shown }) =>
    `The receipt shows more than one amount${quoted(shown.map(formatAmount).join(', ') || undefined)}.`,
  'other-currency-too': () => 'The receipt also shows another currency.',
  'amount-unsure': () => 'The amount is hard to read.',
  'amount-unread': (_, names) =>
    `We could not find ${due(names)} as the amount paid, but the rest of the receipt matches.`,
  'date-ambiguous': ({ text }) =>
    text === undefined ? 'The date can be read in two ways.' : `The date ${text} can be read in two ways.`,
  'date-early': ({ day }, names) => `The receipt is ${dated(day)} ${askedOn(names)}.`,
  'date-missing': () => 'We could not find the payment date.',
  'status-mixed': () => 'The receipt shows different payment statuses.',
  'status-missing': () => "The receipt doesn't say that the payment was successful.",
  chat: () => 'This looks like a chat, not a receipt.',
  'too-long': () => 'The file has more text than a receipt, so we looked at only a part of it.',
  'by-remark': () => 'The receipt only matches because of what the payer wrote on it.',
  'no-receipt': () => "The page says that it's a sample, or that no money was moved.",
  reversed: (_, { requester }) =>
    `The receipt seems to show money sent by ${requester}, not to ${requester}.`,
  'name-mismatch': (_, { requester }) => `We could not match the recipient on the receipt with ${requester}.`,
  'name-missing': (_, { requester }) => `We could not see ${requester}'s name as the recipient.`,
  'name-weak': (_, { requester }) => `We could not be sure that the recipient is ${requester}.`,
  'reference-date': () => "The date and the reference number on the receipt don't match.",
  'reference-missing': () => 'We could not find a reference number or time.',
  structure: () => "The file doesn't look like a bank or e-wallet receipt.",
  edited: () => 'The file seems to have been changed with an editor.',
};

/** What is refused is told with what to bring instead, which the requester, who is asked to look at it, cannot. The rest names the requester. */
type TellsDebtor =
  | { [Code in ReasonCode]: (typeof REASONS)[Code]['outcome'] extends 'reject' ? Code : never }[ReasonCode]
  | 'used-elsewhere'
  | 'amount-high'
  | 'several-shares'
  | 'date-early'
  | 'reversed'
  | 'name-mismatch'
  | 'name-missing'
  | 'name-weak';

const theShare = (names: ProofNames) => `but the share is ${due(names)}`;
const beforeYouAsked = ({ asked }: ProofNames) => `before you asked for this payment on ${plainDate(asked)}.`;

const forRequester: { [Code in TellsDebtor]: Sentence<Code> } = {
  'status-failed': ({ word }) => `The receipt says that the payment did not go through (“${word}”).`,
  'status-pending': ({ word }) => `The receipt says that the payment is not finished yet (“${word}”).`,
  reused: () => 'This receipt was already used for another payment in this home.',
  'other-currency': ({ shown }, names) =>
    `The receipt is in another currency${quoted(shown)}, ${theShare(names)}.`,
  'confirm-screen': () => 'This looks like the screen before a payment is sent.',
  shop: () => 'This looks like a shop receipt or bill, not proof of a transfer.',
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? `The receipt seems to show less than the share of ${due(names)}.`
      : `The receipt shows ${formatAmount(shown)}, ${theShare(names)}.`,
  unreadable: () => 'We could not read this file well enough.',
  'amount-missing': (_, names) => `We could not find ${due(names)} as the amount paid.`,
  'date-old': ({ day }, names) => `The receipt is ${dated(day)} ${beforeYouAsked(names)}`,
  'date-early': ({ day }, names) => `The receipt is ${dated(day)} ${beforeYouAsked(names)}`,
  'date-future': ({ day }) =>
    day === undefined
      ? 'The receipt is dated in the future.'
      : `The receipt is dated ${plainDate(day)}, which is in the future.`,
  'used-elsewhere': () => 'This looks like a receipt that was already sent to you in another home.',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `The receipt shows more than the share of ${due(names)}.`
      : `The receipt shows ${formatAmount(shown)}, ${theShare(names)}.`,
  'several-shares': ({ shown, count }) =>
    `The receipt shows ${formatAmount(shown)}: ${count} open shares together.`,
  reversed: () => 'The receipt seems to show money that you sent, not money sent to you.',
  'name-mismatch': () => 'We could not match the recipient on the receipt with your name.',
  'name-missing': () => 'We could not see your name as the recipient.',
  'name-weak': () => 'We could not be sure that the recipient is you.',
};

// The table's keys stand in the order in which reasons are told.
const ORDER = Object.keys(sentences);
const inOrder = (reasons: readonly Reason[]) =>
  reasons.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));

type Sentences = Readonly<Record<string, (reason: never, names: ProofNames) => string>>;

const sentenceOf = (reason: Reason, names: ProofNames, table: Sentences): string =>
  (table[reason.code] as Sentence<ReasonCode>)(reason, names);

/** Enough to understand, and short enough to be read. */
const REASONS_TOLD = 2;

/** What whoever uploaded a proof is told: that it is verified, why it is refused, or why the requester looks at it. */
export function proofMessage(
  { outcome, reasons, shown }: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  names: ProofNames,
): string {
  if (outcome === 'verified')
    return `Payment of ${formatAmount(shown ?? names.due)} to ${names.requester} confirmed.`;
  const told = inOrder(
    reasons.filter(({ code }) => REASONS[code].outcome === 'reject' || outcome === 'review'),
  );
  const why = told
    .slice(0, outcome === 'rejected' ? 1 : REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, sentences));
  if (outcome === 'rejected') return why.join(' ');
  const whole = why.join(' ') || 'We could not confirm this payment automatically.';
  return `${whole} ${proofAnswers.asked(names.requester)}`;
}

/** Why a proof is not sure, as its requester reads it; empty where nothing is against it. */
export const whyUnsure = (reasons: readonly Reason[], names: ProofNames): string =>
  inOrder(reasons)
    .slice(0, REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, { ...sentences, ...forRequester }))
    .join(' ');

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
