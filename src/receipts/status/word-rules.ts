import { kindOfLabel } from '#receipts/labels/labels.ts';
import { memoized } from '#receipts/rows/memoized.ts';
import { nearestWord } from '#receipts/rows/spelling.ts';
import { isOpenStep, isStamp } from '#receipts/status/layout.ts';
import { IS_OF_ORDER } from '#receipts/status/orders.ts';
import { failed, firstOf, nothing, pending, success, type Rule } from '#receipts/status/table.ts';
import type { Statement, Sign } from '#receipts/status/types.ts';
import * as lists from '#receipts/lexicon/status.ts';
import * as waiting from '#receipts/lexicon/pending.ts';
import { MONTHS } from '#receipts/lexicon/dates.ts';
import { GIFTS, KEPT, NO_MONEY, OTHER_THINGS } from '#receipts/lexicon/no-payments.ts';
import { HELP } from '#receipts/lexicon/orders.ts';
import { GO_BETWEENS, GOT, GOT_BY, TAKEN, TAKEN_IN, YOU, YOUR_ACCOUNT } from '#receipts/lexicon/received.ts';
import * as context from '#receipts/lexicon/status-context.ts';
import { PAID_THING } from '#receipts/lexicon/sentences.ts';
import { anyOf, phrase, wordsOf, type Terms } from '#receipts/terms.ts';

/** A word of a statement, and the listed word that it was read from. */
type Said = Statement & { word: string; near: string };
type Part = 'text' | 'body' | 'sentence';

/** Returns a check whether this part of a statement matches the pattern. */
export const is = (part: Part, pattern: RegExp) => (statement: Statement) => pattern.test(statement[part]);
export const has = (part: Part, ...meanings: Terms[]) => is(part, phrase(...meanings));

const listOf = (meaning: Terms) => new Set(wordsOf(meaning));

// Of equally near words the first counts: a failure is never read as a success.
const LISTS: [Sign['kind'], string[]][] = [
  ['failed', wordsOf(lists.FAILED)],
  ['pending', wordsOf(waiting.PENDING)],
  ['success', wordsOf(lists.SUCCESS)],
];

/** Returns the listed word that a word was read from. */
export const nearestSign = memoized(
  (word) =>
    LISTS.flatMap(([kind, list]) => {
      const found = nearestWord(word, list);
      return found ? [{ kind, ...found }] : [];
    }).toSorted((a, b) => a.distance - b.distance)[0],
);

const IS_HELP = new RegExp(
  String.raw`^request (?:an? |the |your )?(?:electronic |official |e )?(?:${anyOf(HELP)})\b|^schedule (?:this|a|another|again)\b`,
);
const isButton = ({ word, words, body, isLabelled }: Said) =>
  !isLabelled &&
  ((word === 'request' && words.length === 1) ||
    ((word === 'request' || word === 'schedule') && IS_HELP.test(body)));
const IS_FIELD_OF_DATE = new RegExp(
  String.raw`^(?:${anyOf(waiting.DATE_OF_PENDING)}|(?:${anyOf(waiting.PENDING_ON)}) (?:pada|on))(?: (?:${Object.keys(MONTHS).join('|')}|am|pm))*$`,
);

const OF_ALL: Rule<Said>[] = [
  nothing('near-one', ({ word }) => context.NO_STATUS.includes(word), 'Sending', 'Payment pending'),
  nothing('button', isButton, 'Request an electronic receipt', 'Request sent'),
  nothing('date-field', is('body', IS_FIELD_OF_DATE), 'Processing Date', 'Payment processing'),
];

const isNegated = has('sentence', context.NEGATIONS);
const DENYING = wordsOf(context.DENYING_STARTS);
const isDenied = ({ word, near }: Said) =>
  DENYING.some((start) => word.startsWith(start) && !near.startsWith(start));

const [TIME_WORDS, WORDS_AFTER_SUCCESS] = [listOf(context.WHEN_IT_WAS), listOf(context.BEHIND_SUCCESS)];
function isNameOfField({ word, words, text, isLabelled }: Said): boolean {
  const behind = words[words.indexOf(word) + 1];
  const isLast = behind !== undefined && words.at(-1) === behind && !/\d/.test(text);
  return isLast && (TIME_WORDS.has(behind) || (isLabelled && WORDS_AFTER_SUCCESS.has(behind)));
}

const STILL = listOf(context.ONGOING);
const COMING = new Set(wordsOf(context.FUTURE).flatMap((words) => words.split(' ').at(-1) ?? []));
const STILL_BEFORE = 3;
function isStill({ word, sentence, isLabelled }: Said): boolean {
  const words = sentence.split(' ');
  const index = words.indexOf(word);
  const before = words.slice(Math.max(0, index - STILL_BEFORE), index);
  return before.some((each) => STILL.has(each) || (isLabelled && COMING.has(each)));
}

