import { expect, test } from 'vitest';
import { aliasOf } from '#receipts/recipient/aliases.ts';

const confirmed = {
  recipient: 'LEE CHUN HOE',
  reasons: [{ code: 'name-mismatch' as const }],
  known: ['Ah Boy'],
  debtor: 'Ong Kai Xiang',
};

test('a nickname learns the name that the bank knows', () => {
  expect(aliasOf(confirmed)).toBe('LEE CHUN HOE');
});

test('a known name is not learned again', () => {
  expect(aliasOf({ ...confirmed, known: ['Ah Boy', 'Lee Chun Hoe'] })).toBeUndefined();
  expect(aliasOf({ ...confirmed, recipient: null })).toBeUndefined();
});

test.each(['CAHAYA BANK', 'Savings Account', 'DuitNow Transfer', 'Ali', 'Tan'])(
  '%s is not a name',
  (recipient) => {
    expect(aliasOf({ ...confirmed, recipient, known: ['Ah Boy'] })).toBeUndefined();
  },
);

test('nothing is learned about the debtor, from a payment the other way round, or from a refused receipt', () => {
  expect(aliasOf({ ...confirmed, recipient: 'ONG KAI XIANG' })).toBeUndefined();
  expect(aliasOf({ ...confirmed, reasons: [{ code: 'reversed' }] })).toBeUndefined();
  expect(aliasOf({ ...confirmed, reasons: [{ code: 'by-remark' }] })).toBeUndefined();
  expect(
    aliasOf({ ...confirmed, reasons: [{ code: 'name-mismatch' }, { code: 'amount-missing' }] }),
  ).toBeUndefined();
});
