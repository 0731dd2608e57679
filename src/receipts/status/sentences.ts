import { withoutMay } from '#receipts/status/letters.ts';
import type { RuleId } from '#receipts/rules.ts';
import type { Row } from '#receipts/rows/rows.ts';
import { IS_CONDITIONAL } from '#receipts/status/statements.ts';
import { isCutOff, notesOf, sentencesOf } from '#receipts/sentences/sentences.ts';
import { isOpenStep } from '#receipts/status/layout.ts';
import { failed, firstOf, isRuleId, nothing, pending, success, type Rule } from '#receipts/status/table.ts';
import type { Sign } from '#receipts/status/types.ts';
import { CARRIED_OUT, IN_BETWEEN, INSTRUCTIONS, ORDERS, TO_BE_DONE } from '#receipts/lexicon/orders.ts';
import { TAKEN_IN } from '#receipts/lexicon/received.ts';
import { PAID_THING } from '#receipts/lexicon/sentences.ts';
import { KEPT, KEPT_THING, NO_MONEY, NOTICES } from '#receipts/lexicon/no-payments.ts';
import * as context from '#receipts/lexicon/status-context.ts';
import { PENDING_PHRASES } from '#receipts/lexicon/pending.ts';
import { ADVISING, NONE_IS_MOVED, NONE_MOVED, WHY } from '#receipts/sentences/report-words.ts';
import { ADVISED, NOT_REPORTS, REPORTS, POSSIBLE_REPORTS } from '#receipts/sentences/report-patterns.ts';
import { anyOf, inEnglish, inMalay, phrase } from '#receipts/terms.ts';

/** 'A TAC has been sent to', 'Notis telah dihantar'. */
const OF_NOTICE = phrase(NO_MONEY, NOTICES);
const NOT_DONE = phrase(context.CONDITIONS, context.FUTURE, context.NEGATIONS, context.PAID_BACK);
const NOT_SAID = phrase(
  context.FUTURE,
  context.NEGATIONS,
  context.PAID_BACK,
  context.ONGOING,
  NO_MONEY,
  PENDING_PHRASES,
  context.TO_COME,
  context.CAME_TO_NOTHING,
  IN_BETWEEN,
);
/** 'This payment can't be cancelled'. */
const CANNOT_BE = phrase(context.NEVER_BE);
const IF = phrase(context.CONDITIONS, context.PERHAPS);

/** 'Receipt' above a sentence is not part of it. */
const TITLE_BEFORE =
  /^\W*(?:(?:[Tt]ransaction|[Tt]ransfer|[Pp]ayment|[Ee]-?) ?)?(?:[Rr]eceipt|[Rr]esit|[Ss]lip)\s+(?=\p{Lu})/u;
const IS_RECEIPT_TITLE = /^\W*(?:(?:transaction|transfer|payment|e-?) ?)?(?:receipt|resit|slip)\W*$/i;

/** About this payment, not about payments in general. */
const OWN = String.raw`\b(?:your|this|anda|ini)\b`;
const ITS = String.raw`(?:${anyOf(PAID_THING)})\b`;
/** 'Your transfer is on its way... done!' */
const ENDS_DONE = /\.\.\W*(?:done|selesai|siap)\W*$/i;
const IS_STILL_TO_COME = new RegExp(
  String.raw`(?=.*${OWN})(?=.*\b${ITS}).*\b(?:${anyOf(context.TO_COME)})\b`,
  'i',
);
const REPORTS_FAILURE = new RegExp(
  String.raw`(?=.*${OWN}).*\b${ITS}.*\b(?:${anyOf(context.CAME_TO_NOTHING)})(?: (?:${anyOf(WHY)})\b.*|, .*)?\W*$`,
  'i',
);

/** 'Your transfer request has been processed': the payment was made, unless the order was only accepted. */
const YOUR_ORDER = `your (?:${inEnglish(INSTRUCTIONS)})|(?:${inMalay(INSTRUCTIONS)})(?: tetap)?(?: anda| tuan/puan| tuan| puan)?`;
const NAMES_ORDER = new RegExp(
  String.raw`\b(?:(${anyOf(PAID_THING)}) (?:${anyOf(ORDERS)})|${YOUR_ORDER})\b`,
  'gi',
);
const IS_CARRIED_OUT = phrase(CARRIED_OUT);
const REPORTS_ACCEPTANCE = phrase(TAKEN_IN);

/** 'Arahan akan diproses pada hari bekerja berikutnya'. */
const REPORTS_FUTURE = new RegExp(
  String.raw`\b(?:${anyOf(INSTRUCTIONS)})\b.{0,30}\b(?:will be|akan) (?:${anyOf(TO_BE_DONE)})\b`,
  'i',
);

const OF_NONE = /\b(?:no|none|nothing|tiada)\s+[a-z]+\s*$/;
/** 'The following payment was unsuccessful', 'No money has been credited'. */
const WAS_STOPPED = String.raw`\b(?:was|were|has been|have been|telah)\s+(?:${anyOf(context.CAME_TO_NOTHING)})`;
const NONE_WENT = String.raw`\b(?:no|tiada) ${ITS} (?:${anyOf(NONE_MOVED)}|(?:${anyOf(NONE_IS_MOVED)})\w*)\b`;
const CAME_TO_IT = new RegExp(String.raw`\b(?:${ITS}|item\b).{0,60}?${WAS_STOPPED}|${NONE_WENT}`, 'i');
const REPORTS_SAVING = new RegExp(
  String.raw`\b(?:${anyOf(KEPT_THING)})\b.{0,40}\b(?:${anyOf(KEPT)})\b(?! name)|^\W*(?:successfully|berjaya) (?:${anyOf(KEPT)})\W*$`,
  'i',
);

