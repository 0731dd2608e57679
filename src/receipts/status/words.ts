import type { RuleId } from '#receipts/findings.ts';
import { kindOfLabel } from '#receipts/labels/labels.ts';
import { remembered } from '#receipts/rows/remembered.ts';
import { nearestWord } from '#receipts/rows/spelling.ts';
import { isOpenStep, isStamp } from '#receipts/status/layout.ts';
import { IS_HANDED_ON, IS_OF_ORDER, IS_SUBMITTED, IS_TO_BE_DONE } from '#receipts/status/orders.ts';
import type { Statement } from '#receipts/status/statements.ts';
import type { Sign } from '#receipts/status/status.ts';
import {
  DEDUCTED,
  FAILED,
  FAILED_PHRASES,
  PAYMENT_WORDS,
  SUCCESS,
  SUCCESS_AFTER_LABEL,
  SUCCESS_ALONE,
  SUCCESS_ON_SLIPS,
  SUCCESS_PARTICLES,
  TO_THE_PAYER,
} from '#receipts/lexicon/status.ts';
import {
  DATE_OF_PENDING,
  PENDING,
  PENDING_ASKED,
  PENDING_IN_SENTENCES,
  PENDING_NOUNS,
  PENDING_ON,
  PENDING_PHRASES,
} from '#receipts/lexicon/pending.ts';
import { GIFTS, KEPT, NO_MONEY, OTHER_THINGS } from '#receipts/lexicon/no-payments.ts';
import { HELP } from '#receipts/lexicon/orders.ts';
import { GO_BETWEENS, GOT, GOT_BY, TAKEN, TAKEN_IN, YOU, YOUR_ACCOUNT } from '#receipts/lexicon/received.ts';
import {
  ASKING,
  BEHIND_SUCCESS,
  COMPLETED,
  CONDITIONS,
  DENYING_STARTS,
  END_OF_PAPER,
  FUTURE,
  MAY_BE,
  NEVER_BE,
  NEGATIONS,
  NO_PAYBACK,
  NO_STATUS,
  ONGOING,
  OVER,
  PAID_BACK,
  PROCESSED,
  STOPPING,
  WENT_WELL,
  WHEN_IT_WAS,
} from '#receipts/lexicon/status-context.ts';
import { MONTHS } from '#receipts/lexicon/dates.ts';
import { PAID_THING } from '#receipts/lexicon/sentences.ts';
import { anyOf, phrase, wordsOf } from '#receipts/terms.ts';

