import { IS_HANDED_ON, IS_SUBMITTED, IS_TO_BE_DONE } from '#receipts/status/orders.ts';
import { failed, firstOf, isRuleId, pending, success, type Rule } from '#receipts/status/table.ts';
import type { Statement, Sign } from '#receipts/status/types.ts';
import { has, is, nearestSign, OF_WHAT_IS_PAID, ruleOfWord } from '#receipts/status/word-rules.ts';
import { FAILED, FAILED_PHRASES } from '#receipts/lexicon/status.ts';
import { PENDING_PHRASES } from '#receipts/lexicon/pending.ts';
import { END_OF_PAPER, MAY_BE, NEVER_BE } from '#receipts/lexicon/status-context.ts';
import { anyOf } from '#receipts/terms.ts';

const isHandedOn = ({ isLabelled, body, sentence }: Statement) =>
  isLabelled && [body, sentence.replace(/^.*\bstatus /, '')].some((each) => IS_HANDED_ON.test(each));
const IS_FIRST_OF_MORE = /(?<!page )\b1\s?(?:of|\/|daripada)\s?[2-9]\b(?!\s?\/)/i;
const isFirstOfMore = ({ isLabelled, text }: Statement) => isLabelled && IS_FIRST_OF_MORE.test(text);

/** Neither refused for its 'request', nor believed for its end: the requester knows whether the money arrived. */
const isOrderThatWent = (statement: Statement) =>
  !statement.isLabelled &&
  !statement.isAside &&
  !statement.isPast &&
  statement.words.some((word) => nearestSign(word)?.kind === 'success') &&
  statement.words.some(
    (word) => nearestSign(word)?.kind === 'pending' && ruleOfWord(word, statement)?.says === 'pending',
  );

export const WHOLE_RULES: Rule<Statement>[] = [
  failed('status/phrase', has('sentence', FAILED_PHRASES), 'We could not send', 'We sent'),
  pending('status/phrase', has('sentence', PENDING_PHRASES), 'Payment in process', 'Payment process'),
  pending('status/order-waits', is('body', IS_SUBMITTED), 'Submitted successfully', 'Submitted to bank'),
  pending('status/order-waits', is('body', IS_TO_BE_DONE), 'Will be executed today', 'Executed today'),
  pending('status/order-waits', isHandedOn, 'Status: Sent to bank', 'Status: Sent to Bank Nusa'),
  pending('status/order-waits', isFirstOfMore, 'Status: Approved (1 of 2)', 'Status: Approved, page 1 of 2'),
  success('status/order-went', isOrderThatWent, 'Your request: Settled', 'Request submitted'),
];

/** 'Cannot be cancelled' describes what was done, 'perlu dipulangkan' what must be done; and a report ends. */
const IS_PERHAPS = new RegExp(
  String.raw`\b(?:(?:${anyOf(MAY_BE, NEVER_BE)}) (?:${anyOf(FAILED)})|${anyOf(END_OF_PAPER)})\b`,
  'g',
);
/** Only what cannot be done to a payment: if it must be returned, something is wrong. */
const IS_NEVER = new RegExp(String.raw`\b(?:${anyOf(NEVER_BE)}) (?:${anyOf(FAILED)})\b`, 'g');

function withoutPerhaps(statement: Statement): Statement {
  const perhaps = OF_WHAT_IS_PAID.test(statement.sentence) ? IS_NEVER : IS_PERHAPS;
  const sentence = statement.sentence.replaceAll(perhaps, ' ');
  if (sentence === statement.sentence) return statement;
  return { ...statement, sentence, words: statement.words.filter((word) => sentence.includes(word)) };
}

/** Returns the rules that decide on a statement: one for each of its words, and one for the whole. */
export function rulesOn(original: Statement) {
  const statement = withoutPerhaps(original);
  const ofWords = statement.words.flatMap((word) => ruleOfWord(word, statement) ?? []);
  return [...ofWords, firstOf(WHOLE_RULES, statement)].filter((each) => each !== undefined);
}

/** Returns what the words of a statement say about the payment; empty if they say nothing. */
export function signsOf(statement: Statement): Sign[] {
  const { text, isLabelled, isAside, isOfLine, isPast } = statement;
  const place = isLabelled ? 'labelled' : isAside ? 'aside' : 'heading';
  return rulesOn(statement).flatMap(({ id, says: kind }) => {
    if (kind === 'nothing' || (kind === 'success' && isAside) || (kind === 'pending' && isPast)) return [];
    return [
      { kind, rule: isRuleId(id) ? id : (`status/${place}-word` as const), text, isLabelled, isOfLine },
    ];
  });
}
