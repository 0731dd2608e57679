import { expect, test } from 'vitest';
import type { RuleId } from '#receipts/rules.ts';
import { areNear, reuseOf, tracesOf, withReuse, type Traces } from '#receipts/verdict/reuse.ts';
import { minutesOf } from '#receipts/date/dates.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { expected, LOOKS, readingOf, recipe } from '#test/builders/proof-pages.ts';

const traces = (fields: Partial<Traces> = {}): Traces => ({
  referenceKeys: ['0R7720K119284'],
  day: '2026-11-17',
  minute: 1000,
  sen: 6645,
  ...fields,
});
const OTHER = ['0R2214K910455'];
const NEXT = ['0R7720K119285'];

test.each<[string, Partial<Traces>, RuleId | undefined]>([
  ['the same reference, whatever else', { minute: 5, sen: 1 }, 'reuse/same-reference'],
  [
    'the same minute and amount, as housemates pay the same share at once',
    { referenceKeys: OTHER },
    undefined,
  ],
  ['the same minute and amount, where no reference was read', { referenceKeys: [] }, 'reuse/same-minute'],
  ['the next reference, in the same minute', { referenceKeys: NEXT, sen: 1 }, 'reuse/near-reference'],
  ['the next reference, the same amount', { referenceKeys: NEXT, minute: 5 }, 'reuse/near-reference'],
  ['the next reference alone', { referenceKeys: NEXT, minute: 5, sen: 1 }, undefined],
  ['the same minute alone', { referenceKeys: OTHER, sen: 1 }, undefined],
  ['the same minute, where no reference was read', { referenceKeys: [], sen: 1 }, 'reuse/same-minute'],
  ['the same amount alone, where no reference was read', { referenceKeys: [], minute: 5 }, undefined],
  ['the same amount alone', { referenceKeys: OTHER, minute: 5 }, undefined],
  ['another payment', { referenceKeys: OTHER, minute: 5, sen: 1 }, undefined],
  ['the same amount and day, where no time was read', { referenceKeys: OTHER, minute: undefined }, undefined],
])('%s', (_, fields, rule) => {
  expect(reuseOf(traces(), traces(fields), false)?.rule).toBe(rule);
  expect(reuseOf(traces(fields), traces(), false)?.rule).toBe(rule);
});

test.each<[string, Partial<Traces>, RuleId | undefined]>([
  ['the same reference', {}, 'reuse/same-reference'],
  ['the same minute and amount, whatever the references', { referenceKeys: OTHER }, 'reuse/same-sum'],
  [
    'the same amount and day, where no time was read',
    { referenceKeys: OTHER, minute: undefined },
    'reuse/same-sum',
  ],
  [
    'the same amount on another day',
    { referenceKeys: OTHER, day: '2026-11-16', minute: undefined },
    undefined,
  ],
  [
    'the same amount on a day not known',
    { referenceKeys: OTHER, day: undefined, minute: undefined },
    undefined,
  ],
  ['the same amount within ten minutes', { referenceKeys: OTHER, minute: 1010 }, 'reuse/same-sum'],
  ['the same amount and day at another time', { referenceKeys: OTHER, minute: 1011 }, undefined],
  ['the same minute alone', { referenceKeys: OTHER, sen: 1 }, undefined],
  ['the same day alone', { referenceKeys: OTHER, minute: undefined, sen: 1 }, undefined],
])('of one debtor: %s', (_, fields, rule) => {
  expect(reuseOf(traces(), traces(fields), true)?.rule).toBe(rule);
  expect(reuseOf(traces(fields), traces(), true)?.rule).toBe(rule);
});

test('unknown values are never the same', () => {
  const nothing = traces({ referenceKeys: [], day: undefined, minute: undefined, sen: undefined });
  expect(reuseOf(nothing, nothing, true)).toBeUndefined();
});

