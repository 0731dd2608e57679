import { randomBelow } from '#domain/random.ts';

export type Clock = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};
export type MoneyStyle = { before?: string; after?: string; commas?: boolean };
export type DateStyle = (clock: Clock) => string;
export type NameStyle = 'upper' | 'title';
export type ReferenceStyle = (below: (count: number, what: string) => number, clock: Clock) => string;

const EIGHT_HOURS = 8 * 3_600_000;
const two = (number: number) => String(number).padStart(2, '0');

/** Returns the parts of a time as a Malaysian clock shows them. */
export function malaysianClock(at: number): Clock {
  const there = new Date(at + EIGHT_HOURS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
    second: there.getUTCSeconds(),
  };
}

export function moneyText(style: MoneyStyle, sen: number, currency = 'RM'): string {
  const plain = (sen / 100).toFixed(2);
  const figure = style.commas === false ? plain : plain.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  if (currency !== 'RM') return style.after ? `${figure} ${currency}` : `${currency} ${figure}`;
  return `${style.before ?? ''}${figure}${style.after ?? ''}`;
}

export const MONEY = {
  spaced: { before: 'RM ' },
  tight: { before: 'RM' },
  code: { before: 'MYR ' },
  tightCode: { before: 'MYR' },
  plainTight: { before: 'RM', commas: false },
  trailing: { after: ' MYR' },
} satisfies Record<string, MoneyStyle>;

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SHORT_MS = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'];
const LONG_MS = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(
  ' ',
);
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKDAYS_MS = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];
const of = (list: string[], index: number) => list[index] ?? '';

export const DATES = {
  slashes: ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  shortSlashes: ({ day, month, year }) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  dashes: ({ day, month, year }) => `${two(day)}-${two(month)}-${year}`,
  dots: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  iso: ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
  short: ({ day, month, year }) => `${two(day)} ${of(SHORT, month - 1)} ${year}`,
  shortDashes: ({ day, month, year }) => `${two(day)}-${of(SHORT, month - 1)}-${year}`,
  long: ({ day, month, year }) => `${day} ${of(LONG, month - 1)} ${year}`,
  american: ({ day, month, year }) => `${of(SHORT, month - 1)} ${day}, ${year}`,
  weekday: ({ day, month, year, weekday }) =>
    `${of(WEEKDAYS, weekday)}, ${day} ${of(SHORT, month - 1)} ${year}`,
  capitals: ({ day, month, year }) => `${two(day)} ${of(SHORT, month - 1).toUpperCase()} ${year}`,
  shortMalay: ({ day, month, year }) => `${day} ${of(SHORT_MS, month - 1)} ${year}`,
  longMalay: ({ day, month, year }) => `${day} ${of(LONG_MS, month - 1)} ${year}`,
  weekdayMalay: ({ day, month, year, weekday }) =>
    `${of(WEEKDAYS_MS, weekday)}, ${day} ${of(SHORT_MS, month - 1)} ${year}`,
} satisfies Record<string, DateStyle>;

const twelve = (hour: number) => hour % 12 || 12;

export const TIMES = {
  seconds: ({ hour, minute, second }) => `${two(hour)}:${two(minute)}:${two(second)}`,
  minutes: ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
  english: ({ hour, minute }) => `${two(twelve(hour))}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  lower: ({ hour, minute }) => `${twelve(hour)}:${two(minute)}${hour < 12 ? 'am' : 'pm'}`,
  secondsEnglish: ({ hour, minute, second }) =>
    `${twelve(hour)}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  malay: ({ hour, minute }) => `${twelve(hour)}:${two(minute)} ${hour < 12 ? 'PG' : 'PTG'}`,
} satisfies Record<string, (clock: Clock) => string>;

export const nameText = (style: NameStyle, name: string) => (style === 'upper' ? name.toUpperCase() : name);

type Below = (count: number, what: string) => number;
const digits = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const LETTERS = 'ABCDEFGHJKLMNPRTUVWXY';
const letters = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => LETTERS[below(LETTERS.length, `${what} ${index}`)]).join('');
const compact = ({ year, month, day }: Clock) => `${year}${two(month)}${two(day)}`;

/** The forms of references of this set's banks and wallets. */
export const REFERENCES = {
  digits: (below) => digits(below, 10, 'digits'),
  longDigits: (below) => `4${digits(below, 15, 'long')}`,
  endsInLetter: (below) => `${digits(below, 9, 'ends')}M`,
  lettersFirst: (below) => `${letters(below, 2, 'first')}${digits(below, 10, 'first')}`,
  mixed: (below) =>
    `${letters(below, 2, 'm')}${digits(below, 4, 'm')}${letters(below, 1, 'n')}${digits(below, 6, 'n')}`,
  dashed: (below) => `${digits(below, 4, 'a')}-${digits(below, 4, 'b')}-${digits(below, 4, 'c')}`,
  dated: (below, clock) => `${compact(clock)}${digits(below, 10, 'dated')}`,
  datedLetters: (below, clock) =>
    `${compact(clock)}${letters(below, 4, 'dated')}${digits(below, 4, 'x')}${letters(below, 2, 'y')}${digits(below, 8, 'z')}`,
} satisfies Record<string, ReferenceStyle>;

/** An account number, complete or partly hidden. */
export function accountText(style: number, seed: string): string {
  const number = digits((count, what) => randomBelow(count, seed, what), 12, 'account');
  const styles = [
    number,
    `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
    `**** **** ${number.slice(8)}`,
    `${number.slice(0, 3)}XXXXX${number.slice(8)}`,
    `•••• ${number.slice(8)}`,
  ];
  return styles[style % styles.length] ?? number;
}