/** 'Stop payment successful', 'Tangguh bayaran berjaya'. */
const STOPS = phrase(STOPPING);
const ASKS = phrase(ASKING);
const NOT_YET = phrase(CONDITIONS, FUTURE);
const NEGATED = phrase(NEGATIONS);
const OF_A_PAYMENT = phrase(PAYMENT_WORDS, TO_THE_PAYER);
/** 'Paid. Thank you' is a shop's. */
const THANKS = /\b(?:thank you|terima kasih)\b/g;
/** 'You are approved' is no payment. */
const OF_MONEY = phrase(PAYMENT_WORDS);
const ASKED = phrase(PENDING_ASKED);
const OF_WHAT_IS_TAKEN = phrase(TAKEN);
/** 'Received by agent' is not with the recipient yet. */
const BY_SOMEBODY_BETWEEN = new RegExp(String.raw`\b(?:by|oleh)\b.*\b(?:${anyOf(GO_BETWEENS)})\b`);
const BY_THE_RECIPIENT = phrase(GOT_BY);
const IS_TAKEN_IN = new Set(wordsOf(TAKEN_IN));
/** What comes to whoever reads it is not what they paid. */
const YOU_GOT = new RegExp(
  String.raw`^\W*(?:${anyOf(YOU)})(?: ?'?ve| have| telah| sudah| dah)*(?: just| baru)? (?:${anyOf(GOT)})\b`,
);
const TO_YOU = new RegExp(String.raw`\b(?:to|into|ke|kepada) (?:${anyOf(YOU, YOUR_ACCOUNT)})$|^incoming\b`);
const OF_NO_MONEY = phrase(NO_MONEY);
const OF_OTHER_THINGS = phrase(OTHER_THINGS);
const OF_WHAT_IS_PAID = phrase(PAID_THING);
const IS_KEPT = phrase(KEPT);
/** 'Cannot be cancelled' is said of what was done, 'perlu dipulangkan' of what is to be; and a report ends. */
const IS_PERHAPS = new RegExp(
  String.raw`\b(?:(?:${anyOf(MAY_BE, NEVER_BE)}) (?:${anyOf(FAILED)})|${anyOf(END_OF_PAPER)})\b`,
  'g',
);
/** Of a payment only what cannot be: that it has to be returned says that something is wrong. */
const IS_NEVER = new RegExp(String.raw`\b(?:${anyOf(NEVER_BE)}) (?:${anyOf(FAILED)})\b`, 'g');
const OF_GIFTS = phrase(GIFTS);
const IS_DEDUCTED = phrase(DEDUCTED);
/** 'Ditolak daripada' as a label asks which account it was taken from. */
const IS_SOURCE = /^\W*ditolak (?:daripada|dari)\W*$/i;
const IS_PAID_BACK = phrase(PAID_BACK);
const IS_NO_PAYBACK = phrase(NO_PAYBACK);
const PHRASES: [Sign['kind'], RegExp][] = [
  ['pending', phrase(PENDING_PHRASES)],
  ['failed', phrase(FAILED_PHRASES)],
];
// The first of equally near words: what failed is never read as what succeeded.
const LISTS: [Sign['kind'], string[]][] = [
  ['failed', wordsOf(FAILED)],
  ['pending', wordsOf(PENDING)],
  ['success', wordsOf(SUCCESS)],
];
const [AFTER_LABEL, ALONE, NOUNS, IN_SENTENCES] = [
  SUCCESS_AFTER_LABEL,
  SUCCESS_ALONE,
  PENDING_NOUNS,
  PENDING_IN_SENTENCES,
].map((terms) => new Set(wordsOf(terms)));
const PARTICLES = new Set(wordsOf(SUCCESS_PARTICLES));
const ON_SLIPS = new Set(wordsOf(SUCCESS_ON_SLIPS));
const STILL = new Set(wordsOf(ONGOING));
const COMING = new Set(wordsOf(FUTURE).flatMap((words) => words.split(' ').at(-1) ?? []));
const IS_PROCESSED = new Set(wordsOf(PROCESSED));
const IS_OVER = new Set(wordsOf(OVER));
const IS_GOOD = new Set(wordsOf(WENT_WELL));
const AT = new Set(wordsOf(WHEN_IT_WAS));
const BEHIND = new Set(wordsOf(BEHIND_SUCCESS));
const DENYING = wordsOf(DENYING_STARTS);
/** 'Processing date', 'Diproses pada' and 'Requested on' ask for a time. */
const IS_FIELD_OF_DATE = new RegExp(
  String.raw`^(?:${anyOf(DATE_OF_PENDING)}|(?:${anyOf(PENDING_ON)}) (?:pada|on))(?: (?:${Object.keys(MONTHS).join('|')}|am|pm))*$`,
);
/** 'Approved (1 of 2)'. */
const IS_FIRST_OF_MORE = /(?<!page )\b1\s?(?:of|\/|daripada)\s?[2-9]\b(?!\s?\/)/i;
/** 'Scheduled transfer completed'. */
const SUCCEEDED = new Set(wordsOf(COMPLETED));
const STILL_BEFORE = 3;