test.each([
  ['1234567890', '1234567890', true],
  ['1234567890', '1234567891', true],
  ['1234567890', '123456789', false],
  ['12345678901', '1234567890', true],
  ['1234567890', '1234567811', false],
  ['123456789', '123456788', false],
  ['12345678901234', '12345678901234567890', true],
  ['1234567890123', '12345678901234567890', false],
  ['1234567890', '0123456789', false],
  ['12345678901', '1234456789', false],
  ['1234567890', '12345X67890', true],
  ['X1234567890', '1234567890', true],
  ['1234567890', '1234567X890Y', false],
  ['12345678901234', '98765432109876', false],
])('%s and %s are near: %s', (a, b, near) => {
  expect([areNear(a, b), areNear(b, a)]).toEqual([near, near]);
});

test('a decision leaves its traces, and reuse changes its outcome', () => {
  const decision = decide(readingOf(...(LOOKS['a wallet']?.(recipe) ?? [])), expected);
  expect(tracesOf(decision)).toEqual({
    referenceKeys: ['0R7720K119284'],
    day: '2026-11-17',
    minute: minutesOf({ day: '2026-11-17', minute: 624 }),
    sen: 6645,
  });
  expect(withReuse(decision, { reuse: 'used', rule: 'reuse/same-file' })).toMatchObject({
    outcome: 'rejected',
    reasons: [{ code: 'reused' }],
  });
  expect(withReuse(decision, { reuse: 'alike', rule: 'reuse/same-sum' })).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'looks-used' }],
  });
  expect(withReuse(decision, { reuse: 'elsewhere', rule: 'reuse/other-home' }, 'Rent')).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'used-elsewhere' }],
  });
  const dateless = decide(
    readingOf(...(LOOKS['a wallet']?.({ ...recipe, date: '17 Nov 2026' }) ?? [])),
    expected,
  );
  expect(tracesOf(dateless).minute).toBeUndefined();
});

test('a proof is compared with 500 earlier ones at once, whatever references they have', () => {
  // They differ in two characters, so that each must be compared to its end.
  const keys = (last: string) =>
    Array.from({ length: 20 }, (_, place) => `${'7'.repeat(60)}${place + 10}${last}`);
  const earlier = Array.from({ length: 500 }, (_, place) =>
    traces({ referenceKeys: keys(`A${place + 100}`) }),
  );
  for (const each of earlier)
    expect(reuseOf(traces({ referenceKeys: keys('XYZ') }), each, false)).toBeUndefined();
}, 5000);

test('of very many references only the first few are compared letter by letter', () => {
  const many = (place: number) =>
    Array.from({ length: 20 }, (_, at) => (at === place ? 'QR7720K119284' : `${at}`));
  const near = (place: number) =>
    reuseOf(
      { ...traces(), referenceKeys: many(place), minute: undefined },
      { ...traces(), referenceKeys: ['QR7720K119285'], minute: undefined },
      false,
    )?.reuse;
  expect([0, 4, 5].map(near)).toEqual(['alike', 'alike', undefined]);
});

test('a payment was used if its reference was, and is alike in everything else', () => {
  expect(reuseOf(traces(), traces(), false)).toEqual({ reuse: 'used', rule: 'reuse/same-reference' });
  expect(reuseOf(traces({ referenceKeys: [] }), traces(), false)).toEqual({
    reuse: 'alike',
    rule: 'reuse/same-minute',
  });
  expect(reuseOf(traces({ referenceKeys: OTHER }), traces(), true)).toEqual({
    reuse: 'alike',
    rule: 'reuse/same-sum',
  });
  expect(reuseOf(traces({ referenceKeys: NEXT }), traces(), false)).toEqual({
    reuse: 'alike',
    rule: 'reuse/near-reference',
  });
});

test.each<[string, Partial<Traces>]>([
  ['the day', { day: undefined, minute: undefined }],
  ['the sum', { sen: undefined }],
])("if neither of one debtor's two says %s, it is not the same", (_, fields) => {
  expect(reuseOf(traces(fields), traces({ ...fields, referenceKeys: OTHER }), true)).toBeUndefined();
});
