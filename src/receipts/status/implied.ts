import type { RuleId } from '#receipts/rules.ts';
import { possibleReport } from '#receipts/status/sentences.ts';
import { median, type Row } from '#receipts/rows/rows.ts';
import type { Status } from '#receipts/status/types.ts';
import { NO_MONEY } from '#receipts/lexicon/no-payments.ts';
import { DONE_TO, SUM_OF } from '#receipts/lexicon/sentences.ts';
import { lettersOf } from '#receipts/status/letters.ts';
import { IS_HANDED_ON } from '#receipts/status/orders.ts';
import { isOpenStep } from '#receipts/status/layout.ts';
import { TOWARDS } from '#receipts/lexicon/sections.ts';
import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { CONTRARY, TROUBLE } from '#receipts/status/trouble.ts';
import { anyOf, label, labelOf, phrase } from '#receipts/terms.ts';

const DONE_TOWARDS = labelOf(String.raw`(?:${anyOf(DONE_TO)})\s+(?:${anyOf(TOWARDS)})`);
const DONE_SUM = labelOf(String.raw`(?:${anyOf(SUM_OF)})\s+(?:${anyOf(DONE_TO)})`);
const OF_NO_MONEY = label(NO_MONEY);

/** Returns the status that a sentence or the name of a field implies: 'Sent to' says what was done, 'Send to' what is to come. */
export function impliedStatus(rows: readonly Row[]): Status | undefined {
  if (saysOtherwise(rows)) return undefined;
  const sentence = possibleReport(rows);
  if (sentence !== undefined) return implied('status/implied-sentence', sentence);
  const cells = rows.filter((row) => !isMemo(row)).flatMap((row) => row.cells);
  const field = cells.find(
    ({ text }) =>
      (DONE_TOWARDS.test(text) || DONE_SUM.test(text)) &&
      !OF_NO_MONEY.test(text) &&
      !isOpenStep(text) &&
      !IS_HANDED_ON.test(lettersOf(text)),
  );
  return field && implied('status/implied-field', field.text);
}

const implied = (rule: RuleId, on: string): Status => ({
  kind: 'success',
  text: on,
  isLabelled: false,
  rules: [{ rule, on }],
});

const IS_CONTRARY = phrase(CONTRARY, TROUBLE);
/** A share of the usual height: smaller letters are the bank's print at the foot. */
const SMALL_PRINT = 0.85;

/** Returns whether the page has a word of anything but a payment that was made. Its small print and the payer's remark do not count. */
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