/** What the words of a statement say became of the payment; empty where they say nothing of it. */
export function signsOf(told: Statement): Sign[] {
  const statement = withoutPerhaps(told);
  const { text, sentence, words, isLabelled, isAside, isOfLine, isPast } = statement;
  const place = isLabelled ? 'labelled' : isAside ? 'aside' : 'heading';
  const single = words
    .flatMap((word) => signOfWord(word, statement) ?? [])
    .filter((kind) => kind !== 'success' || !isAside)
    .map((kind): Told => [kind, `status/${place}-word`]);
  const phrases = PHRASES.filter(([, pattern]) => pattern.test(sentence)).map(([kind]): Told => [
    kind,
    'status/phrase',
  ]);
  const isToCome =
    IS_SUBMITTED.test(statement.body) ||
    IS_TO_BE_DONE.test(statement.body) ||
    (isLabelled &&
      ([statement.body, sentence.replace(/^.*\bstatus /, '')].some((each) => IS_HANDED_ON.test(each)) ||
        IS_FIRST_OF_MORE.test(text)));
  const handedOn: Told[] = isToCome ? [['pending', 'status/order-waits']] : [];
  const isBoth =
    !isLabelled && !isAside && !isPast && !isToCome && phrases.length === 0 && isOrderThatWent(statement);
  const either: Told[] = isBoth ? [['success', 'status/order-went']] : [];
  return [...single, ...either, ...phrases, ...handedOn]
    .filter(([kind]) => kind !== 'pending' || !isPast)
    .map(([kind, rule]) => ({ kind, rule, text, isLabelled, isOfLine }));
}
type Told = [Sign['kind'], RuleId];

function withoutPerhaps(statement: Statement): Statement {
  const sentence = statement.sentence.replaceAll(
    OF_WHAT_IS_PAID.test(statement.sentence) ? IS_NEVER : IS_PERHAPS,
    ' ',
  );
  if (sentence === statement.sentence) return statement;
  return { ...statement, sentence, words: statement.words.filter((word) => sentence.includes(word)) };
}

const nearestSign = remembered(
  (word) =>
    LISTS.flatMap(([kind, list]) => {
      const found = nearestWord(word, list);
      return found ? [{ kind, ...found }] : [];
    }).toSorted((a, b) => a.distance - b.distance)[0],
);

/** 'Your request: Settled' is not refused for its 'request', nor believed for its end: whoever waits for the money knows. */
const isOrderThatWent = (statement: Statement) =>
  (['pending', 'success'] as const).every((kind) =>
    statement.words.some(
      (word) =>
        nearestSign(word)?.kind === kind && (kind === 'success' || signOfWord(word, statement) === 'pending'),
    ),
  );

function signOfWord(word: string, statement: Statement): Sign['kind'] | undefined {
  const { words } = statement;
  if (word.length < 4 || NO_STATUS.includes(word) || isButton(word, statement)) return undefined;
  if (IS_FIELD_OF_DATE.test(statement.body)) return undefined;
  const near = nearestSign(word);
  if (!near) return undefined;
  if (near.kind === 'success') {
    if (NEGATED.test(statement.sentence) || isDenied(word, near.word)) return 'failed';
    if (isNameOfField(word, statement) || (!statement.isLabelled && kindOfLabel(statement.text) === 'from'))
      return undefined;
    if (isStill(word, statement)) return 'pending';
    if (statement.isLabelled && IS_PAID_BACK.test(statement.body) && !IS_NO_PAYBACK.test(statement.body))
      return 'failed';
    if (statement.isLabelled && STOPS.test(statement.sentence)) return undefined;
    return statement.isLabelled || isSuccessHeading(near.word, statement) ? 'success' : undefined;
  }
  if (IS_PROCESSED.has(near.word) && isOver(word, statement))
    return NEGATED.test(statement.sentence) ? 'failed' : 'success';
  if (near.word === 'scheduled' && words.some((each) => SUCCEEDED.has(each))) return undefined;
  if (near.kind === 'failed')
    return IS_DEDUCTED.test(statement.sentence) || IS_SOURCE.test(statement.text) ? undefined : 'failed';
  return isPending(near.word, statement) && !OF_GIFTS.test(statement.sentence) ? 'pending' : undefined;
}

/** Buttons for a receipt, help and the next time. */
const IS_HELP = new RegExp(
  String.raw`^request (?:an? |the |your )?(?:electronic |official |e )?(?:${anyOf(HELP)})\b|^schedule (?:this|a|another|again)\b`,
);
/** 'Request' alone asks for money next time, and one that is completed waits no more. */
const isButton = (word: string, { words, body, isLabelled }: Statement) =>
  (word === 'request' || word === 'schedule') &&
  !isLabelled &&
  ((word === 'request' && words.length === 1) ||
    IS_HELP.test(body) ||
    (word === 'request' && words.some((each) => SUCCEEDED.has(each) || each === 'processed')));

