import type { Day } from '#domain/days.ts';
import { WEEKDAY_NAME } from '#receipts/date/patterns.ts';
import { minutesOf, paymentDate, spanOf, type Moment, type SeenDate } from '#receipts/date/dates.ts';
import { finding, type Finding, type RuleHitWithReason } from '#receipts/findings.ts';

export type DateFinding = Finding & { day: Day | undefined; minute: number | undefined };

const HOUR = 60;
/** A payment may be this much older than the request: people pay on the day before they are asked. */
const BEFORE_MAX = 24 * HOUR;
/** Between this and BEFORE_MAX a person decides, because some people pay first and are asked later. */
const EARLY_MAX = 7 * 24 * HOUR;
/** Receipts may use another time zone than the home's. */
const AHEAD_MAX = 14 * HOUR;

/** Compares the day of the payment with the request, on the home's clock. Some references begin with the day. */
export function checkDate(
  dates: readonly SeenDate[],
  asked: Moment,
  now: Moment,
  quotable: boolean,
  references: readonly string[] = [],
): DateFinding {
  const date = paymentDate(dates);
  if (!date)
    return {
      day: undefined,
      minute: undefined,
      ...finding([{ rule: 'date/none', reason: { code: 'date-missing' } }], 0),
    };
  const { day, minute, text } = date;
  const found = (said: RuleHitWithReason[], points = 0): DateFinding => ({
    day,
    minute,
    ...finding(said, points),
  });
  const window: Window = { asked: minutesOf(asked), now: minutesOf(now) };
  const later = dates.find(
    ({ label, ...span }) => label === 'effect' && spanOf(span).start > window.now + AHEAD_MAX,
  );
  if (later) return found([{ rule: 'date/to-come', on: later.text }, against(later, window, quotable)]);
  const earlier = dates.find((each) => mayBeOfPayment(each) && isTooEarly(each, window));
  if (!isInTime(date, window)) return found([against(date, window, quotable)]);
  if (earlier) {
    const shown = quotable && earlier.form === 'whole' ? earlier.day : undefined;
    return found([{ rule: 'date/other-day', on: earlier.text, reason: { code: 'date-early', day: shown } }]);
  }
  // '17 Nov' is on last year's receipt too; 'Tue, 17 Nov' is not, and neither is a date whose reference contains the day.
  const isOfAYear = BEGINS_WITH_WEEKDAY.test(text) || references.some((each) => bears(each, day));
  if (date.form === 'yearless' && !isOfAYear) {
    const shown = quotable ? text : undefined;
    return found([{ rule: 'date/no-year', on: text, reason: { code: 'date-ambiguous', text: shown } }], 15);
  }
  return found([{ rule: 'date/in-time', on: text }], 15);
}

const bears = (reference: string, day: Day) =>
  reference.replaceAll(/\D/g, '').includes(day.replaceAll('-', ''));
const BEGINS_WITH_WEEKDAY = new RegExp(`^${WEEKDAY_NAME}`, 'i');

type Window = { asked: number; now: number };

/** A page with two days, such as a letter of today about a payment of March, needs a person. */
const mayBeOfPayment = ({ label }: SeenDate) => label !== 'printed' && label !== 'memo';
const isTooEarly = ({ monthFirst, ...date }: SeenDate, window: Window) =>
  spanOf(date).end < window.asked - BEFORE_MAX && !isMonthFirst(monthFirst, window);

const isMonthFirst = (day: Day | undefined, window: Window) =>
  day !== undefined && isInTime({ day, minute: undefined }, window);

function isInTime(date: Pick<SeenDate, 'day' | 'minute'>, { asked, now }: Window): boolean {
  const { start, end } = spanOf(date);
  return end >= asked - BEFORE_MAX && start <= now + AHEAD_MAX;
}

function against(
  { day, minute, monthFirst, text }: SeenDate,
  window: Window,
  quotable: boolean,
): RuleHitWithReason {
  if (isMonthFirst(monthFirst, window)) {
    const reason = { code: 'date-ambiguous', text: quotable ? text : undefined } as const;
    return { rule: 'date/month-first', on: text, reason };
  }
  const { start, end } = spanOf({ day, minute });
  const shown = quotable ? day : undefined;
  if (start > window.now + AHEAD_MAX)
    return { rule: 'date/future', on: text, reason: { code: 'date-future', day: shown } };
  return end < window.asked - EARLY_MAX
    ? { rule: 'date/old', on: text, reason: { code: 'date-old', day: shown } }
    : { rule: 'date/early', on: text, reason: { code: 'date-early', day: shown } };
}
