import { dayOf, daysBetween, timeOfDay, type Day, type Instant } from '#domain/days.ts';
import { isMemo } from '#receipts/labels/memos.ts';
import { FROM_TODAY, WEEKDAY_NAME, WHOLE, YEARLESS, type DatePattern } from '#receipts/date/patterns.ts';
import { inColumn, isBelow, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import { EFFECT, EARLIER, PRINTED, TIME_OF_DAY, WHEN } from '#receipts/date/labels.ts';
import { ENDING } from '#receipts/lexicon/dates.ts';
import { MEMO } from '#receipts/lexicon/memos.ts';
import { label as labelOfTerms, phrase } from '#receipts/terms.ts';

/** A moment on the clock in the home; `minute` counts from midnight. */
export type Moment = { day: Day; minute: number };

/** A date on a page. */
export type SeenDate = {
  day: Day;
  minute: number | undefined;
  /**
   * The time is somewhere else on the page and may belong to something else. It is enough to recognize a payment again, but not to trust
   * one.
   */
  isTimeApart: boolean;
  /** The other reading of a date that may have the month first. */
  monthFirst: Day | undefined;
  text: string;
  /** 'effect': when the money moves. 'earlier': of another payment, or of this one in other words. */
  label: 'when' | 'effect' | 'printed' | 'earlier' | 'memo' | undefined;
  /** Whether the page has the whole date, leaves out the year, or counts from today ('3 months ago'). */
  form: 'whole' | 'yearless' | 'from today';
};

const DAY_MINUTES = 24 * 60;

/** Converts an instant to the clock of a time zone (IANA name). Throws a RangeError for an unknown zone. */
export function momentOf(instant: Instant, timeZone: string): Moment {
  const [hours, minutes] = timeOfDay(instant, timeZone).split(':').map(Number);
  return { day: dayOf(instant, timeZone), minute: (hours ?? 0) * 60 + (minutes ?? 0) };
}

/** Converts a moment to minutes for comparing. A clock change is an hour at most, and every rule here allows for more. */
export const minutesOf = ({ day, minute }: Moment): number =>
  daysBetween('2000-01-01', day) * DAY_MINUTES + minute;

/** Returns the first and the last minute that the date may mean. */
export function spanOf({ day, minute }: Pick<SeenDate, 'day' | 'minute'>): { start: number; end: number } {
  const start = minutesOf({ day, minute: minute ?? 0 });
  return { start, end: minute === undefined ? start + DAY_MINUTES - 1 : start };
}

/** Finds every date with its time and label. A date without a year is in the last year that had it, seen from today. */
export function datesOf(rows: readonly Row[], today: Day): SeenDate[] {
  return [
    ...datesBy(WHOLE, 'whole', rows, today),
    ...datesBy(YEARLESS, 'yearless', rows, today),
    ...datesBy(FROM_TODAY, 'from today', rows, today),
  ];
}

function datesBy(
  patterns: readonly DatePattern[],
  form: SeenDate['form'],
  rows: readonly Row[],
  today: Day,
): SeenDate[] {
  const labelled = labelledTime(rows);
  return rows.flatMap((row, index) => {
    // Most lines have no digit, and matching the patterns takes long.
    if (form !== 'from today' && !/\d/.test(row.text)) return [];
    return patterns.flatMap(({ pattern, read }) =>
      [...row.text.matchAll(pattern)].flatMap((match) => {
        const reading = read(match.groups ?? {}, today);
        const [text] = match;
        if (!reading) return [];
        const behind = row.text.slice(match.index + text.length);
        const below = timeBelow(row, rows[index + 1]);
        const minute = minuteIn(`${behind} ${below}`) ?? labelled ?? timeBefore(row, index, text);
        const time = { minute, isTimeApart: false, form };
        return [
          { monthFirst: undefined, ...reading, ...time, text, label: labelOf(row, rows[index - 1], text) },
        ];
      }),
    );
  });
}

/** Returns the line below, if it contains only a time, and perhaps what a picture beside it was read as. */
function timeBelow(row: Row, below: Row | undefined): string {
  const [cell, ...others] = below?.cells.filter(({ text }) => /\d|\p{L}{3}/u.test(text)) ?? [];
  return below && cell && others.length === 0 && isBelow(row, below) ? cell.text : '';
}

/** '2:05 PM, Thu 19 Nov 2026', but neither the clock of a phone nor the time when something ends. */
function timeBefore(row: Row, index: number, date: string): number | undefined {
  const cell = row.cells.find(({ text }) => text.includes(date));
  const before = cell?.text.slice(0, cell.text.indexOf(date)) ?? '';
  const [time] = TIME_AT_END.exec(before) ?? [];
  return index === 0 || time === undefined || ENDS.test(before) ? undefined : minuteIn(time);
}
const ENDS = phrase(ENDING);

const TIME_LABEL = labelOfTerms(TIME_OF_DAY);

/** Returns the time with a label of its own, beside it or above it in its column; undefined if several differ. */
function labelledTime(rows: readonly Row[]): number | undefined {
  const minutes = rows.flatMap((row, index) =>
    row.cells.flatMap((cell) => {
      const own = TIME_LABEL.exec(cell.text)?.[1];
      if (own === undefined || isMemo(row) || PRINTED_WORDS.test(row.text)) return [];
      const beside = row.cells[row.cells.indexOf(cell) + 1];
      const below = rows[index + 1];
      const under = below && isBelow(row, below) ? inColumn(below, cell)[0] : undefined;
      const found = [own, beside?.text ?? '', under?.text ?? ''].map(clockTime);
      return found.find((minute) => minute !== undefined) ?? [];
    }),
  );
  const [first, ...others] = new Set(minutes);
  return others.length === 0 ? first : undefined;
}

// Sums of money also have a point between two numbers, so such a time needs 'am' or 'pm' after it. Malay: PG in the morning, PTG later.
const HALF = String.raw`(?:am|pm|pg|ptg|pagi|petang|malam|tengah\s?hari|a\.\s?m|p\.\s?m)\b`;
const TIME = new RegExp(
  String.raw`^\D{0,12}(?<hour>\d{1,2})(?::(?<minute>\d{2})(?:[:.]\d{2})?\s*(?<half>${HALF})?|\.(?<pointed>\d{2})\s*(?<after>${HALF}))`,
  'i',
);

const TIME_AT_END = new RegExp(
  String.raw`(?<![\d.:])\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:${HALF})?[\s,·•|–-]*(?:(?:on|pada)\s+)?(?:${WEEKDAY_NAME}[\s,]*)?$`,
  'i',
);
/** Its colon may be read as a stroke: 'Masa 1 23:21:13'. */
const STROKE = /^[1Il|!]\s+(?=\d{1,2}[:.]\d{2})/;

/** After its label a time does not need 'am': 'Masa 13.53' cannot be a sum. */
const clockTime = (text: string) =>
  minuteIn(
    text
      .trim()
      .replace(STROKE, '')
      .replace(/^(\D{0,2}\d{1,2})\.(\d{2})(?=\W|$)/, '$1:$2'),
  );

/** 'at 01.34' and '0531 hrs' cannot be sums either. */
const withColon = (text: string) =>
  text
    .replace(/\b(at|jam|pukul)\s+(\d{2})\.(\d{2})(?=\W|$)/i, '$1 $2:$3')
    .replace(/\b(\d{2})(\d{2})\s?(?:hrs?|hours|h)\b/i, '$1:$2');

function minuteIn(text: string): number | undefined {
  const { groups } = TIME.exec(withColon(text)) ?? {};
  if (!groups) return undefined;
  const [hour, minute] = [Number(groups['hour']), Number(groups['minute'] ?? groups['pointed'])];
  if (hour > 23 || minute > 59) return undefined;
  const half = (groups['half'] ?? groups['after'] ?? '').toLowerCase();
  const isMorning =
    half.startsWith('a') || half === 'pg' || half === 'pagi' || (half === 'malam' && hour === 12);
  const isLater = half !== '' && !isMorning;
  return (hour + (isLater && hour < 12 ? 12 : 0) - (isMorning && hour === 12 ? 12 : 0)) * 60 + minute;
}

const PRINTED_WORDS = phrase(PRINTED);
const WHEN_WORDS = phrase(WHEN);
const EARLIER_WORDS = phrase(EARLIER);
const EFFECT_WORDS = phrase(EFFECT);
const STARTS_A_MEMO = labelOfTerms(MEMO);
function labelOf(row: Row, above: Row | undefined, text: string): SeenDate['label'] {
  const isAlone = row.cells.length === 1 && row.text.length <= text.length + 3;
  const own = isAlone ? undefined : labelOfCells(pairOf(row, text));
  if (own || !above || !isBelow(above, row)) return own;
  const over = labelOfCells(above.cells.filter(isNear(row, text)));
  return over === 'memo' ? undefined : over;
}

/** Returns the cell of a date, with the label before it: of two pairs side by side each has its own. */
function pairOf({ cells }: Row, text: string): Cell[] {
  const place = cells.findIndex((cell) => cell.text.includes(text));
  if (place < 0) return cells;
  const label = cells.findLastIndex((cell, index) => index <= place && isLabelText(cell.text));
  const next = cells.findIndex((cell, index) => index > place && isLabelText(cell.text));
  return cells.slice(Math.max(0, label), next < 0 ? cells.length : next);
}

/** Farther to the right than this, in heights of its letters, is another column. */
const ASIDE_MAX = 20;

function isNear(row: Row, text: string) {
  const own = row.cells.find((cell) => cell.text.includes(text)) ?? row.cells[0];
  return (cell: Cell) => own !== undefined && cell.left - own.right < ASIDE_MAX * row.height;
}

const isOfEarlier = (cell: Cell) => PRINTED_WORDS.test(cell.text) && EARLIER_WORDS.test(cell.text);

function labelOfCells(cells: readonly Cell[]): SeenDate['label'] {
  const text = cells.map((cell) => cell.text).join('  ');
  if (PRINTED_WORDS.test(text)) return cells.some(isOfEarlier) ? 'earlier' : 'printed';
  if (cells.some((cell) => STARTS_A_MEMO.test(cell.text))) return 'memo';
  if (EFFECT_WORDS.test(text)) return 'effect';
  return WHEN_WORDS.test(text) ? 'when' : undefined;
}

/**
 * Returns when the payment was made: the earliest day whose label says so, else the earliest without a label, with its time if there is
 * one.
 */
export function paymentDate(dates: readonly SeenDate[]): SeenDate | undefined {
  const whole = dates.filter(({ form }) => form === 'whole');
  const isOwn = ({ label }: SeenDate) => label === undefined || label === 'when';
  const days = whole.some(isOwn) ? whole : dates.filter(({ form }) => form !== 'from today');
  const labelled = days.filter(({ label }) => label === 'when' || label === 'effect');
  const candidates = labelled.length > 0 ? labelled : days.filter(({ label }) => label === undefined);
  const [earliest] = candidates.toSorted((a, b) => spanOf(a).start - spanOf(b).start);
  const isTimed = ({ day, minute }: SeenDate) => day === earliest?.day && minute !== undefined;
  const timed = candidates.find(isTimed);
  if (timed || !earliest) return timed ?? earliest;
  const elsewhere = days.find((date) => date.label === undefined && isTimed(date));
  return elsewhere ? { ...earliest, minute: elsewhere.minute, isTimeApart: true } : earliest;
}
