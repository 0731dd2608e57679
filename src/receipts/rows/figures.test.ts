import { expect, test } from 'vitest';
import { figuresOf, namesForeign } from '#receipts/rows/figures.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { pageOf } from '#test/builders/proof-pages.ts';

const read = (text: string) => rowsOf([pageOf([text])]).flatMap(figuresOf);
const shown = (text: string) =>
  read(text).map(({ sen, currency, odd }) => [sen, currency ?? 'none', odd ? 'odd' : 'well'].join(' '));

test.each([
  ['RM 66.45', '6645 ringgit well'],
  ['RM66.45', '6645 ringgit well'],
  ['rm66.45', '6645 ringgit well'],
  ['MYR 66.45', '6645 ringgit well'],
  ['66.45 MYR', '6645 ringgit well'],
  ['66.45MYR', '6645 ringgit well'],
  ['66.45', '6645 none well'],
  ['-RM 66.45', '6645 ringgit well'],
  ['- RM 66.45', '6645 ringgit well'],
  ['RM -66.45', '6645 ringgit well'],
  ['RM: 66.45', '6645 ringgit well'],
  ['(RM 66.45)', '6645 ringgit well'],
  ['RM 1,234.56', '123456 ringgit well'],
  ['RM 1,234,567.89', '123456789 ringgit well'],
  ['RM 1, 234 . 56', '123456 ringgit well'],
  ['RM 1234567.00', '123456700 ringgit well'],
  ['RM 0.05', '5 ringgit well'],
  // How OCR misreads 'RM'.
  ['RIM 66.45', '6645 ringgit well'],
  ['R M 66.45', '6645 ringgit well'],
  ['RN66.45', '6645 ringgit well'],
  ['FM 66.45', '6645 ringgit well'],
  // Banks do not write sums like this.
  ['RM45', '4500 ringgit odd'],
  // RM4.54 or RM44.54.
  ['RMA4.54', '454 ringgit odd'],
  ['RMb525.93', '52593 ringgit odd'],
  ['RMB525.93', '52593 foreign well'],
  ['RM125.0', '12500 ringgit odd'],
  ['45,50', '4550 none odd'],
  ['RM 1,234', '123400 ringgit odd'],
  ['RM 1 234.56', '123456 ringgit odd'],
  // Other currencies.
  ['SGD 45.50', '4550 foreign well'],
  ['S$45.50', '4550 foreign well'],
  ['US$45.50', '4550 foreign well'],
  ['$45.50', '4550 foreign well'],
  ['Rp 45.50', '4550 foreign well'],
  ['€45.50', '4550 foreign well'],
  ['45.50 USD', '4550 foreign well'],
])('%j is money', (text, figure) => {
  expect(shown(text)).toEqual([figure]);
});

test.each([
  'RM',
  '45',
  '1300 888 000',
  '17/11/2026',
  '17.11.2026',
  '2026-11-17',
  '10:24',
  '10:24.50',
  '10.24 AM',
  '10.24 ptg',
  '6.00%',
  '6.00 %',
  '12.50 km',
  '12.50 kWh',
  'FM 88',
  'A12.50',
  '12.50B',
  '12.505',
  '1.2.50',
  '12345678.00',
])('%j is not money', (text) => {
  expect(shown(text)).toEqual([]);
});

test.each([
  ['396.20 S$', '39620 foreign well'],
  ['396.20 THB', '39620 foreign well'],
  ['396.20€', '39620 foreign well'],
  ['396.20 $', '39620 foreign well'],
  ['HK$ 396.20', '39620 foreign well'],
])('another currency before or after the figure: %s', (text, figure) => {
  expect(shown(text)).toEqual([figure]);
});

test.each([
  ['S$', true],
  ['(SGD)', true],
  ['Currency: THB', true],
  ['€', true],
  ['€ 9.49', true],
  ['€ RM 9.49', false],
  ['$', false],
  ['RM', false],
  ['Sgd Bhd', false],
])('%j names another currency: %s', (text, isNamed) => {
  expect(rowsOf([pageOf([text])]).some(namesForeign)).toBe(isNamed);
});

test('a part of a longer number is not read as the whole', () => {
  for (const text of ['RM 1,100.00', 'RM1,100.00', 'RM 1100.00', 'RM 1, 100.00'])
    expect(
      read(text).map(({ sen }) => sen),
      text,
    ).toEqual([110_000]);
  for (const text of ['RM1 100.00', '1 580.00', "RM 1'580.00", 'RM 1 . 580.00', '1. 580.00', '1 ,580.00'])
    expect(
      read(text).filter(({ odd }) => !odd),
      text,
    ).toEqual([]);
});

test('each of several figures has its own sign and the text before it', () => {
  const [fee, amount] = read('Fee RM 0.50 Amount RM 66.45');
  expect([fee?.sen, fee?.before]).toEqual([50, 'Fee ']);
  expect([amount?.sen, amount?.before, amount?.text]).toEqual([6645, 'Fee RM 0.50 Amount ', 'RM 66.45']);
  expect(shown('58.00 RM 60.00')).toEqual(['5800 none well', '6000 ringgit well']);
});

test('patterns do not match across cells', () => {
  const [first, second] = rowsOf([pageOf([['RM', '66.45']])]).flatMap(figuresOf);
  expect([first?.currency, second]).toEqual([undefined, undefined]);
});

test('a figure is as sure as its least sure digit, and knows its place', () => {
  const page = pageOf(['Amount RM 66 .45']);
  const confidences = [90, 20, 70, 55];
  const words = page.words.map((word, index) => ({ ...word, confidence: confidences[index] ?? 0 }));
  const [figure] = rowsOf([pageOf([]), { ...page, words }]).flatMap(figuresOf);
  const [, sign, , last] = words;
  if (!sign || !last) throw new Error('four words');
  expect(figure).toMatchObject({ sen: 6645, confidence: 55, place: { page: 1 } });
  expect(figure?.place.box.x).toBe(sign.box.x);
  expect(figure?.place.box.width).toBe(last.box.x + last.box.width - sign.box.x);
});

test('an hour with a point is not a sum', () => {
  for (const text of ['11.00 malam', '9.30 pagi', '3.15 petang', '11.00 p.m.', '12.30 tengah hari'])
    expect(figuresOf(rowsOf([pageOf([text])])[0]!), text).toEqual([]);
});

test('the stars of an account that were read as a sign do not make a foreign sum', () => {
  const [row] = rowsOf([pageOf([['From Account', '£5123 Savings']])]);
  expect(row && [figuresOf(row), namesForeign(row)]).toEqual([[], false]);
  const [foreign] = rowsOf([pageOf([['Amount', '£51.23']])]);
  expect(foreign && figuresOf(foreign).map(({ currency }) => currency)).toEqual(['foreign']);
});

test('the new year is not a yuan, and stars before a sum do not let anyone add digits', () => {
  expect(rowsOf([pageOf(['CNY leftover bill'])]).some(namesForeign)).toBe(false);
  expect(shown('CNY 396.20')).toEqual(['39620 foreign well']);
  expect(shown('MYR ****1,100.00')).toEqual(['110000 ringgit well']);
});
