import { median, type Row } from '#domain/proofs/pages.ts';
import type { Status } from '#domain/proofs/status.ts';
import { NO_MONEY } from '#domain/proofs/terms/no-payments.ts';
import { ARRIVED_AT, DONE_TO, PLACES, SUM_OF } from '#domain/proofs/terms/sentences.ts';
import { isOpenStep } from '#domain/proofs/status-layout.ts';
import { TOWARDS } from '#domain/proofs/terms/sections.ts';
import { isMemo, isUnderMemo } from '#domain/proofs/amounts.ts';
import { CONTRARY } from '#domain/proofs/terms/contrary.ts';
import { TROUBLE } from '#domain/proofs/terms/trouble.ts';
import { SUCCESS_ON_SLIPS } from '#domain/proofs/terms/status.ts';
import { anyOf, label, labelOf, phrase, wordsOf } from '#domain/proofs/terms.ts';

const DONE = labelOf(String.raw`(?:${anyOf(DONE_TO)})\s+(?:${anyOf(TOWARDS)})`);
const DONE_SUM = labelOf(String.raw`(?:${anyOf(SUM_OF)})\s+(?:${anyOf(DONE_TO)})`);
const IS_TIME = /^(?:[\p{L}\d ]{1,12},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?$/iu;
/** 'Received at Bank Nusa' with its time is the last step of a payment. */
const ARRIVED = labelOf(String.raw`(?:${anyOf(ARRIVED_AT)})\s+(?:${anyOf(PLACES)})`);
/** As a whole heading: 'Accepted'. */
const ON_SLIPS = new Set(wordsOf(SUCCESS_ON_SLIPS));
const OF_NO_MONEY = label(NO_MONEY);

const isTimed = ({ cells }: Row) => cells.length > 1 && cells.some(({ text }) => IS_TIME.test(text.trim()));

/**
 * What a page without a status says of the payment by the name of a field: 'Sent to', 'Amaun dipindahkan' is said of what was done, and
 * 'Send to' of what is to come. Enough only on a receipt that bears a number and the minute (decisions 'Money').
 */
export function impliedStatus(rows: readonly Row[]): Status | undefined {
  if (saysOtherwise(rows)) return undefined;
  const steps = new Set(rows.filter(isTimed).flatMap((row) => row.cells.map(({ text }) => text)));
  const cells = rows.filter((row) => !isMemo(row)).flatMap((row) => row.cells);
  const isSaid = (text: string) => DONE.test(text) || DONE_SUM.test(text);
  const isStep = (text: string) => ARRIVED.test(text) && steps.has(text);
  const slip = rows.find(
    ({ cells: [cell, ...others] }) => others.length === 0 && ON_SLIPS.has(cell?.text.toLowerCase() ?? ''),
  );
  if (slip) return { kind: 'success', text: slip.text, isLabelled: false };
  const said = cells.find(
    ({ text }) => (isSaid(text) || isStep(text)) && !OF_NO_MONEY.test(text) && !isOpenStep(text),
  );
  return said && { kind: 'success', text: said.text, isLabelled: false };
}

const IS_CONTRARY = phrase(CONTRARY, TROUBLE);
/** Of the usual height: what is smaller is the bank's print at the foot. */
const SMALL = 0.85;

/** Whether the page, but for its small print and what the payer wrote, has a word of something else than a payment that was made. */
function saysOtherwise(rows: readonly Row[]): boolean {
  const usual = median(rows.map(({ height }) => height));
  return rows.some(
    (row, index) =>
      row.height >= SMALL * usual &&
      !isMemo(row) &&
      !isUnderMemo(row, rows[index - 1]) &&
      IS_CONTRARY.test(row.text),
  );
}
