import { expect, test } from 'vitest';
import { BILL_RETENTION_MS, billDeletionTime, billChangeToNotify, mayChangeBill } from '#domain/bills.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: number) => day * DAY_MS;
const attached = at(1);

test('a bill is stored for 90 days', () => {
  expect(BILL_RETENTION_MS).toBe(90 * DAY_MS);
});

test.each([
  ['one share open of two', { deletedAt: null, settledAt: [at(3), null] }, undefined],
  ['nothing settled', { deletedAt: null, settledAt: [null] }, undefined],
  ['all settled', { deletedAt: null, settledAt: [at(3), at(9), at(5)] }, at(9)],
  ['deleted with a share open', { deletedAt: at(4), settledAt: [null, at(2)] }, at(4)],
  ['settled before it was attached', { deletedAt: null, settledAt: [0] }, attached],
])('%s', (_what, request, from) => {
  expect(billDeletionTime(request, attached)).toBe(from && from + BILL_RETENTION_MS);
});

test('the requester alone changes it', () => {
  expect(mayChangeBill('aisyah', 'aisyah')).toBe(true);
  expect(mayChangeBill('ben', 'aisyah')).toBe(false);
});

test.each([
  ['with the request', true, 0, undefined],
  ['within the hour', true, 60 * 60_000 - 1, undefined],
  ['later', true, 60 * 60_000, 'attached'],
  ['in the place of another, at once', false, 0, 'replaced'],
  ['in the place of another, later', false, DAY_MS, 'replaced'],
])('a bill attached %s is notified as %s', (_what, isFirst, after, word) => {
  expect(billChangeToNotify(isFirst, at(7), at(7) + after)).toBe(word);
});
