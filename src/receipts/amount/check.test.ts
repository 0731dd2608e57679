import { expect, test } from 'vitest';
import { checkAmount, isWithin, rereadAmount, type Reread } from '#receipts/amount/check.ts';
import { amountsOf } from '#receipts/amount/amounts.ts';
import { rowsOf } from '#receipts/rows/rows.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const check = (
  lines: Line[],
  { due = 5800, confidence = 92, reread = undefined as Reread | undefined } = {},
) => checkAmount(amountsOf(rowsOf([pageOf(lines, confidence)])), due, confidence, reread);
const codes = (...of: Parameters<typeof check>) => check(...of).reasons.map(({ code }) => code);
const amount = (text: string): Line => ['Amount', text];

test.each([
  [5800, 5800, true],
  [5900, 5800, true],
  [5901, 5800, false],
  [5795, 5800, true],
  [5794, 5800, false],
  // Never more than half of what is due above it, nor a hundredth below.
  [150, 100, true],
  [151, 100, false],
  [99, 100, true],
  [98, 100, false],
  [2, 1, false],
  [0, 1, false],
])('%i sen for %i due: %s', (paid, due, fits) => {
  expect(isWithin(paid, due)).toBe(fits);
});

test('exact counts more than rounded', () => {
  expect(check([amount('RM 58.00')])).toMatchObject({ reasons: [], points: 35, quotable: true });
  expect(check([amount('RM 58.50')])).toMatchObject({ reasons: [], points: 30 });
  expect(check([amount('RM 57.95')])).toMatchObject({ reasons: [], points: 30 });
});

test.each<[string, Line[], string[]]>([
  ['less', [amount('RM 53.00')], ['amount-low']],
  ['more', [amount('RM 62.50')], ['amount-high']],
  ['ten times', [amount('RM 580.00')], ['amount-high']],
  ['nothing', [['Reference', 'ABC']], ['amount-missing']],
  ['another currency', [amount('SGD 58.00')], ['other-currency']],
  ['the sign with a smudge', [amount('RMb58.00')], ['amount-unlabelled']],
  ['another currency too', [amount('RM 58.00'), amount('SGD 17.90')], ['other-currency-too']],
  [
    'bought with another currency',
    [
      ['Recipient gets', 'MYR 58.00'],
      ['You paid', 'SGD 17.90'],
    ],
    [],
  ],
  [
    'another currency of the same figure',
    [
      ['Recipient gets', 'MYR 58.00'],
      ['You paid', 'SGD 58.00'],
    ],
    ['other-currency-too'],
  ],
  [
    'a fee, notes and change',
    [
      ['Nilai', 'RM 58.00'],
      ['Upah', 'RM 2.00'],
      ['Tunai diterima', 'RM 100.00'],
      ['Baki pulang', 'RM 40.00'],
    ],
    [],
  ],
  [
    'notes that are not explained by the change',
    [
      ['Nilai', 'RM 58.00'],
      ['Tunai diterima', 'RM 100.00'],
      ['Baki pulang', 'RM 40.00'],
    ],
    ['amount-conflict'],
  ],
  ['two amounts', [amount('RM 58.00'), amount('RM 85.00')], ['amount-conflict']],
  ['a smaller total', [amount('RM 58.00'), ['Total', 'RM 50.00']], ['amount-conflict']],
  ['a far larger total', [amount('RM 58.00'), ['Total', 'RM 60.01']], ['amount-conflict']],
  ['a total with a fee', [amount('RM 58.00'), ['Fee', 'RM 2.00'], ['Total', 'RM 60.00']], []],
  [
    'a total with fees of any size',
    [amount('RM 58.00'), ['Fee', 'RM 5.00'], ['SST', 'RM 0.40'], ['Total', 'RM 63.40']],
    [],
  ],
  [
    'a total with other fees',
    [amount('RM 58.00'), ['Fee', 'RM 5.00'], ['Total', 'RM 63.40']],
    ['amount-conflict'],
  ],
  [
    'another currency, and perhaps ringgit',
    [
      ['Sent', 'SGD 17.90'],
      ['Terminal', 'RM 58.00'],
    ],
    ['amount-unlabelled', 'other-currency-too'],
  ],
  ['twice the same', [amount('RM 58.00'), ['Total Debit', 'RM 58.00']], []],
  ['two that both fit', [amount('RM 58.00'), amount('RM 58.50')], []],
  ['only the balance', [['Balance', 'RM 58.00'], amount('RM 20.00')], ['amount-low']],
  ['only a remark', [['Note', 'RM 58.00'], amount('RM 20.00')], ['amount-low']],
  ['without a label', [['Terminal', 'RM 58.00']], ['amount-unlabelled']],
  ['oddly written', [amount('RM58')], ['amount-unlabelled']],
  ['oddly written and not it', [amount('RM125.0')], ['amount-missing']],
])('%s: %j', (_, lines, reasons) => {
  expect(codes(lines)).toEqual(reasons);
});