const IS_PAID_BACK = phrase(context.PAID_BACK);
const isPaidBack = ({ body, isLabelled }: Said) => isLabelled && IS_PAID_BACK.test(body);

const STOPS = phrase(context.STOPPING);
const OF_OTHER_THINGS = phrase(OTHER_THINGS);
export const OF_WHAT_IS_PAID = phrase(PAID_THING);
const isSender = ({ isLabelled, text }: Said) => !isLabelled && kindOfLabel(text) === 'from';
const isStopped = ({ isLabelled, sentence }: Said) => isLabelled && STOPS.test(sentence);
const isOtherThing = ({ body }: Said) =>
  OF_OTHER_THINGS.test(body) && (STOPS.test(body) || !OF_WHAT_IS_PAID.test(body));

const TO_YOU = new RegExp(String.raw`\b(?:to|into|ke|kepada) (?:${anyOf(YOU, YOUR_ACCOUNT)})$|^incoming\b`);
const YOU_GOT = new RegExp(
  String.raw`^\W*(?:${anyOf(YOU)})(?: ?'?ve| have| telah| sudah| dah)*(?: just| baru)? (?:${anyOf(GOT)})\b`,
);

const AFTER_LABEL = listOf(lists.SUCCESS_AFTER_LABEL);
const IS_TAKEN_IN = listOf(TAKEN_IN);
const BY_SOMEBODY_BETWEEN = new RegExp(String.raw`\b(?:by|oleh)\b.*\b(?:${anyOf(GO_BETWEENS)})\b`);
const OF_WHAT_IS_TAKEN = phrase(TAKEN);
const BY_THE_RECIPIENT = phrase(GOT_BY);
const isInBetween = ({ near, sentence }: Said) => IS_TAKEN_IN.has(near) && BY_SOMEBODY_BETWEEN.test(sentence);
const isOnlyTaken = ({ near, sentence }: Said) =>
  IS_TAKEN_IN.has(near) && OF_WHAT_IS_TAKEN.test(sentence) && !BY_THE_RECIPIENT.test(sentence);

const PARTICLES = listOf(lists.SUCCESS_PARTICLES);
/** A tick or an arrow before a heading is often read as a letter. 'I' does not count as one: 'I sent'. */
const isWord = (text: string) => (text.length > 1 || text === 'i') && !PARTICLES.has(text);
const isAmongWords = (said: Said) => said.words.filter(isWord).length > 1 && !isStamp(said);

const ON_SLIPS = listOf(lists.SUCCESS_ON_SLIPS);
/** 'You are approved' is not a payment. */
const NAMES_PAYMENT = phrase(lists.PAYMENT_WORDS);
const NAMES_PAYMENT_OR_PAYER = phrase(lists.PAYMENT_WORDS, lists.TO_THE_PAYER);
/** A shop prints 'Paid. Thank you'. */
const THANKS = /\b(?:thank you|terima kasih)\b/g;
const isOfPayment = (said: Said) =>
  isAmongWords(said) &&
  (ON_SLIPS.has(said.near) ? NAMES_PAYMENT : NAMES_PAYMENT_OR_PAYER).test(said.body.replace(THANKS, ''));

const ALONE = listOf(lists.SUCCESS_ALONE);
const isOnSlip = ({ near, words, text }: Said) =>
  ON_SLIPS.has(near) && words.includes(near) && text === text.toUpperCase();

