import { listed, terms } from '#receipts/terms.ts';

/** Returns names with their numbers: those of the first group are 1. */
const numbered = (groups: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    listed(groups).flatMap((names, place) => names.split(' ').map((name) => [name, place + 1])),
  );

/** The names and abbreviations of months on receipts. */
export const MONTHS = numbered(
  `jan januari january, feb februari february, mac mar march, apr april, mei may, jun june, jul julai july, ogo ogos aug august,
   sep sept september, okt oktober oct october, nov november, dis disember dec december`,
);

/** The beginnings of names of weekdays; Monday is 1. */
export const WEEKDAYS = numbered(
  'mon isnin, tue selasa, wed rabu, thu khamis, fri jumaat, sat sabtu, sun ahad',
);

/** Approximate lengths of units of time, in days. */
export const UNITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['week', 'minggu'].map((unit) => [unit, 7] as const),
  ...['month', 'bulan'].map((unit) => [unit, 30] as const),
  ...['year', 'tahun'].map((unit) => [unit, 365] as const),
]);

/** Before a time, these words say that something ends then, or was printed: 'Offer closes 11:59 pm'. */
export const ENDING = terms(
  'close, closes, until, till, expire, expires, by, printed, end, ends',
  'hingga, sehingga, tamat, dicetak',
);

export const AGO = terms('ago', 'lalu, lepas, yang lalu, sudah');
