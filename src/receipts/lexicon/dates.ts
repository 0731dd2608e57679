import { terms } from '#receipts/terms.ts';

/** The months by the names and abbreviations that receipts use. */
export const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  januari: 1,
  january: 1,
  feb: 2,
  februari: 2,
  february: 2,
  mac: 3,
  mar: 3,
  march: 3,
  apr: 4,
  april: 4,
  mei: 5,
  may: 5,
  jun: 6,
  june: 6,
  jul: 7,
  julai: 7,
  july: 7,
  ogo: 8,
  ogos: 8,
  aug: 8,
  august: 8,
  sep: 9,
  sept: 9,
  september: 9,
  okt: 10,
  oktober: 10,
  oct: 10,
  october: 10,
  nov: 11,
  november: 11,
  dis: 12,
  disember: 12,
  dec: 12,
  december: 12,
};

/** Days of the week by what their names begin with, 1 for Monday. */
export const WEEKDAYS: Readonly<Record<string, number>> = {
  mon: 1,
  isnin: 1,
  tue: 2,
  selasa: 2,
  wed: 3,
  rabu: 3,
  thu: 4,
  khamis: 4,
  fri: 5,
  jumaat: 5,
  sat: 6,
  sabtu: 6,
  sun: 7,
  ahad: 7,
};

/** Units of time in days, about. */
export const UNITS: Readonly<Record<string, number>> = {
  week: 7,
  minggu: 7,
  month: 30,
  bulan: 30,
  year: 365,
  tahun: 365,
};

/** Before a time they tell that something ends there, or was printed: 'Offer closes 11:59 pm'. */
export const ENDING = terms(
  'close, closes, until, till, expire, expires, by, printed, end, ends',
  'hingga, sehingga, tamat, dicetak',
);

export const AGO = terms('ago', 'lalu, lepas, yang lalu, sudah');
