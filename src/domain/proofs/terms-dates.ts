import type { Terms } from '#domain/proofs/terms.ts';

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

/** The day on which something was printed or sent says nothing about the payment. */
export const PRINTED: Terms = {
  english: [
    'printed',
    'generated',
    'print date',
    'exported',
    'date of export',
    'as at',
    'statement',
    'issued',
    'sending',
    'downloaded',
  ],
  malay: ['dicetak', 'dijana', 'tarikh cetak', 'setakat', 'dimuat turun'],
};

export const WHEN: Terms = {
  english: ['date', 'time', 'when', 'paid on', 'value date', 'posted'],
  malay: ['tarikh', 'masa'],
};