const OF_SUCCESS: Rule<Said>[] = [
  failed('status/negated', isNegated, 'Payment not successful', 'Payment successful'),
  failed('status/negated', isDenied, 'Payment uncollected', 'Payment collected'),
  nothing('field', isNameOfField, 'Status\nPaid with', 'Status\nPaid with Nusa Wallet'),
  nothing('sender', isSender, 'Paid from', 'Paid to Aisyah'),
  pending('status/under-way', isStill, 'Payment is being processed', 'Payment processed'),
  failed('status/paid-back', isPaidBack, 'Status: Sent back', 'Status: Sent'),
  nothing('stopped', isStopped, 'Status: Recall successful', 'Status: Successful'),
  success('labelled', ({ isLabelled }) => isLabelled, 'Status: Approved', 'Approved'),
  // From here on: words in a heading.
  nothing(
    'to-come',
    has('sentence', context.CONDITIONS, context.FUTURE),
    'Payment to be confirmed',
    'Payment confirmed',
  ),
  nothing('asks', has('sentence', context.ASKING), 'Please complete', 'Transfer complete'),
  nothing('open-step', ({ text }) => isOpenStep(text), '( ) Sent to Bank Nusa', 'Sent to Bank Nusa'),
  nothing('kept', has('body', KEPT), 'Successfully added', 'Successfully sent'),
  nothing('percent', is('text', /(?<!\d)\d{1,2} ?%/), 'Transfer 80% complete', 'Transfer 100% complete'),
  nothing('other-thing', isOtherThing, 'Order completed', 'Payment for order completed'),
  nothing('of-order', is('sentence', IS_OF_ORDER), 'Payment form completed', 'Payment completed'),
  nothing('no-money', has('sentence', NO_MONEY), 'Payment link sent', 'Payment sent'),
  nothing('paid-back', is('sentence', IS_PAID_BACK), 'Money credited back', 'Money credited'),
  nothing('to-you', is('sentence', TO_YOU), 'RM66.45 transferred to you', 'RM66.45 transferred to Aisyah'),
  nothing('you-got', is('sentence', YOU_GOT), 'You have received RM66.45', 'You have sent RM66.45'),
  success('plain', ({ near }) => !AFTER_LABEL.has(near), 'Transfer successful', 'Done'),
  nothing('in-between', isInBetween, 'Payment received by agent', 'Payment received by Aisyah'),
  nothing('only-taken', isOnlyTaken, 'Wang diterima', 'Wang diterima oleh penerima'),
  success('of-payment', isOfPayment, 'TXN APPROVED', 'You are approved'),
  nothing('among-words', isAmongWords, 'PAID. THANK YOU', 'Paid out'),
  success('alone', ({ near }) => ALONE.has(near), 'Paid!', 'Done'),
  success('slip', isOnSlip, 'APPROVED', 'Approved'),
];

/** As a label it asks for the account that was charged. */
const IS_SOURCE = /^\W*ditolak (?:daripada|dari)\W*$/i;

const OF_FAILURE: Rule<Said>[] = [
  nothing('deducted', has('sentence', lists.DEDUCTED), 'Ditolak daripada akaun anda', 'Penghantaran ditolak'),
  nothing('source', is('text', IS_SOURCE), 'Ditolak daripada', 'Ditolak oleh bank'),
  failed('failed', () => true, 'Transfer failed', 'Wang ditolak'),
];

const IS_PROCESSED = listOf(context.PROCESSED);
const IS_OVER = listOf(context.OVER);
const IS_GOOD = listOf(context.WENT_WELL);
const isOver = ({ word, near, words }: Said) =>
  IS_PROCESSED.has(near) &&
  (words.some((each) => IS_GOOD.has(each)) || IS_OVER.has(words[words.indexOf(word) - 1] ?? ''));
const isBeside = (word: string, other: RegExp) => (said: Said) => said.near === word && other.test(said.body);
const NOUNS = listOf(waiting.PENDING_NOUNS);
const IN_SENTENCES = listOf(waiting.PENDING_IN_SENTENCES);
const isAnywhere = ({ near }: Said) => IN_SENTENCES.has(near);
const ASKED = phrase(waiting.PENDING_ASKED);
const isNoun = ({ near, body }: Said) => NOUNS.has(near) && !ASKED.test(body);

const OF_WAITING: Rule<Said>[] = [
  success('over', isOver, 'Bayaran telah diproses', 'Bayaran sedang diproses'),
  nothing('fee', isBeside('processing', /\b(?:fee|fees|caj)\b/), 'Processing fee', 'Payment processing'),
  nothing('gift', has('sentence', GIFTS), '809 points pending', '809 pending'),
  pending(
    'labelled-waiting',
    ({ isLabelled }) => isLabelled,
    'Status: Partially approved',
    'Partially approved',
  ),
  nothing('noun', isNoun, 'Approval code', 'Waiting for approval'),
  pending('short', ({ words }) => words.length <= 4, 'Transfer pending', 'Of your transfers one is pending'),
  pending('anywhere', isAnywhere, 'Your transfer today is scheduled', 'Your transfer today is pending'),
];

const OF_KIND = { success: OF_SUCCESS, failed: OF_FAILURE, pending: OF_WAITING };
export const WORD_RULES = [...OF_ALL, ...OF_SUCCESS, ...OF_FAILURE, ...OF_WAITING];

/** Returns the rule that decides on a word of a statement. */
export function ruleOfWord(word: string, statement: Statement): Rule<Said> | undefined {
  const near = nearestSign(word);
  const said = near && { ...statement, word, near: near.word };
  return said && (firstOf(OF_ALL, said) ?? firstOf(OF_KIND[near.kind], said));
}
