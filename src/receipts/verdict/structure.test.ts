import { expect, test } from 'vitest';
import { amountsOf } from '#receipts/amount/amounts.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { isBuiltAsReceipt, type Found } from '#receipts/verdict/structure.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { big, expected, pageOf, readingOf, type Line } from '#test/builders/proof-pages.ts';

const codesOf = (...lines: Line[]) => decide(readingOf(...lines), expected).reasons.map(({ code }) => code);

const [SUM, WELL, NAME, BANK] = [
  big('RM 66.45'),
  'Transferred successfully',
  'NUR AISYAH BINTI ABDUL RAHMAN',
  'Cahaya Bank 4410 8832 1907',
];
const [WHEN, NUMBER] = ['17 Nov 2026, 10:24 AM', 'SC26K12190044'];

test('a receipt without labels is one', () => {
  expect(codesOf(SUM, WELL, '', NAME, BANK, '', WHEN, '', NUMBER)).toEqual([]);
});

test.each<[string, Line[]]>([
  ['a number', [SUM, WELL, '', NAME, BANK, '', WHEN]],
  ['the minute', [SUM, WELL, '', NAME, BANK, '', '17 Nov 2026', '', NUMBER]],
  ['the name alone', [SUM, WELL, '', `for ${NAME} and her friends`, BANK, '', WHEN, '', NUMBER]],
  ['the sum alone', [`you owe RM 66.45 for dinner`, WELL, '', NAME, BANK, '', WHEN, '', NUMBER]],
  ['success', [SUM, 'Dinner on Sunday', '', NAME, BANK, '', WHEN, '', NUMBER]],
])('without %s it is not one', (_, lines) => {
  expect(codesOf(...lines)).toContain('structure');
});

test('a sender and a reference after their labels are enough', () => {
  expect(codesOf(SUM, WELL, '', NAME, ['Paid from', '5020'], ['Reference', 'QR7720K119284'], WHEN)).toEqual(
    [],
  );
});

const nothing: Found = {
  rows: [],
  amounts: [],
  status: { kind: 'missing', text: '', isLabelled: false, rules: [] },
  parties: { to: [], from: [], alone: [] },
  dates: [],
  references: [],
};
const status = (kind: Found['status']['kind'], isLabelled = false): Partial<Found> => ({
  status: { ...nothing.status, kind, isLabelled },
});
const date = (
  label?: 'when' | 'effect' | 'printed',
  minute?: number,
  isTimeApart = false,
): Partial<Found> => ({
  dates: [
    {
      day: '2026-11-17',
      minute,
      isTimeApart,
      monthFirst: undefined,
      form: 'whole',
      text: '17 Nov 2026',
      label,
    },
  ],
});
const to: Partial<Found> = {
  parties: { ...nothing.parties, to: [{ text: NAME, isName: true, isLine: false }] },
};
const from: Partial<Found> = { parties: { ...nothing.parties, from: ['ONG KAI XIANG'] } };
const number: Partial<Found> = { references: [NUMBER] };
const sum: Partial<Found> = { amounts: amountsOf(rowsOf([pageOf([SUM])])) };
const sums: Partial<Found> = { amounts: amountsOf(rowsOf([pageOf([SUM, ['Balance', 'RM 5.00']])])) };
const field: Partial<Found> = { rows: rowsOf([pageOf([NUMBER])]) };
const rowOf = (line: Line): Partial<Found> => ({ rows: rowsOf([pageOf([line])]) });
const success = status('success');

test.each<[string, Partial<Found>[], boolean]>([
  ['a recipient, success and the sum', [to, success, sum], true],
  ['a recipient, what a label says, and the sum', [to, status('failed', true), sum], true],
  ['a recipient, failure without a label, and the sum', [to, status('failed'), sum], false],
  ['a recipient and the sum', [to, sum], false],
  ['a recipient, success, the sum and a balance', [to, success, sums], true],
  ['a day of payment, success and the sum', [date('when'), success, sum], true],
  ['a day on which money moves, success and the sum', [date('effect'), success, sum], true],
  ['a day of printing, success and the sum', [date('printed'), success, sum], false],
  ['a day of payment, a number and success', [date('when'), number, success], true],
  ['a recipient, a day of payment and the sum', [to, date('when'), sum], true],
  ['a number, success and the sum', [number, success, sum], false],
  ['the same, and a sender', [number, success, sum, from], true],
  ['the same, and the minute', [number, success, sum, date(undefined, 624)], true],
  ['the same, and a minute apart from the day', [number, success, sum, date(undefined, 624, true)], false],
  ['the same, and the number alone in its cell', [number, success, sum, field], true],
  ['the same, and the number beside something', [number, success, sum, rowOf(['Ref', NUMBER])], true],
  ['the same, and the number with hyphens', [number, success, sum, rowOf('SC26-K121-90044')], true],
  ['the same, and another text', [number, success, sum, rowOf('Thank you')], false],
  ['the same, and a figure', [number, success, sum, rowOf('12')], false],
  ['two numbers, one of them alone', [{ references: [NUMBER, 'X1'] }, success, sum, field], true],
  ['a number, the sum and a sender', [number, sum, from], false],
  ['success, the sum, a sender and the minute', [success, sum, from, date(undefined, 624)], false],
])('built as a receipt: %s', (_, parts, is) => {
  expect(isBuiltAsReceipt(Object.assign({}, nothing, ...parts) as Found)).toBe(is);
});

const sumIn = (...lines: Line[]): Partial<Found> => ({ amounts: amountsOf(rowsOf([pageOf(lines)])) });
const alone: Partial<Found> = { parties: { ...nothing.parties, alone: [NAME] } };
const minute = date(undefined, 624);

test.each<[string, Partial<Found>[], boolean]>([
  ['all of it', [success, sum, alone, minute, field], true],
  ['another sum beside words', [success, sumIn(SUM, '', 'you owe RM 5.00'), alone, minute, field], true],
  ['words before its sum', [success, sumIn('Amount: RM 66.45'), alone, minute, field], false],
  ['words behind its sum', [success, sumIn(big('RM 66.45 paid')), alone, minute, field], false],
  ['the number beside something', [success, sum, alone, minute, rowOf(['Ref', NUMBER])], true],
  ['no number', [success, sum, alone, minute], false],
  ['no name', [success, sum, minute, field], false],
  ['no minute', [success, sum, alone, date(), field], false],
  ['no success', [status('pending', true), sum, alone, minute, field], false],
])('a receipt without labels, and with %s', (_, parts, is) => {
  expect(isBuiltAsReceipt(Object.assign({}, nothing, ...parts) as Found)).toBe(is);
});
