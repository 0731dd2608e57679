import { counts, type Amount } from '#receipts/amount/amounts.ts';
import type { SeenDate } from '#receipts/date/dates.ts';
import type { Row } from '#receipts/rows/rows.ts';
import type { Parties } from '#receipts/recipient/parties.ts';
import { referenceLike } from '#receipts/reference/references.ts';
import type { Status } from '#receipts/status/types.ts';

/** The findings on a page. */
export type Found = {
  rows: readonly Row[];
  amounts: readonly Amount[];
  status: Status;
  parties: Parties;
  dates: readonly SeenDate[];
  references: readonly string[];
};

/** A receipt has at least this many marks. */
const MARKS_MIN = 3;

/**
 * Returns whether a page is built like a receipt, and not like a conversation about a payment (docs/product/receipts.md 'Built as a
 * receipt').
 */
export function isBuiltAsReceipt(found: Found): boolean {
  const { rows, amounts, status, parties, dates, references } = found;
  const [isTo, isWhen] = [
    parties.to.length > 0,
    dates.some(({ label }) => label === 'when' || label === 'effect'),
  ];
  const isNumbered = references.length > 0;
  const isLabelled =
    isTo ||
    isWhen ||
    (isNumbered && (parties.from.length > 0 || isTimed(dates) || isField(references, rows)));
  const hasStatus = status.kind === 'success' || status.isLabelled;
  const marks = [isTo, isWhen, hasStatus, isNumbered, amounts.some(counts)];
  return (isLabelled && marks.filter(Boolean).length >= MARKS_MIN) || isBare(found);
}

/** Success, the sum alone, the name alone, the minute, and a number of the payment: some apps show nothing else. */
function isBare({ rows, amounts, status, parties, dates, references }: Found): boolean {
  const isSumAlone = amounts.some((sum) => counts(sum) && !hasWords(sum.before) && !hasWords(sum.behind));
  const isNumbered =
    references.length > 0 || rows.some(({ cells }) => cells.some(({ text }) => referenceLike(text)));
  return status.kind === 'success' && isSumAlone && isTimed(dates) && isNumbered && parties.alone.length > 0;
}

const hasWords = (text: string) => /\p{L}/u.test(text);

/** A number alone beside or below its label, as in forms. In a conversation it is part of the sentence. */
const isField = (references: readonly string[], rows: readonly Row[]) =>
  rows.some(({ cells }) => cells.some(({ text }) => references.some((one) => bare(text) === bare(one))));
const bare = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

const isTimed = (dates: readonly SeenDate[]) =>
  dates.some(({ minute, isTimeApart }) => minute !== undefined && !isTimeApart);
