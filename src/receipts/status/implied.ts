import type { RuleId } from '#receipts/findings.ts';
import { median, type Row } from '#receipts/rows/rows.ts';
import type { Status } from '#receipts/status/types.ts';
import { NO_MONEY } from '#receipts/lexicon/no-payments.ts';
import { ARRIVED_AT, DONE_TO, PLACES, SUM_OF } from '#receipts/lexicon/sentences.ts';
import { WEEKDAY_NAME } from '#receipts/date/patterns.ts';
import { toldPerhaps } from '#receipts/status/sentences.ts';
import { lettersOf } from '#receipts/status/letters.ts';
import { IS_HANDED_ON } from '#receipts/status/orders.ts';
import { MONTHS } from '#receipts/lexicon/dates.ts';
import { isOfSuccess, isOpenStep } from '#receipts/status/layout.ts';
import { TOWARDS } from '#receipts/lexicon/sections.ts';
import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { CONTRARY } from '#receipts/status/contrary.ts';
import { TROUBLE } from '#receipts/status/trouble.ts';
import { SUCCESS, SUCCESS_DATED, SUCCESS_ON_SLIPS } from '#receipts/lexicon/status.ts';
import { anyOf, label, labelOf, phrase, wordsOf } from '#receipts/terms.ts';

const DONE_TOWARDS = labelOf(String.raw`(?:${anyOf(DONE_TO)})\s+(?:${anyOf(TOWARDS)})`);
const DONE_SUM = labelOf(String.raw`(?:${anyOf(SUM_OF)})\s+(?:${anyOf(DONE_TO)})`);
const IS_SHORT_TIME = /^(?:[\p{L}\d ]{1,12},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?$/iu;
/** 'Received at Bank Nusa' with its time is the last step of a payment. */
const ARRIVED_SOMEWHERE = labelOf(String.raw`(?:${anyOf(ARRIVED_AT)})\s+(?:${anyOf(PLACES)})`);
/** As a whole heading: 'Accepted', 'Lulus / Approved', 'Settled - Sun 16 Aug 2026, 05:51 PM'. */
const SLIP_SUCCESS = new Set(wordsOf(SUCCESS_ON_SLIPS));
const SUCCESS_WITH_DATE = new Set(wordsOf(SUCCESS_DATED));
const MALAY = new Set(SUCCESS.malay);
const BEFORE_DATE = String.raw`(?:\s(?:on|pada)\s|\s?[-–—·•|,]\s?|\s)(?:${WEEKDAY_NAME},?\s)?`;
const IN_FIGURES = String.raw`[-/.]\s?\d{1,2}\s?[-/.]\s?\d{2,4}`;
const IN_LETTERS = String.raw`[-/.]?\s?(?:${Object.keys(MONTHS).join('|')})[a-z]*(?:[-/.,\s]{1,2}\d{4})?`;
const CLOCK_TIME = String.raw`\W*(?:at |jam |pukul )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?`;
const DATE_BEHIND = new RegExp(
  String.raw`${BEFORE_DATE}\d{1,2}\s?(?:${IN_FIGURES}|${IN_LETTERS})(?:${CLOCK_TIME})?\W*$`,
  'i',
);
const IS_SAID_SO = /^(?:ibg )?(?:beneficiary|recipient|penerima) (?:credited|dikreditkan)$/;
const OF_NO_MONEY = label(NO_MONEY);

const isTimed = ({ cells }: Row) =>
  cells.length > 1 && cells.some(({ text }) => IS_SHORT_TIME.test(text.trim()));

/**
 * What a page without a status says of the payment by the name of a field: 'Sent to', 'Amaun dipindahkan' is said of what was done, and
 * 'Send to' of what is to come. Enough only on a receipt that bears a number and the minute.
 */
export function impliedStatus(rows: readonly Row[]): Status | undefined {
  if (saysOtherwise(rows)) return undefined;
  const steps = new Set(rows.filter(isTimed).flatMap((row) => row.cells.map(({ text }) => text)));
  const cells = rows.filter((row) => !isMemo(row)).flatMap((row) => row.cells);
  const isSaid = (text: string) => DONE_TOWARDS.test(text) || DONE_SUM.test(text);
  const isStep = (text: string) => ARRIVED_SOMEWHERE.test(text) && steps.has(text);
  const heading = rows.find(
    ({ cells: [cell, ...others], ...row }) =>
      cell && others.length === 0 && isHeading(cell.text) && !isMemo({ ...row, cells: [cell] }),
  );
  if (heading) return implied('status/implied-heading', heading.text);
  const sentence = toldPerhaps(rows);
  if (sentence !== undefined) return implied('status/implied-sentence', sentence);
  const said = cells.find(
    ({ text }) =>
      (isSaid(text) || isStep(text)) &&
      !OF_NO_MONEY.test(text) &&
      !isOpenStep(text) &&
      !IS_HANDED_ON.test(lettersOf(text)),
  );
  return said && implied('status/implied-field', said.text);
}

const implied = (rule: RuleId, on: string): Status => ({
  kind: 'success',
  text: on,
  isLabelled: false,
  rules: [{ rule, on }],
});

/** A word of slips alone, 'Diterima / Accepted' in both languages, or a word of payments with its day. */
function isHeading(text: string): boolean {
  const letters = lettersOf(text);
  const words = letters.split(' ').filter((word) => word.length > 1);
  const inBoth = words.length === 2 && words.filter((word) => MALAY.has(word)).length === 1;
  if (IS_SAID_SO.test(letters) || SLIP_SUCCESS.has(text.toLowerCase().trim())) return true;
  if (
    inBoth &&
    isOfSuccess(words) &&
    words.some((word) => SLIP_SUCCESS.has(word) || SUCCESS_WITH_DATE.has(word))
  )
    return true;
  // 'Sent: Thursday' is the head of a letter.
  return !/^\W*\p{L}+:/u.test(text) && SUCCESS_WITH_DATE.has(lettersOf(text.replace(DATE_BEHIND, '')));
}

const IS_CONTRARY = phrase(CONTRARY, TROUBLE);
/** Of the usual height: what is smaller is the bank's print at the foot. */
const SMALL_PRINT = 0.85;

/** Whether the page, but for its small print and what the payer wrote, has a word of something else than a payment that was made. */
function saysOtherwise(rows: readonly Row[]): boolean {
  const usual = median(rows.map(({ height }) => height));
  return rows.some(
    (row, index) =>
      row.height >= SMALL_PRINT * usual &&
      !isMemo(row) &&
      !isUnderMemo(row, rows[index - 1]) &&
      IS_CONTRARY.test(row.text),
  );
}
