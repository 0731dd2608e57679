import { addDays, daysBetween, isDay, weekdayOf, type Day } from '#domain/days.ts';
import { AGO, MONTHS, UNITS, WEEKDAYS } from '#receipts/lexicon/dates.ts';
import { DAY_LABELS } from '#receipts/date/labels.ts';
import { DONE_TO } from '#receipts/lexicon/sentences.ts';
import { anyOf } from '#receipts/terms.ts';

type Groups = Readonly<Record<string, string | undefined>>;
type Reading = { day: Day; monthFirst?: Day } | undefined;
/** A way to write a date, and what it means; `monthFirst` as in SeenDate. */
export type DatePattern = { pattern: RegExp; read: (groups: Groups, today: Day) => Reading };

// A slip's '31OCT2026' is read as '310CT2026'.
const NAMES = Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('o', '[o0]'))
  .join('|');

const MONTH = `(?<month>${NAMES})[a-z]*`;
// In 'Nov 18 20:24' the 20 is not the year 2020.
const YEAR = String.raw`(?<year>20\d{2}|\d{2}(?!\s?:))`;

const named = (groups: Groups) => {
  const month = MONTHS[groups['month']?.toLowerCase().replaceAll('0', 'o') ?? ''];
  return readingOf(groups['year'], month, Number(groups['day']?.toLowerCase().replace('o', '0')));
};
const numbered = (groups: Groups) =>
  readingOf(groups['year'], Number(groups['month']), Number(groups['day']));

/** Malaysia writes the day first. */
function dayFirst(groups: Groups): Reading {
  const [day, month] = [Number(groups['day']), Number(groups['month'])];
  const swapped = readingOf(groups['year'], day, month)?.day;
  const reading = readingOf(groups['year'], month, day);
  if (!reading) return swapped === undefined ? undefined : { day: swapped };
  return swapped === undefined || swapped === reading.day ? reading : { ...reading, monthFirst: swapped };
}

const TH = '(?:st|nd|rd|th)';

/** Day, month and year. */
export const WHOLE: readonly DatePattern[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?<day>\d{1,2}|[oO]\d)\s?(?:st|nd|rd|th|hb|haribulan)?(?:\s?of)?[\s.,\-/]{0,2}${MONTH}[\s.,\-/'’]{0,3}${YEAR}\b`,
      'gi',
    ),
    read: named,
  },
  {
    pattern: new RegExp(
      String.raw`\b${MONTH}[\s.\-/]{0,2}(?<day>\d{1,2})${TH}?[\s,]{1,3}(?<year>20\d{2})\b`,
      'gi',
    ),
    read: named,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?<year>20\d{2})[\s.,\-/]{1,2}${MONTH}[\s.\-/]{1,2}(?<day>\d{1,2})\b(?!:)`,
      'gi',
    ),
    read: named,
  },
  { pattern: /\b(?<year>20\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/g, read: numbered },
  {
    pattern:
      /(?<![\d./-])(?<day>\d{1,2})\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<year>20\d{2}|\d{2}(?!\s?:))(?![\d/-]|\.\d)/g,
    read: dayFirst,
  },
  // References look like '20261118', so this pattern needs a label.
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:${anyOf(DAY_LABELS)})\W{1,4})(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)`,
      'gi',
    ),
    read: numbered,
  },
];

const EARLIEST_YEAR = 2015;

function readingOf(year = '', month = 0, day = 0): Reading {
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  const text = [whole, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return whole >= EARLIEST_YEAR && isDay(text) ? { day: text } : undefined;
}

export const WEEKDAY_NAME = `(?:${Object.keys(WEEKDAYS).join('|')})[a-z]*`;
const BETWEEN = String.raw`\W{1,3}`;
const WEEKDAY = String.raw`\b(?<weekday>${Object.keys(WEEKDAYS).join('|')})[a-z]*${BETWEEN}`;
const CLOCK_BEHIND = String.raw`(?=(?:\s?[,.·•|@–-]|\s+(?:at|jam|pukul)|\s)\s*\d{1,2}[:.]\d{2})`;
const DAY_LABEL = String.raw`\b(?:${anyOf(DONE_TO, DAY_LABELS)})(?:\W{1,3}(?:on|pada))?${BETWEEN}`;
const NO_YEAR = String.raw`(?!\W{0,3}20\d{2})`;
const DAY_MONTH = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|hb)?[\s.\-/]{1,2}${MONTH}(?![a-z])${NO_YEAR}`,
  // In 'Tarikh diserah 30' the end is not a day of 'Dis'.
  String.raw`(?<!\d\W{0,2})\b(?<month>${NAMES})\s{1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)${NO_YEAR}`,
];

/** 'Sat, 22 Aug · 1:31 pm': a weekday, a time or a label shows that it is a date, in the last year that had it. */
export const YEARLESS: readonly DatePattern[] = DAY_MONTH.flatMap((date) => [
  WEEKDAY + date,
  String.raw`(?<!${WEEKDAY_NAME}${BETWEEN})\b` + date + CLOCK_BEHIND,
  DAY_LABEL + date + String.raw`(?!.{0,6}\d:\d)`,
]).map((pattern) => ({ pattern: new RegExp(pattern, 'giu'), read: lastOne }));

function lastOne({ weekday, ...groups }: Groups, today: Day): Reading {
  const years = [0, 1].map((back) => String(Number(today.slice(0, 4)) - back));
  const days = years.flatMap((year) => named({ ...groups, year }) ?? []);
  const last = days.find(({ day }) => daysBetween(today, day) <= 1);
  const fits = weekday === undefined || WEEKDAYS[weekday.toLowerCase()] === weekdayOf(last?.day ?? today);
  return fits ? last : undefined;
}

/** '3 months ago' alone in a line, because adverts speak of past months too. */
export const FROM_TODAY: readonly DatePattern[] = [
  {
    pattern: new RegExp(
      String.raw`^.{0,20}?\b(?<count>\d{1,2}|)\s?(?<unit>${Object.keys(UNITS).join('|')})s?\s(?:${anyOf(AGO)})\W*$`,
      'gi',
    ),
    read: ({ count, unit = '' }, today) => ({
      day: addDays(today, -Number(count === '' ? 1 : count) * (UNITS[unit.toLowerCase()] ?? 0)),
    }),
  },
];
