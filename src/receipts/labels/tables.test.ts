import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { untabled } from '#receipts/labels/tables.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { expected, pageOf, readingOf, recipe, type Line } from '#test/builders/proof-pages.ts';

const textsOf = (...lines: Line[]) =>
  untabled(rowsOf([pageOf(lines)])).map(({ cells }) => cells.map(({ text }) => text));
const HEAD = ['Date', 'Beneficiary Name', 'Amount', 'Status'];
const LINE = ['17-Nov-2026', 'AISYAH', 'MYR 66.45', 'Accepted'];

test('each value of a table moves beside its title', () => {
  expect(textsOf('Payment Advice', HEAD, LINE, ['Charges', 'Sender'])).toEqual([
    ['Payment Advice'],
    ['Date', '17-Nov-2026'],
    ['Beneficiary Name', 'AISYAH'],
    ['Amount', 'MYR 66.45'],
    ['Status', 'Accepted'],
    ['Charges', 'Sender'],
  ]);
});

test('a title without a value stays alone', () => {
  expect(textsOf(HEAD, ['17-Nov-2026', 'AISYAH', 'MYR 66.45'])).toContainEqual(['Status']);
});

test('several lines, too few titles, titles that are not labels, or no line near below: nothing changes', () => {
  const unchanged: Line[][] = [
    [HEAD, LINE, ['18-Nov-2026', 'AISYAH', 'MYR 50.00', 'Accepted']],
    [
      ['Reference', 'Amount'],
      ['QR7720', 'MYR 66.45'],
    ],
    [['Home', 'Accounts', 'Help'], LINE],
    [HEAD, '', '', '', LINE],
  ];
  for (const lines of unchanged)
    expect(textsOf(...lines)).toEqual(
      rowsOf([pageOf(lines)]).map(({ cells }) => cells.map(({ text }) => text)),
    );
});

test('a payment in a table is verified, and one of several is not', () => {
  const { to, reference } = recipe;
  const line = ['17-Nov-2026', to, 'MYR 66.45', 'Accepted'];
  const around: Line[] = ['Payment Advice', ['Transaction Reference', reference], ''];
  expect(decide(readingOf(...around, HEAD, line), expected).outcome).toBe('verified');
  const other = ['18-Nov-2026', 'SOMEBODY ELSE', 'MYR 12.00', 'Rejected'];
  expect(decide(readingOf(...around, HEAD, line, other), expected).outcome).not.toBe('verified');
});

test("the payer's remark has its column too", () => {
  const rows = textsOf(
    ['Date', 'Your reference', 'Transaction ID'],
    ['17 July 2026', 'dinner 14/2', 'CG1388563140'],
  );
  expect(rows).toContainEqual(['Transaction ID', 'CG1388563140']);
});
