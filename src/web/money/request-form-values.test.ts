import { expect, test } from 'vitest';
import {
  amountComplaint,
  askedOf,
  askingOf,
  NOTHING,
  previewOf,
  RULES,
  tidyAmount,
} from '#web/money/request-form-values.ts';

const values = (people: number, total: string) => ({
  ...NOTHING,
  debtorIds: Array.from({ length: people }, (_, index) => String(index)),
  total,
});

test('the preview shows each share, and the gain or loss by rounding', () => {
  const equally = { by: 'equally', own: null, more: 0 };
  expect(previewOf(values(3, '149'))).toEqual({ ...equally, share: 4967, gain: 1 });
  expect(previewOf(values(3, '100,00'))).toEqual({ ...equally, share: 3333, gain: -1 });
  expect(previewOf(values(2, '10'))).toEqual({ ...equally, share: 500, gain: 0 });
});

test('with the requester’s own share the sum is exact, and debtors who pay a sen more are counted', () => {
  const withOwn = { by: 'equally', gain: 0 };
  const shown = (people: number, total: string) => previewOf({ ...values(people, total), withOwn: true });
  expect(shown(4, '298')).toEqual({ ...withOwn, share: 5960, own: 5960, more: 0 });
  expect(shown(2, '100')).toEqual({ ...withOwn, share: 3333, own: 3334, more: 0 });
  expect(shown(2, '100.01')).toEqual({ ...withOwn, share: 3333, own: 3334, more: 1 });
  expect(shown(2, '')).toEqual({ ...withOwn, share: 0, own: 0, more: 0 });
});

test('the total of different amounts is the sum so far of the chosen debtors', () => {
  const typed = { ...values(2, '500'), by: 'amounts' as const };
  const amounts = { 0: '49', 1: '80,5', 7: '9' };
  expect(previewOf({ ...typed, amounts })).toEqual({ by: 'amounts', own: null, total: 12_950 });
  expect(previewOf({ ...typed, amounts: { 0: '49', 1: '-' } })).toMatchObject({ total: 4900 });
  expect(previewOf(typed)).toMatchObject({ total: 0 });
  expect(askedOf({ ...typed, title: ' Gas ', amounts })).toEqual({
    debtorIds: ['0', '1'],
    title: 'Gas',
    category: undefined,
    totalAmount: 12_950,
    split: { by: 'amounts', amounts: [4900, 8050] },
  });
});

test('a request does not repeat unless a frequency is chosen', () => {
  expect(askingOf(values(1, '5'))).not.toHaveProperty('repeats');
  expect(askingOf({ ...values(1, '5'), repeats: 'two_weeks' })).toMatchObject({
    totalAmount: 500,
    repeats: 'two_weeks',
  });
});

test('each amount must be valid, and the typed total does not matter then', () => {
  const typed = { ...values(2, ''), by: 'amounts' as const };
  expect(RULES.total('', typed)).toBeUndefined();
  expect(RULES.amounts({}, { ...typed, amounts: { 0: '1', 1: '2' } })).toBeUndefined();
  for (const amounts of [{}, { 0: '1' }, { 0: '1', 1: '0' }, { 0: '10000000', 1: '1' }])
    expect(RULES.amounts({}, { ...typed, amounts })).toBe('Please enter a valid amount');
  expect(RULES.amounts({}, { ...typed, debtorIds: [] })).toBeUndefined();
  expect(RULES.amounts({}, values(2, ''))).toBeUndefined();
});

test('the preview is empty without debtors, without an amount, or with less than a sen for each', () => {
  for (const unfinished of [values(0, '149'), values(2, ''), values(2, '1.234'), values(30, '0.01')])
    expect(previewOf(unfinished)).toMatchObject({ share: 0, gain: 0 });
});

test('an amount must be valid, and large enough to be shared', () => {
  expect(RULES.total('12,50', values(2, '12,50'))).toBeUndefined();
  expect(RULES.total('0.01', values(2, '0.01'))).toBeUndefined();
  for (const typed of ['', '0', '-5', 'ten', '10000000.01'])
    expect(RULES.total(typed, values(2, typed))).toBe('Please enter a valid amount');
  expect(RULES.total('0.01', values(3, '0.01'))).toBe('Please enter a valid amount');
});

test('a form with an ambiguous amount asks which is meant, and sends nothing', () => {
  expect(RULES.total('12 50', values(2, '12 50'))).toBe('Did you mean 12.50?');
  const each = { ...values(2, ''), by: 'amounts' as const, amounts: { 0: '5', 1: '12 50' } };
  expect(RULES.amounts({}, each)).toBe('Did you mean 12.50?');
  expect(previewOf(values(2, '12 50'))).toMatchObject({ share: 0 });
});

test('a typed amount is formatted, and left alone if it is not valid', () => {
  expect(tidyAmount('1234,5')).toBe('1,234.50');
  expect(tidyAmount('1.234')).toBe('1.234');
});

test('a left field says what is wrong with its amount', () => {
  for (const [typed, text] of [
    ['100.555', /at most two decimal places/],
    ['1.234', /Write thousands without a point/],
    ['-5', /more than zero, without a minus/],
    ['\u22125', /without a minus/],
    ['abc', /in numbers, like 12\.50/],
    ['12abc', /in numbers/],
    ['.', /in numbers/],
    ['0', /must be more than zero\.$/],
    ['0,00', /must be more than zero\.$/],
    ['10000000.01', /at most RM 10,000,000\.00/],
    ['99999999999', /at most RM/],
    ['0.01', /less than one sen/],
    ['12 50', /^Did you mean 12\.50\?$/],
    ['1, 250.00', /^Did you mean 1,250\.00\?$/],
  ] as const)
    expect(amountComplaint(typed, ['a', 'b', 'c'], false), typed).toMatch(text);
  for (const typed of [
    '',
    '  ',
    'RM 12.50',
    '1,234.50',
    '12,5',
    '1 250',
    '12.50 RM',
    'MYR 12.50',
    '１２．５０',
  ])
    expect(amountComplaint(typed, ['a', 'b', 'c'], false), typed).toBeUndefined();
});
