import { expect, test } from 'vitest';
import {
  FITS,
  fitOf,
  isGap,
  OUTCOMES,
  REASONS,
  reasonsForReader,
  type Reason,
  type ReasonCode,
} from '#domain/proof-reasons.ts';

const codes = Object.keys(REASONS) as ReasonCode[];
const refused = codes.filter((code) => REASONS[code].outcome === 'reject');
const gaps = codes.filter((code) => REASONS[code].says === 'gap');
const doubts = codes.filter((code) => REASONS[code].says === 'doubt');

test('what refuses a receipt, what was not read, and what is unclear; the rest contradicts', () => {
  expect(OUTCOMES).toEqual(['verified', 'review', 'rejected']);
  expect(refused).toEqual([
    'status-failed',
    'status-pending',
    'reused',
    'other-currency',
    'amount-low',
    'amount-missing',
    'date-old',
    'date-future',
    'confirm-screen',
    'shop',
    'unreadable',
  ]);
  expect(gaps).toEqual([
    'status-missing',
    'amount-missing',
    'amount-unsure',
    'amount-unread',
    'amount-unlabelled',
    'date-missing',
    'name-weak',
    'name-missing',
    'reference-missing',
    'structure',
    'unreadable',
  ]);
  expect(doubts).toEqual([
    'status-mixed',
    'looks-used',
    'used-elsewhere',
    'other-currency-too',
    'several-shares',
    'amount-conflict',
    'date-ambiguous',
  ]);
  const others = codes.filter((code) => !gaps.includes(code) && !doubts.includes(code));
  expect(others.every((code) => REASONS[code].says === 'contradiction')).toBe(true);
  const rest = codes.filter((code) => !refused.includes(code));
  expect(rest.every((code) => REASONS[code].outcome === 'review')).toBe(true);
});

test('each reason is about an aspect', () => {
  const byAspect = Object.groupBy(codes, (code) => REASONS[code].about);
  expect(Object.keys(byAspect).toSorted()).toEqual([
    'amount',
    'date',
    'file',
    'recipient',
    'reference',
    'reuse',
    'sender',
    'status',
  ]);
  expect(byAspect.status).toEqual(['status-failed', 'status-pending', 'status-mixed', 'status-missing']);
  expect(byAspect.recipient).toEqual(['reversed', 'name-mismatch', 'name-weak', 'name-missing']);
  expect(byAspect.reuse).toEqual(['reused', 'looks-used', 'used-elsewhere']);
});

test('only what was not read may go with another reading', () => {
  expect(isGap({ code: 'date-missing' })).toBe(true);
  expect(isGap({ code: 'name-mismatch' })).toBe(false);
  expect(isGap({ code: 'status-mixed' })).toBe(false);
});

test('a finding fits, is unsure, or contradicts', () => {
  expect(FITS).toEqual(['fits', 'unsure', 'contradicts']);
  expect(fitOf({ reasons: [] })).toBe('fits');
  expect(fitOf({ reasons: [{ code: 'name-weak' }] })).toBe('unsure');
  expect(fitOf({ reasons: [{ code: 'status-mixed' }] })).toBe('unsure');
  expect(fitOf({ reasons: [{ code: 'name-weak' }, { code: 'name-mismatch' }] })).toBe('contradicts');
});

test('a sender with a deleted account gets the reader’s word for one', () => {
  const gone: Reason = { code: 'sender-other', userId: 'u', name: 'Former housemate' };
  const other: Reason = { code: 'sender-other', userId: 'u', name: 'Aisyah' };
  const amount: Reason = { code: 'amount-missing' };
  expect(reasonsForReader([gone, other, amount], '前室友')).toEqual([
    { ...gone, name: '前室友' },
    other,
    amount,
  ]);
});
