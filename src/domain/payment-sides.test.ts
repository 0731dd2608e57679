import { expect, test } from 'vitest';
import { isOnSide, PAYMENT_SIDES } from '#domain/payment-sides.ts';

const debtor = { userId: 'debtor', paid: false, letGoAt: null };
const request = { requesterId: 'asking', debtors: [debtor, { ...debtor, userId: 'payer', paid: true }] };
const sides = (userId: string, asked = request) =>
  PAYMENT_SIDES.filter((side) => isOnSide(userId, side, asked));

test('an open share is on its debtor’s side and on its requester’s', () => {
  expect(PAYMENT_SIDES).toEqual(['owes', 'owed']);
  expect(sides('debtor')).toEqual(['owes']);
  expect(sides('asking')).toEqual(['owed']);
  expect(sides('payer')).toEqual([]);
  expect(sides('asking', { ...request, debtors: request.debtors.slice(1) })).toEqual([]);
});
