import type { Row } from '#receipts/rows/rows.ts';
import { PAID_THING } from '#receipts/lexicon/sentences.ts';
import { COMPLETED, FUTURE, TO_COME } from '#receipts/lexicon/status-context.ts';
import { FIRST_STEPS, LAST_STEPS, LOGGED_DONE, SCHEDULED, TIMES } from '#receipts/status/step-words.ts';
import { PENDING, PENDING_PHRASES } from '#receipts/lexicon/pending.ts';
import { anyOf, inEnglish, phrase, type Terms } from '#receipts/terms.ts';

/**
 * Whether a cell tells of a step that the payment has left behind, as its time, a later line or the heading says: what waited then
 * waits no more.
 * @param row a row without specks, and the place of the cell in it
 * @param rows all of them, and the place of that row
 */
export const isPastStep = (row: Row, index: number, rows: readonly Row[], place: number): boolean =>
  !WAITS.test(row.text) &&
  (isStepper(row, rows) ||
    isTimeOf(row, index) ||
    isLogged(row, rows[place + 1]) ||
    isLoggedBefore(row, rows[place - 1]) ||
    isStepBefore(row, rows[place + 1]) ||
    isFirstStep(rows, place));

const HAS_DATE = /\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,})[-/. ]\d{2}|\d:\d{2}/i;

/** 'Tarikh diproses' asks when it was. */
const TIME_OF_STEP = new RegExp(
  String.raw`^\W*(?:(?:${anyOf(TIMES)})\b.*|.*\b(?:${inEnglish(TIMES)}))\W*$`,
  'i',
);
/** 'Scheduled date', 'Held 10:22': that is to come, whatever time stands beside it. */
const WAITS = phrase(FUTURE, TO_COME, SCHEDULED);

/** 'Submitted | 27/03/2026 11:07' tells when it was, and what it became stands elsewhere. */
function isTimeOf({ cells }: Row, index: number): boolean {
  const [label, value, ...others] = cells;
  const isPair = label !== undefined && value !== undefined && others.length === 0;
  const isOne = isPair && (!label.text.includes(' ') || TIME_OF_STEP.test(label.text));
  return isOne && index === 0 && HAS_DATE.test(value.text);
}

const STEPS_MIN = 3;
const STEP_WORDS = 3;

const IS_WAITING = phrase(PENDING, PENDING_PHRASES);
/** A heading that says that all of the steps are over. */
const IS_STEP_OVER = new RegExp(
  String.raw`(?<!%\s*|\b(?:not|tidak|belum)\s+)\b(?:${anyOf(COMPLETED)}|complete)\b`,
  'i',
);

/** 'Requested | Sent to bank | Credited' stands under every transfer: a heading tells that it came through all of them. */
function isStepper(row: Row, rows: readonly Row[]): boolean {
  const { cells } = row;
  return (
    cells.length >= STEPS_MIN &&
    cells.every(({ text }) => !/\d/.test(text) && text.split(' ').length <= STEP_WORDS) &&
    FIRST_STEP.test(cells[0]?.text ?? '') &&
    LAST_STEP.test(cells.at(-1)?.text ?? '') &&
    !cells.slice(1).some(({ text }) => IS_WAITING.test(text)) &&
    rows.some((other) => other !== row && other.cells.length === 1 && IS_STEP_OVER.test(other.text))
  );
}

const LOG_CELLS = 4;
/** A line of a table that tells who did what and when, with a later one below. */
const isLogged = (row: Row, below: Row | undefined) =>
  [row, below].every((line) => line && line.cells.length >= LOG_CELLS && HAS_DATE.test(line.text));

const NEWEST_FIRST_CELLS = 3;
const IS_DONE = new RegExp(String.raw`\b(?:${anyOf(LOGGED_DONE)}|success\w*)\b`, 'i');
/** A clock of twelve hours does not tell which is later, and lines with sums are of several payments. */
const IS_UNCLEAR = /\d\.\d{2}\b|\d ?[ap]m\b/i;

/** The same of a table whose newest line stands on top, and tells that it is done. */
function isLoggedBefore(row: Row, above: Row | undefined): boolean {
  if (!above || !IS_DONE.test(above.text) || IS_WAITING.test(above.text)) return false;
  const [day, dayAbove] = [row, above].map(({ text }) => HAS_DATE.exec(text)?.[0]);
  const [time, timeAbove] = [timeOf(row), timeOf(above)];
  const isAfter = time !== undefined && timeAbove !== undefined && timeAbove >= time;
  const isLog = [row, above].every(
    ({ cells, text }) => cells.length >= NEWEST_FIRST_CELLS && !IS_UNCLEAR.test(text),
  );
  return isLog && isAfter && day !== undefined && day === dayAbove;
}

const CLOCK = /(?:^|\s)(\d{1,2}:\d{2}(?::\d{2})?)(?:\s?[ap]m)?$/i;
const timeOf = (line: Row | undefined) =>
  line && line.cells.length > 1
    ? line.cells.flatMap(({ text }) => CLOCK.exec(text.trim())?.[1]?.padStart(8, '0') ?? [])[0]
    : undefined;

/** 'Status  Pending 10:22' and 'Time  10:22' are fields, and no steps. */
const IS_STEP_FIELD = new RegExp(String.raw`\b(?:status|waktu|${anyOf(TIMES)})\b`, 'i');

/** Of the steps of a payment, each with its time, only the last one tells where it stands. */
function isStepBefore(row: Row, below: Row | undefined): boolean {
  const [time, next] = [timeOf(row), timeOf(below)];
  const isInOrder = time !== undefined && next !== undefined && time.length === next.length && time <= next;
  return isInOrder && !IS_STEP_FIELD.test(row.text) && !IS_STEP_FIELD.test(below?.text ?? '');
}

/** 'Transfer requested', alone on its line but for what an icon is read as. */
const stepOf = (steps: Terms) =>
  new RegExp(String.raw`^\W*(?:\w\s)?(?:(?:${anyOf(PAID_THING)})\s+)?(?:${anyOf(steps)})\W*$`, 'i');
const [FIRST_STEP, LAST_STEP] = [stepOf(FIRST_STEPS), stepOf(LAST_STEPS)];
const WITH_TIME = /\d{1,2}[:.]\d{2}\s?(?:[ap]m)?\W*$/i;
const STEPS_APART = 5;

/** 'Transfer requested' over its time, and further down 'Transfer completed' over its own. */
function isFirstStep(rows: readonly Row[], place: number): boolean {
  const isStep = (index: number, step: RegExp) =>
    step.test(rows[index]?.text ?? '') && WITH_TIME.test(rows[index + 1]?.text ?? '');
  if (!isStep(place, FIRST_STEP)) return false;
  return Array.from({ length: STEPS_APART }, (_, apart) => place + 1 + apart).some((index) =>
    isStep(index, LAST_STEP),
  );
}
