import { listed, terms } from '#receipts/terms.ts';

/** Names with their numbers: those of the first group are 1. */
const numbered = (groups: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    listed(groups).flatMap((names, place) => names.split(' ').map((name) => [name, place + 1])),
  );

/** The months by the names and abbreviations that receipts use. */
export const MONTHS = numbered(
  `jan januari january, feb februari february, mac mar march, apr april, mei may, jun june, jul julai july, ogo ogos aug august,
   sep sept september, okt oktober oct october, nov november, dis disember dec december`,
);

/** Days of the week by what their names begin with, 1 for Monday. */
export const WEEKDAYS = numbered(
  'mon isnin, tue selasa, wed rabu, thu khamis, fri jumaat, sat sabtu, sun ahad',
);

/** Units of time in days, about. */
export const UNITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['week', 'minggu'].map((unit) => [unit, 7] as const),
  ...['month', 'bulan'].map((unit) => [unit, 30] as const),
  ...['year', 'tahun'].map((unit) => [unit, 365] as const),
]);

/** Before a time they tell that something ends there, or was printed: 'Offer closes 11:59 pm'. */
export const ENDING = terms(
  'close, closes, until, till, expire, expires, by, printed, end, ends',
  'hingga, sehingga, tamat, dicetak',
);

export const AGO = terms('ago', 'lalu, lepas, yang lalu, sudah');
