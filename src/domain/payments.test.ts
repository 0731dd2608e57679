import { expect, test } from 'vitest';
import {
  mayDelete,
  mayLetGo,
  mayMarkPaid,
  mayReopen,
  maySendProof,
  PAYMENT_TITLE_MAX,
  titleProblem,
} from '#domain/payments.ts';

const open = { userId: 'debtor', paid: false, letGoAt: null, inReview: false };
const paid = { ...open, paid: true };
// No rule here reads when it was.
const letGo = { ...open, letGoAt: {} as Date };

test('a receipt may be sent while none waits and whoever asked is there', () => {
  expect(maySendProof({ inReview: false }, false)).toBe(true);
  expect(maySendProof({ inReview: true }, false)).toBe(false);
  expect(maySendProof({ inReview: false }, true)).toBe(false);
});

test('debtors mark their own open line as paid, while no receipt of theirs waits', () => {
  expect(mayMarkPaid('debtor', { ...open, inReview: true })).toBe(false);
  expect(mayMarkPaid('debtor', open)).toBe(true);
  expect(mayMarkPaid('other', open)).toBe(false);
  expect(mayMarkPaid('debtor', paid)).toBe(false);
  expect(mayMarkPaid('debtor', letGo)).toBe(false);
});

test('the requester lets an open line go, and reopens a settled one', () => {
  expect([open, paid, letGo].map((line) => mayLetGo('asking', 'asking', line))).toEqual([true, false, false]);
  expect([open, paid, letGo].map((line) => mayReopen('asking', 'asking', line))).toEqual([false, true, true]);
  expect(mayLetGo('debtor', 'asking', open)).toBe(false);
  expect(mayReopen('debtor', 'asking', paid)).toBe(false);
});

test('the requester deletes a request while nobody has paid', () => {
  expect(mayDelete('asking', { requesterId: 'asking', debtors: [open, letGo] })).toBe(true);
  expect(mayDelete('asking', { requesterId: 'asking', debtors: [open, paid] })).toBe(false);
  expect(mayDelete('debtor', { requesterId: 'asking', debtors: [open] })).toBe(false);
});

test('a title has something in it, up to a length, and nothing hidden', () => {
  expect(titleProblem(' Groceries ')).toBeUndefined();
  expect(titleProblem('  ')).toBe('PAYMENT_TITLE_MISSING');
  expect(titleProblem('x'.repeat(PAYMENT_TITLE_MAX))).toBeUndefined();
  expect(titleProblem('x'.repeat(PAYMENT_TITLE_MAX + 1))).toBe('PAYMENT_TITLE_TOO_LONG');
  expect(titleProblem('Rice\u202e')).toBe('HIDDEN_CHARACTERS');
});