test('a figure that is hard to read waits for a second look', () => {
  const lines = [amount('RM 58.00')];
  expect(codes(lines, { confidence: 59 })).toEqual(['amount-unsure']);
  expect(check(lines, { confidence: 59 }).points).toBe(20);
  expect(check(lines, { confidence: 59, reread: 'agrees' })).toMatchObject({ reasons: [], points: 35 });
  expect(codes(lines, { reread: 'differs' })).toEqual(['amount-unsure']);
  expect(codes([amount('RM 5.00')], { confidence: 59 })).toEqual(['amount-unsure']);
  expect(codes([amount('RM 5.00')], { confidence: 59, reread: 'agrees' })).toEqual(['amount-low']);
  expect(codes([amount('RM 5.00')], { reread: 'differs' })).toEqual(['amount-unsure']);
});

test('no figure is quoted that may be misread', () => {
  const shown = (confidence: number, reread?: Reread) => {
    const finding = check([amount('RM 53.00')], { confidence, reread });
    return [finding.quotable, finding.reasons[0]];
  };
  expect(shown(72)).toEqual([true, { code: 'amount-low', shown: 5300 }]);
  expect(shown(71)).toEqual([false, { code: 'amount-low', shown: undefined }]);
  expect(check([amount('SGD 58.00')], { confidence: 71 }).reasons).toEqual([
    { code: 'other-currency', shown: undefined },
  ]);
  expect(check([amount('RM 58.00'), amount('RM 9.00')], { confidence: 71 }).reasons).toEqual([
    { code: 'amount-conflict', shown: [] },
  ]);
  expect(codes(['Reference'], { confidence: 71 })).toEqual(['unreadable']);
});

test('a second look agrees where any figure is the same', () => {
  expect(rereadAmount(pageOf(['RM 58.00']), 5800)).toBe('agrees');
  expect(rereadAmount(pageOf(['RM 5.80 58.00']), 5800)).toBe('agrees');
  expect(rereadAmount(pageOf(['RM 53.00']), 5800)).toBe('differs');
  expect(rereadAmount(pageOf(['illegible']), 5800)).toBeUndefined();
});

test('another sum in whole ringgit beside a label is another sum, though it is never taken for the amount', () => {
  expect(
    codes([
      ['You sent', 'RM20'],
      ['Total this month', 'RM 58.00'],
    ]),
  ).toContain('amount-conflict');
  expect(codes([amount('RM 58.00'), ['You sent', 'RM58']])).toEqual([]);
  expect(codes([amount('RM 58.00'), ['You sent', 'RM5800']])).toEqual([]);
});

test('nothing paid, and a sum before a discount, are for a person to judge', () => {
  expect(
    codes([
      ['Jumlah', 'RM 58.00'],
      ['Jumlah bayaran', 'RM 0.00'],
    ]),
  ).toEqual(['amount-conflict']);
  expect(codes([amount('RM 58.00'), ['Voucher', '- RM 5.50'], ['Nett', 'RM 52.50']])).toEqual([
    'amount-conflict',
  ]);
  expect(codes([amount('RM 58.00'), ['Voucher', 'RM 5.50'], ['Fee', 'RM 0.00']])).toEqual([]);
});

test('so much a month was not paid', () => {
  expect(codes([amount('RM 58.00/month')])).toEqual(['amount-missing']);
  expect(codes([['Jumlah seorang', 'RM 58.00']])).toEqual(['amount-missing']);
});
