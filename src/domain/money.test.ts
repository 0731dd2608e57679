import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AMOUNT_MAX,
  amountFault,
  possibleAmount,
  formatAmount,
  isAnythingOpen,
  parseAmount,
  roundingGain,
  shareOf,
} from '#domain/money.ts';

const amounts = fc.integer({ min: 1, max: AMOUNT_MAX });
const debtors = fc.integer({ min: 1, max: 29 });

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12.', 1200],
  ['.05', 5],
  ['0.01', 1],
  ['1,234', 123_400],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234.50', 123_450],
  ['RM 1,234.50', 123_450],
  ['rm12', 1200],
  [' 007 ', 700],
  ['10,000,000', AMOUNT_MAX],
  ['10000000.00', AMOUNT_MAX],
  ['010000000', AMOUNT_MAX],
  ['RM  5', 500],
  [' RM 5 ', 500],
  ['12.345,50', 1_234_550],
  ['1.234.567,50', 123_456_750],
  ['1 250', 125_000],
  ['1 250.00', 125_000],
  ['1 250,5', 125_050],
  ['1 234 567', 123_456_700],
  ['12 500', 1_250_000],
  ['1\u202F250,00', 125_000],
  ['MYR 12.50', 1250],
  ['myr12,50', 1250],
  ['12.50 RM', 1250],
  ['12.50MYR', 1250],
  ['RM12.50', 1250],
  ['12 RM', 1200],
  ['１２．５０', 1250],
  ['ＲＭ１，２５０．００', 125_000],
  ['12。50', 1250],
  ['\u202ARM\u00A012.50\u202C', 1250],
  ['12.50\n', 1250],
])('%j is an amount', (typed, sen) => {
  expect(parseAmount(typed)).toBe(sen);
});

test.each([
  '',
  ' ',
  'RM',
  '.',
  '0',
  '0.00',
  '-5',
  '+5',
  '12.345',
  '1.234',
  '0,005',
  '0.005,00',
  '1,23,4',
  '12,34,567',
  '1,234,50',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '12 50',
  '1 25 0',
  '1 2500',
  '1 250 00',
  '1, 250',
  '12 .50',
  '0 250',
  '1 250.000',
  '1,250 000',
  '1.250 000,00',
  'RM 12 RM',
  'RMRM 12',
  '12 USD',
  '12⁵⁰',
  '12½',
  '①②',
  '12\n50',
  '12–50',
  '١٢',
  '10,000,000.01',
  '99999999999999999999',
  '0000000012',
  'x1.234,50',
  '1,234.50x',
  '1.234,50x',
  '1.234,505',
  '12 RM 5',
])('%j is none', (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});

test.each([
  ['', undefined],
  [' ', undefined],
  ['RM ', undefined],
  ['12.50', undefined],
  ['-5', 'negative'],
  ['\u2212 5', 'negative'],
  ['RM \u20135.20', 'negative'],
  ['-12x', 'negative'],
  ['-', 'words'],
  ['-x', 'words'],
  ['5-', 'words'],
  ['x-5', 'words'],
  ['twelve', 'words'],
  ['12 USD', 'words'],
  ['12⁵⁰', 'words'],
  ['12.50 RM', undefined],
  ['- 5 MYR', 'negative'],
  ['12x', 'words'],
  ['x12', 'words'],
  ['x0', 'words'],
  ['0x', 'words'],
  ['0 RM', 'zero'],
  ['1.2.3', 'words'],
  ['.', 'words'],
  ['12,34,567.', 'words'],
  ['0', 'zero'],
  ['RM 0.00', 'zero'],
  [' RM 0 ', 'zero'],
  ['.0', 'zero'],
  ['12.345', 'decimals'],
  ['1.234', 'decimals'],
  ['0,005', 'decimals'],
  ['rm5.0000', 'decimals'],
  ['1.234.5', 'words'],
  ['10,000,000.01', 'large'],
  ['10 000 001', 'large'],
  ['99999999', 'large'],
] as const)('%j is at fault as %s', (typed, fault) => {
  expect(amountFault(typed)).toBe(fault);
});

test.each([
  ['12 50', 1250],
  ['RM 12 50', 1250],
  ['12\u00A050', 1250],
  ['１２　５０', 1250],
  ['12\n50', 1250],
  ['12 5', 1250],
  ['1 250 00', 125_000],
  ['1 25 0', 12_500],
  ['12 .50', 1250],
  ['12. 50', 1250],
  ['1, 250.00', 125_000],
  ['1 2500', 1_250_000],
  ['0 05', 5],
  ['1 250', undefined],
  ['12.50', undefined],
  ['12 50.5.5', undefined],
  ['12⁵⁰', undefined],
  ['ten 50', undefined],
  ['- 12 50', undefined],
  ['0 00', undefined],
])('of %j the page asks whether %j sen are meant', (typed, sen) => {
  expect(possibleAmount(typed)).toBe(sen);
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
  [1, 1, true],
])('owed %i and owing %i, anything is open: %s', (owed, owes, open) => {
  expect(isAnythingOpen({ owed, owes })).toBe(open);
});

test.each([
  [0, 'RM 0.00'],
  [5, 'RM 0.05'],
  [100, 'RM 1.00'],
  [6645, 'RM 66.45'],
  [123_450, 'RM 1,234.50'],
  [AMOUNT_MAX, 'RM 10,000,000.00'],
  [-123_450, '-RM 1,234.50'],
])('%i sen are written %j', (sen, text) => {
  expect(formatAmount(sen)).toBe(text);
});

test('a formatted amount is read as the same amount', () => {
  const check = (sen: number) => expect(parseAmount(formatAmount(sen))).toBe(sen);
  fc.assert(fc.property(amounts, (sen) => void check(sen)));
});

test.each([
  [100, 3, 33, -1],
  [200, 3, 67, 1],
  [14_900, 3, 4967, 1],
  [1, 2, 1, 1],
  [1, 3, 0, -1],
  [5, 2, 3, 1],
  [AMOUNT_MAX, 1, AMOUNT_MAX, 0],
])('%i sen among %i are %i each, rounded by %i', (total, count, share, gain) => {
  expect(shareOf(total, count)).toBe(share);
  expect(roundingGain(total, count)).toBe(gain);
});

test('shares are whole, never negative, the same for everyone and the nearest to a fair one', () => {
  const check = (total: number, count: number) => {
    const share = shareOf(total, count);
    expect(Number.isSafeInteger(share)).toBe(true);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(roundingGain(total, count)).toBe(share * count - total);
    // Half a sen per debtor, counted in halves so that the test does not round.
    expect(Math.abs(2 * roundingGain(total, count))).toBeLessThanOrEqual(count);
    expect(shareOf(share * count || count, count)).toBe(share || 1);
  };
  fc.assert(fc.property(amounts, debtors, check));
});
