import { expect, test } from 'vitest';
import { amountComplaint, NOTHING, previewOf, RULES, tidyAmount } from '#web/payments/payment-form-values.ts';

const values = (people: number, total: string) => ({
  ...NOTHING,
  debtorIds: Array.from({ length: people }, (_, index) => String(index)),
  total,
});

test('what each pays, and what the rounding brings or costs', () => {
  expect(previewOf(values(3, '149'))).toEqual({ share: 4967, gain: 1 });
  expect(previewOf(values(3, '100,00'))).toEqual({ share: 3333, gain: -1 });
  expect(previewOf(values(2, '10'))).toEqual({ share: 500, gain: 0 });
});

test('nothing to show before somebody is chosen, an amount typed, and a sen there for each', () => {
  for (const unfinished of [values(0, '149'), values(2, ''), values(2, '1.234'), values(30, '0.01')])
    expect(previewOf(unfinished)).toEqual({ share: 0, gain: 0 });
});

test('an amount must be one, and large enough to be shared', () => {
  expect(RULES.total('12,50', values(2, '12,50'))).toBeUndefined();
  expect(RULES.total('0.01', values(2, '0.01'))).toBeUndefined();
  for (const typed of ['', '0', '-5', 'ten', '10000000.01'])
    expect(RULES.total(typed, values(2, typed))).toBe('Please enter a valid amount');
  expect(RULES.total('0.01', values(3, '0.01'))).toBe('Please enter a valid amount');
});

test('what was typed is tidied, and left alone where it is no amount', () => {
  expect(tidyAmount('1234,5')).toBe('1,234.50');
  expect(tidyAmount('1.234')).toBe('1.234');
});

test('an amount that was left says what is wrong with it', () => {
  for (const [typed, said] of [
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
  ] as const)
    expect(amountComplaint(typed, 3), typed).toMatch(said);
  for (const typed of ['', '  ', 'RM 12.50', '1,234.50', '12,5'])
    expect(amountComplaint(typed, 3), typed).toBeUndefined();
});
