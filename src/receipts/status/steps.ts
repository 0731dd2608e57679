import type { Row } from '#receipts/rows/rows.ts';
import { FUTURE, TO_COME } from '#receipts/lexicon/status-context.ts';
import { anyOf, inEnglish, phrase, terms } from '#receipts/terms.ts';

/** Words for something scheduled. */
const SCHEDULED = terms(
  `scheduled, schedule, due, next, expected, estimated, pending, held, hold, delayed, queued, awaiting, waiting, postponed`,
  `dijadualkan, jadual, jangkaan, dijangka, seterusnya, akan, ditahan, tertangguh, ditangguhkan, menunggu, tertunda`,
);

/** Labels of a time: 'Tarikh diproses' asks when it was. */
const TIMES = terms('time, date', 'masa, tarikh');

/** Returns whether a cell reports a step that is over, by its time or a later line: its waiting has ended. */
export const isPastStep = (row: Row, index: number, rows: readonly Row[], place: number): boolean =>
  !WAITS.test(row.text) && (isTimeOf(row, index) || isStepBefore(row, rows[place + 1]));

const HAS_DATE = /\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,})[-/. ]\d{2}|\d:\d{2}/i;

/** 'Tarikh diproses' asks when it was. */
const TIME_OF_STEP = new RegExp(
  String.raw`^\W*(?:(?:${anyOf(TIMES)})\b.*|.*\b(?:${inEnglish(TIMES)}))\W*$`,
  'i',
);
/** 'Scheduled date', 'Held 10:22': these are to come, whatever time is beside them. */
const WAITS = phrase(FUTURE, TO_COME, SCHEDULED);

/** 'Submitted | 27/03/2026 11:07' says when it was; its result is elsewhere. */
function isTimeOf({ cells }: Row, index: number): boolean {
  const [label, value, ...others] = cells;
  const isPair = label !== undefined && value !== undefined && others.length === 0;
  const isOne = isPair && (!label.text.includes(' ') || TIME_OF_STEP.test(label.text));
  return isOne && index === 0 && HAS_DATE.test(value.text);
}

const CLOCK = /(?:^|\s)(\d{1,2}:\d{2}(?::\d{2})?)(?:\s?[ap]m)?$/i;
const timeOf = (line: Row | undefined) =>
  line && line.cells.length > 1
    ? line.cells.flatMap(({ text }) => CLOCK.exec(text.trim())?.[1]?.padStart(8, '0') ?? [])[0]
    : undefined;

/** 'Status  Pending 10:22' and 'Time  10:22' are fields, not steps. */
const IS_STEP_FIELD = new RegExp(String.raw`\b(?:status|waktu|${anyOf(TIMES)})\b`, 'i');

/** If a payment has several steps with times, only the last one says how it stands. */
function isStepBefore(row: Row, below: Row | undefined): boolean {
  const [time, next] = [timeOf(row), timeOf(below)];
  const isInOrder = time !== undefined && next !== undefined && time.length === next.length && time <= next;
  return isInOrder && !IS_STEP_FIELD.test(row.text) && !IS_STEP_FIELD.test(below?.text ?? '');
}