/** A line that begins with a capital, if the line before needs no continuation. */
const isNewSentence = (text: string, above: Row | undefined) =>
  above !== undefined && /^\P{L}*\p{Lu}/u.test(text) && !isCutOff(above.text);

/** Finds what banks say in sentences: 'Your account has been debited', 'Your transfer of RM45.00 to Aisyah was successful'. */
export function sentenceSigns(rows: readonly Row[]): Sign[] {
  const whole = withoutMay(
    rows
      .filter(({ text }) => !IS_RECEIPT_TITLE.test(text))
      .map(
        ({ text }, index, titled) =>
          `${isNewSentence(text, titled[index - 1]) ? '¦ ' : ''}${text.toLowerCase()}`,
      )
      .join(' '),
  )
    .replaceAll(/\s+/g, ' ')
    // Otherwise a sum would end the sentence.
    .replaceAll(/(\d)\.(?=\d)/g, '$1·');
  const advised = [...whole.matchAll(ADVISED)]
    .filter(
      ({ groups }) =>
        !NOT_DONE.test(groups?.['start'] ?? '') &&
        !OF_NOTICE.test(groups?.['start'] ?? '') &&
        groups?.['end'] === undefined &&
        !OF_NONE.test(groups?.['start'] ?? ''),
    )
    .map(([sentence]) => signOf('success', 'status/advised', `success ${sentence}`));
  const notes = notesOf(rows).flatMap((sentence) => signIn(sentence) ?? []);
  return [
    ...advised,
    ...sentencesOf(rows).flatMap((sentence) => signIn(sentence) ?? []),
    // Text that the payer may have written does not count as success.
    ...notes.filter(({ kind }) => kind !== 'success'),
  ];
}

/** Returns a sentence that may say that the payment was made. */
export const possibleReport = (rows: readonly Row[]): string | undefined =>
  sentencesOf(rows)
    .map(normalized)
    .find(
      (sentence) =>
        !IF.test(sentence) &&
        !NOT_SAID.test(sentence) &&
        !NOT_REPORTS.some((pattern) => pattern.test(sentence)) &&
        POSSIBLE_REPORTS.some((pattern) => pattern.test(sentence)),
    );

/** 'Payee added to favourites' is about something that was saved for later. */
export const isAboutSaving = (sentence: string): boolean => REPORTS_SAVING.test(sentence);

/** 'Please be advised that' asks for nothing. */
const ADVISES = new RegExp(String.raw`^\W*(?:${anyOf(ADVISING)})(?: that| bahawa)?\s+`, 'i');

const normalized = (sentence: string) => withoutMay(sentence.replace(TITLE_BEFORE, '').replace(ADVISES, ''));

/** A sentence, and its meaning if carrying out an order means that the payment was made. */
type SentenceFacts = { whole: string; sentence: string; said: string };
const is =
  (pattern: RegExp, ...others: RegExp[]) =>
  ({ sentence }: SentenceFacts) =>
    pattern.test(sentence) && !others.some((other) => other.test(sentence));
const isFailed = is(REPORTS_FAILURE, IS_CONDITIONAL, CANNOT_BE);
const isWaiting = is(IS_STILL_TO_COME, ENDS_DONE);
const isSuccess = ({ sentence, said }: SentenceFacts) =>
  !NOT_SAID.test(said) &&
  !NOT_REPORTS.some((pattern) => pattern.test(sentence)) &&
  REPORTS.some((pattern) => pattern.test(said));

export const SENTENCE_RULES: Rule<SentenceFacts>[] = [
  nothing('open-step', ({ whole }) => isOpenStep(whole), '( ) Your money was sent', 'Your money was sent'),
  failed(
    'status/told-failure',
    is(CAME_TO_IT, IS_CONDITIONAL),
    'Payment was voided',
    'If payment was voided',
  ),
  failed('status/told-failure', isFailed, 'Your transfer failed', 'Your transfer cannot be cancelled'),
  nothing('if', is(IF), 'Your transfer can be pending for a day', 'Your transfer is pending'),
  pending('status/kept', is(REPORTS_SAVING), 'Your favourite has been added', 'Add to favourites'),
  pending('status/told-waiting', isWaiting, 'Your money is on its way', 'Your money is on its way... done!'),
  pending('status/told-waiting', is(REPORTS_FUTURE), 'Arahan akan diproses esok', 'Arahan telah diproses'),
  success('status/told-success', isSuccess, 'Your payment has been made', 'Your payment has not been made'),
];

/** Returns the rule that decides on a sentence. */
export function ruleOfSentence(whole: string): Rule<SentenceFacts> | undefined {
  const sentence = normalized(whole);
  const isOfOrder = IS_CARRIED_OUT.test(sentence) && !REPORTS_ACCEPTANCE.test(sentence);
  const said = isOfOrder
    ? sentence.replaceAll(NAMES_ORDER, (_, thing?: string) => thing ?? 'payment')
    : sentence;
  return firstOf(SENTENCE_RULES, { whole, sentence, said });
}

function signIn(whole: string): Sign | undefined {
  const found = ruleOfSentence(whole);
  return found && isRuleId(found.id) && found.says !== 'nothing'
    ? signOf(found.says, found.id, normalized(whole))
    : undefined;
}

const signOf = (kind: Sign['kind'], rule: RuleId, text: string): Sign => ({
  kind,
  rule,
  text,
  isLabelled: false,
});
