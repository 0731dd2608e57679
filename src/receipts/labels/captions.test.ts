import { expect, test } from 'vitest';
import { uncaptioned } from '#receipts/labels/captions.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { big, expected, pageOf, readingOf, recipe, type Line } from '#test/builders/proof-pages.ts';

const textsOf = (...lines: Line[]) => uncaptioned(rowsOf([pageOf(lines)])).map(({ text }) => text);
const { amount, to, date, reference } = recipe;
const CAPTIONED: Line[] = [
  big('Transfer successful'),
  '',
  big(amount),
  'Amount sent',
  '',
  to,
  'Recipient',
  '',
  date,
  'Date and time',
  '',
  reference,
  'Reference',
];

test('labels under their values are brought above them', () => {
  expect(textsOf(...CAPTIONED).slice(1, 5)).toEqual(['Amount sent', amount, 'Recipient', to]);
  expect(decide(readingOf(...CAPTIONED), expected).outcome).toBe('verified');
  const other = CAPTIONED.map((line) => (line === to ? 'GOH SIEW HONG' : line));
  expect(decide(readingOf(...other), expected).outcome).not.toBe('verified');
});

test('labels over their values, or too few of them, stay where they are', () => {
  const over: Line[] = ['Amount', amount, '', 'Recipient', to, '', 'Date', date, '', 'Reference', reference];
  expect(textsOf(...over)).toEqual(over.filter((line) => line !== ''));
  const few: Line[] = [amount, 'Amount', '', to, 'Recipient'];
  expect(textsOf(...few)).toEqual(few.filter((line) => line !== ''));
});

test('labels under values that stand side by side are brought above them, too', () => {
  const pairs: Line[] = [
    'Pindahan dana telah dilaksanakan',
    '',
    ['LIM WEI JIE', '9187 0000'],
    ['Nama pengirim', 'Akaun pengirim'],
    '',
    ['NUR AISYAH', 'Bank Nusa'],
    ['Nama penerima', 'Bank penerima'],
    '',
    [amount, 'RM 0.00'],
    ['Amaun', 'Caj'],
    '',
    ['17/11/2026', '9:47'],
    ['Tarikh', 'Masa'],
  ];
  expect(textsOf(...pairs).slice(3, 5)).toEqual(['Nama penerima  Bank penerima', 'NUR AISYAH  Bank Nusa']);
});

test('the pictures beside values and their labels are no lines between them', () => {
  const read = textsOf(...CAPTIONED.flatMap((line) => (line === 'Recipient' ? ['®', line, 'nn'] : [line])));
  expect(read.slice(1, 5)).toEqual(['Amount sent', amount, 'Recipient', to]);
});

test('a value that is a label’s word, too, keeps no label above it from its own value', () => {
  const lines = CAPTIONED.flatMap((line) =>
    line === 'Reference' ? [line, '', 'Transfers', 'Spending category'] : [line],
  );
  const read = textsOf(...lines);
  expect(read[read.indexOf('Reference') + 1]).toBe(reference);
  expect(read).toContain('Reference');
});