/** 'Unconfirmed', 'notcompleted': near what it denies. */
const isDenied = (word: string, success: string) =>
  DENYING.some((start) => word.startsWith(start) && !success.startsWith(start));

/** 'Completed at' asks for a time that is not there, and 'Paid with' under an empty 'Status' tells none. */
function isNameOfField(word: string, { words, text, isLabelled }: Statement): boolean {
  const behind = words[words.indexOf(word) + 1];
  const isLast = behind !== undefined && words.at(-1) === behind && !/\d/.test(text);
  return isLast && (AT.has(behind) || (isLabelled && BEHIND.has(behind)));
}

/** 'Payment is being processed', 'Status: yet to be approved'; behind a label also 'will be credited'. */
function isStill(word: string, { sentence, isLabelled }: Statement): boolean {
  const words = sentence.split(' ');
  const index = words.indexOf(word);
  const before = words.slice(Math.max(0, index - STILL_BEFORE), index);
  return before.some((each) => STILL.has(each) || (isLabelled && COMING.has(each)));
}

function isOver(word: string, { words }: Statement): boolean {
  const before = words[words.indexOf(word) - 1];
  const isGood = words.some((each) => IS_GOOD.has(each));
  return isGood || (before !== undefined && IS_OVER.has(before));
}

function isSuccessHeading(word: string, statement: Statement): boolean {
  const { text, body, sentence, words } = statement;
  if (
    NOT_YET.test(sentence) ||
    ASKS.test(sentence) ||
    isOpenStep(text) ||
    IS_KEPT.test(body) ||
    /(?<!\d)\d{1,2} ?%/.test(text)
  )
    return false;
  if (OF_OTHER_THINGS.test(body) && (STOPS.test(body) || !OF_WHAT_IS_PAID.test(body))) return false;
  if (IS_OF_ORDER.test(sentence) || IS_HANDED_ON.test(body)) return false;
  if (OF_NO_MONEY.test(sentence) || IS_PAID_BACK.test(sentence)) return false;
  if (TO_YOU.test(sentence) || YOU_GOT.test(sentence)) return false;
  if (!AFTER_LABEL?.has(word)) return true;
  if (IS_TAKEN_IN.has(word) && BY_SOMEBODY_BETWEEN.test(sentence)) return false;
  if (IS_TAKEN_IN.has(word) && OF_WHAT_IS_TAKEN.test(sentence) && !BY_THE_RECIPIENT.test(sentence))
    return false;
  const own = words.filter(isWord);
  if (own.length > 1 && !isStamp(statement))
    return (ON_SLIPS.has(word) ? OF_MONEY : OF_A_PAYMENT).test(body.replace(THANKS, ''));
  // 'APPROVED' on a slip; 'Approved' is a heading of many things, and 'APPROVE' a button.
  return (
    ALONE?.has(word) === true ||
    isStamp(statement) ||
    (ON_SLIPS.has(word) && words.includes(word) && text === text.toUpperCase())
  );
}

/** A tick or an arrow before a heading is often read as a letter; 'I' is none of them: 'I sent'. */
const isWord = (text: string) => (text.length > 1 || text === 'i') && !PARTICLES.has(text);

function isPending(word: string, { body, words, isLabelled }: Statement): boolean {
  // 'Successfully submitted to bank' and 'Processing fee' are no waiting.
  if (word === 'submitted' && body.includes('success')) return false;
  if (word === 'initiated' && /\bby\b/.test(body)) return false;
  if (word === 'processing' && /\b(?:fee|fees|caj)\b/.test(body)) return false;
  if (isLabelled) return true;
  if (word.startsWith('partial')) return false;
  if (NOUNS?.has(word) && !ASKED.test(body)) return false;
  return words.length <= 4 || IN_SENTENCES?.has(word) === true;
}
