import { expect, test } from 'vitest';
import { checkAmount, isWithin, rereadAmount, showsSum, type Reread } from '#receipts/amount/check.ts';
import { amountsOf } from '#receipts/amount/amounts.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

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
  // At most half of what is due above it, and a hundredth below.
  [150, 100, true],
  [151, 100, false],
  [99, 100, true],
  [98, 100, false],
  [2, 1, false],
  [0, 1, false],
])('%i sen for %i due: %s', (paid, due, fits) => {
  expect(isWithin(paid, due)).toBe(fits);
});

test('an exact amount counts more than a rounded one', () => {
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

test('a figure that may be misread is not shown', () => {
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
  expect(check([amount('SGD 58.00')], { confidence: 72 }).reasons).toEqual([
    { code: 'other-currency', shown: 'SGD 58.00' },
  ]);
  expect(codes(['Reference'], { confidence: 71 })).toEqual(['unreadable']);
  expect(codes(['Reference'], { confidence: 72 })).toEqual(['amount-missing']);
});

test('a second look agrees if any figure is the same', () => {
  expect(rereadAmount(pageOf(['RM 58.00']), 5800)).toBe('agrees');
  expect(rereadAmount(pageOf(['RM 5.80 58.00']), 5800)).toBe('agrees');
  expect(rereadAmount(pageOf(['RM 53.00']), 5800)).toBe('differs');
  expect(rereadAmount(pageOf(['illegible']), 5800)).toBeUndefined();
});

test('another sum in whole ringgit beside a label is another sum, though it never counts as the amount', () => {
  expect(
    codes([
      ['You sent', 'RM20'],
      ['Total this month', 'RM 58.00'],
    ]),
  ).toContain('amount-conflict');
  expect(codes([amount('RM 58.00'), ['You sent', 'RM58']])).toEqual([]);
  expect(codes([amount('RM 58.00'), ['You sent', 'RM5800']])).toEqual([]);
});

test('counted banknotes and deductions in whole ringgit are not another sum', () => {
  for (const [other, expected] of [
    ['RM20', ['amount-conflict']],
    ['RM20 x 9', []],
    ['RM20x 9', []],
    ['-RM20', []],
  ] as const)
    expect(codes([amount('RM 58.00'), ['You sent', other]]), other).toEqual(expected);
});

test.each<[string, string[]]>([
  ['৳58.00', ['amount-unsure']],
  ['৳ 58.00', ['amount-unsure']],
  ['58.00৳', ['amount-unsure']],
  ['58.00 Baht', ['amount-unsure']],
  ['58.00 CR', []],
  ['৳ altogether 58.00', []],
])('an unknown sign counts only at the sum: %s', (text, expected) => {
  expect(codes([amount(text)])).toEqual(expected);
});

test('of two headlines the one that is hard to read leaves the other sure', () => {
  expect(codes([big('RM 53.00'), big('RM5.3')])).toEqual(['amount-low']);
});

test('a person decides on a payment of nothing, and on a sum before a discount', () => {
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

test('a monthly sum was not paid', () => {
  expect(codes([amount('RM 58.00/month')])).toEqual(['amount-missing']);
  expect(codes([['Jumlah seorang', 'RM 58.00']])).toEqual(['amount-missing']);
});

/** Returns the rules about the sums, with what each of them read, as 'amount/exact RM 58.00'. */
const rulesOn = (...of: Parameters<typeof check>) =>
  check(...of).rules.map(({ rule, on }) => [rule, on].filter(Boolean).join(' '));

test.each<[string, Line[], string[]]>([
  ['exactly', [amount('RM 58.00')], ['amount/exact RM 58.00']],
  ['by rounding', [amount('RM 58.50')], ['amount/rounded RM 58.50']],
  ['by too little', [amount('RM 53.00')], ['amount/less RM 53.00']],
  ['by too much', [amount('RM 62.50')], ['amount/more RM 62.50']],
  ['in another currency', [amount('SGD 58.00')], ['amount/currency-alone SGD 58.00']],
  [
    'with another currency beside it',
    [amount('RM 58.00'), amount('SGD 17.90')],
    ['amount/exact RM 58.00', 'amount/currency-beside SGD 17.90'],
  ],
  [
    'with other sums beside it',
    [amount('RM 58.00'), amount('RM 85.00'), amount('RM 9.00')],
    ['amount/exact RM 58.00', 'amount/other-sum RM 85.00'],
  ],
  [
    'with nothing beside it',
    [
      ['Jumlah', 'RM 58.00'],
      ['Jumlah bayaran', 'RM 0.00'],
    ],
    ['amount/exact RM 58.00', 'amount/sum-of-nothing RM 0.00'],
  ],
  [
    'before a discount',
    [amount('RM 58.00'), ['Voucher', '- RM 5.50'], ['Nett', 'RM 52.50']],
    ['amount/exact RM 58.00', 'amount/reduced-sum RM 52.50'],
  ],
  ['without a label', [['Terminal', 'RM 58.00']], ['amount/not-called-so RM 58.00']],
  [
    'perhaps, and in another currency',
    [
      ['Sent', 'SGD 17.90'],
      ['Terminal', 'RM 58.00'],
    ],
    ['amount/not-called-so RM 58.00', 'amount/currency-unsure SGD 17.90'],
  ],
  ['not at all', [['Reference', 'ABC']], ['amount/none']],
  [
    'with a sign that nobody knows',
    [amount('58.00 Baht')],
    ['amount/exact 58.00', 'amount/no-ringgit 58.00'],
  ],
  [
    'beside a headline that is hard to read',
    [big('RM530'), amount('RM 20.00')],
    ['amount/blurred-headline RM 20.00'],
  ],
])('each rule says what it read: %s', (_, lines, rules) => {
  expect(rulesOn(lines)).toEqual(rules);
});

test('a blurred figure, or one that differs on a second look, is reported', () => {
  const lines = [amount('RM 58.00')];
  expect(rulesOn(lines, { confidence: 59 })).toEqual(['amount/exact RM 58.00', 'amount/blurred RM 58.00']);
  expect(rulesOn(lines, { confidence: 60 })).toEqual(['amount/exact RM 58.00']);
  expect(rulesOn(lines, { reread: 'differs' })).toEqual([
    'amount/exact RM 58.00',
    'amount/looks-differ RM 58.00',
  ]);
  expect(rulesOn([amount('RM 53.00')], { reread: 'differs' })).toEqual(['amount/looks-differ RM 53.00']);
  expect(rulesOn([amount('RM 53.00')], { confidence: 59 })).toEqual(['amount/blurred RM 53.00']);
  expect(rulesOn([['Reference', 'ABC']], { confidence: 71 })).toEqual(['amount/page-unclear']);
  expect(check(lines, { reread: 'differs' }).quotable).toBe(false);
  expect(check([], {}).quotable).toBe(false);
});

test('another currency and the ringgit may be named apart from the sum', () => {
  const named = (text: string, isForeignNamed?: boolean, isRinggitNamed?: boolean) => {
    const amounts = amountsOf(rowsOf([pageOf([amount(text)])]));
    const { reasons, rules } = checkAmount(amounts, 5800, 92, undefined, isForeignNamed, isRinggitNamed);
    return [...reasons.map(({ code }) => code), ...rules.map(({ rule }) => rule)];
  };
  expect(named('RM 58.00')).toEqual(['amount/exact']);
  expect(named('RM 58.00', true)).toEqual(['other-currency-too', 'amount/exact', 'amount/currency-beside']);
  expect(named('ABC', true)).toEqual([
    'amount-missing',
    'other-currency-too',
    'amount/none',
    'amount/currency-unsure',
  ]);
  expect(named('58.00')).toEqual(['amount/exact']);
  expect(named('58.00', false, false)).toEqual(['amount-unsure', 'amount/exact', 'amount/no-ringgit']);
});

test('of several sums the headline counts, otherwise the one nearest to what is due', () => {
  const seen = amountsOf(rowsOf([pageOf([big('RM 53.00'), amount('RM 20.00')])]));
  // Even if it is read worse than another.
  for (const confidence of [92, 61]) {
    const amounts = seen.map((each) =>
      each.kind === 'hero' ? Object.assign({}, each, { confidence }) : each,
    );
    expect(checkAmount(amounts, 5800, 92, undefined).paid?.sen).toBe(5300);
    expect(checkAmount(amounts.toReversed(), 5800, 92, undefined).paid?.sen).toBe(5300);
  }
  expect(check([amount('RM 58.50'), amount('RM 58.00')]).paid?.sen).toBe(5800);
  expect(check([amount('RM 58.00'), amount('RM 58.50')]).paid?.sen).toBe(5800);
});

test('of equal sums the best read one counts', () => {
  const counting = (...lines: Line[]) => {
    const seen = amountsOf(rowsOf([pageOf(lines)]));
    const amounts = seen.map((each, place) => Object.assign({}, each, { confidence: place === 0 ? 50 : 92 }));
    return [amounts, amounts.toReversed()].map((order) => {
      const { paid, reasons } = checkAmount(order, 5800, 92, undefined);
      return [paid?.sen, reasons.map(({ code }) => code)].flat();
    });
  };
  expect(counting(amount('RM 58.00'), ['Total', 'RM 58.00'])).toEqual([[5800], [5800]]);
  expect(counting(amount('RM 20.00'), amount('RM 30.00'))).toEqual([
    [3000, 'amount-low'],
    [3000, 'amount-low'],
  ]);
  // The nearer of two that both fit comes before the better read one.
  expect(counting(amount('RM 58.00'), amount('RM 58.50'))).toEqual([
    [5800, 'amount-unsure'],
    [5800, 'amount-unsure'],
  ]);
});

test('whole ringgit that are hard to read are not another sum', () => {
  const seen = amountsOf(rowsOf([pageOf([amount('RM 58.00'), ['You sent', 'RM20']])]));
  const codesAt = (confidence: number) => {
    const amounts = seen.map((each) => (each.odd ? Object.assign({}, each, { confidence }) : each));
    return checkAmount(amounts, 5800, 92, undefined).reasons.map(({ code }) => code);
  };
  expect([59, 60].map(codesAt)).toEqual([[], ['amount-conflict']]);
});

test('a total of nothing is reported as that', () => {
  expect(rulesOn([amount('RM 58.00'), ['Total', 'RM 0.00']])).toContain('amount/sum-of-nothing RM 0.00');
});

test('if no sum fits, the headline counts and not the nearest', () => {
  expect(check([big('RM 20.00'), amount('RM 53.00')]).paid?.sen).toBe(2000);
});

test('at most three sums are shown', () => {
  expect(
    check([amount('RM 58.00'), amount('RM 85.00'), amount('RM 9.00'), amount('RM 7.00')]).reasons,
  ).toEqual([{ code: 'amount-conflict', shown: [5800, 8500, 900] }]);
});

test.each<[string, Line[], string[]]>([
  ['one sign that nobody knows, and a sum without any', [amount('58.00'), ['Total', '58.00 Baht']], []],
  ['debited', [amount('58.00 DR')], []],
  ['a short word before it', [amount('Amt. 58.00')], ['amount-unsure']],
  ['a word behind it', [amount('58.00 ok')], ['amount-unsure']],
  [
    'the ringgit in the headline, bought with another currency',
    [big('MYR 58.00'), ['You paid', 'SGD 17.90']],
    [],
  ],
  [
    'the ringgit in a total, beside another currency',
    [
      ['Total', 'MYR 58.00'],
      ['You paid', 'SGD 17.90'],
    ],
    ['other-currency-too'],
  ],
  [
    'the ringgit in a total that arrived, beside another currency',
    [
      ['Total recipient gets', 'MYR 58.00'],
      ['You paid', 'SGD 17.90'],
    ],
    ['other-currency-too'],
  ],
  ['a headline in whole ringgit, which may have lost its sen', [big('RM20'), amount('RM 58.00')], []],
  [
    'no ringgit that arrived, beside another currency',
    [
      ['Recipient gets', '58.00'],
      ['You paid', 'SGD 17.90'],
    ],
    ['other-currency-too', 'amount-unsure'],
  ],
  [
    'two currencies that arrived',
    [
      ['Recipient gets', 'MYR 58.00'],
      ['You paid', 'SGD 17.90'],
      ['Recipient gets', 'USD 12.00'],
    ],
    ['other-currency-too'],
  ],
  ['another currency of the share', [['Terminal', 'SGD 58.00']], ['amount-missing']],
  [
    'another currency, and the figure without a sign',
    [
      ['Terminal', '58.00'],
      ['Sent', 'SGD 5.00'],
    ],
    ['other-currency'],
  ],
  [
    'a fee larger than the sum',
    [amount('RM 58.00'), ['Fee', 'RM 70.00'], ['Total', 'RM 128.00']],
    ['amount-conflict'],
  ],
  ['a fee as large as the sum', [amount('RM 58.00'), ['Fee', 'RM 58.00'], ['Total', 'RM 116.00']], []],
  ['a total with a bank’s usual fee', [amount('RM 58.00'), ['Total', 'RM 60.00']], []],
  ['a total a sen less', [amount('RM 58.00'), ['Total', 'RM 57.99']], ['amount-conflict']],
  ['a balance of nothing', [amount('RM 58.00'), ['Balance', 'RM 0.00']], []],
  ['so many notes', [amount('RM 58.00'), ['Sent', 'RM50 x 9']], []],
  ['so many notes without a space', [amount('RM 58.00'), ['Sent', 'RM50x9']], []],
  [
    'whole ringgit to somebody with an x',
    [amount('RM 58.00'), ['You sent', 'RM20 to Max']],
    ['amount-conflict'],
  ],
  ['a voucher of nothing', [amount('RM 58.00'), ['Voucher', 'RM 0.00']], []],
  ['the first figure of the sum alone', [amount('RM 58.00'), ['You sent', 'RM5']], []],
  ['more ringgit than are written whole', [amount('RM 58.00'), ['You sent', 'RM12345']], []],
  [
    'notes and their change',
    [
      ['Nilai', 'RM 58.00'],
      ['Tunai diterima', 'RM 100.00'],
      ['Baki pulang', 'RM 42.00'],
    ],
    ['amount-conflict'],
  ],
  [
    'notes, and a balance that is no change',
    [
      ['Nilai', 'RM 58.00'],
      ['Tunai diterima', 'RM 100.00'],
      ['Balance', 'RM 42.00'],
    ],
    ['amount-conflict'],
  ],
  [
    'notes, change, and a fee larger than the sum',
    [
      ['Nilai', 'RM 58.00'],
      ['Upah', 'RM 70.00'],
      ['Tunai diterima', 'RM 178.00'],
      ['Baki pulang', 'RM 50.00'],
    ],
    ['amount-conflict'],
  ],
  ['one that is rounded down', [amount('RM 58.00'), amount('RM 57.95')], []],
  ['too little, and whole ringgit', [amount('RM 20.00'), ['You sent', 'RM530']], ['amount-low']],
  [
    'change, and a sum that is no cash',
    [
      ['Nilai', 'RM 58.00'],
      ['Amount', 'RM 100.00'],
      ['Baki pulang', 'RM 42.00'],
    ],
    ['amount-conflict'],
  ],
  [
    'notes, a fee, and too much change',
    [
      ['Nilai', 'RM 58.00'],
      ['Upah', 'RM 2.00'],
      ['Tunai diterima', 'RM 100.00'],
      ['Baki pulang', 'RM 41.00'],
    ],
    ['amount-conflict'],
  ],
  ['a voucher of half', [amount('RM 58.00'), ['Voucher', 'RM 29.00']], []],
  [
    'a voucher of half, and what is left',
    [amount('RM 58.00'), ['Voucher', 'RM 29.00'], ['Nett', 'RM 29.00']],
    ['amount-conflict'],
  ],
  ['another currency, and some ringgit', [amount('SGD 58.00'), ['Terminal', 'RM 5.00']], ['other-currency']],
  [
    'the share beside nothing, and another currency',
    [
      ['', 'MYR 58.00'],
      ['Sent', 'SGD 17.90'],
    ],
    ['amount-unlabelled', 'other-currency-too'],
  ],
  ['the share as a fee', [['Fee', 'RM 58.00']], ['amount-missing']],
  ['the share as a balance', [['Balance', 'RM 58.00']], ['amount-missing']],
])('the sum beside others: %s', (_, lines, reasons) => {
  expect(codes(lines)).toEqual(reasons);
});

test('whether a sum can be read well enough for a second look', () => {
  expect(showsSum(pageOf(['RM 58.00']))).toBe(true);
  expect([49, 50].map((confidence) => showsSum(pageOf(['RM 58.00'], confidence)))).toEqual([false, true]);
  expect(showsSum(pageOf(['RM58']))).toBe(false);
  expect(showsSum(pageOf(['Amount']))).toBe(false);
  expect(rereadAmount(pageOf(['RM 0.00']), 0)).toBeUndefined();
});
