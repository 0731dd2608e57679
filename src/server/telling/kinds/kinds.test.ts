import { expect, test } from 'vitest';
import { chorePlace, paymentPlace, personPlace, sharePlace, swapPlace } from '#domain/places.ts';
import { KINDS, kindOf } from '#server/telling/kinds/kinds.ts';

const kinds = Object.keys(KINDS).map((type) => ({ type, kind: kindOf(type) }));

test('notifications of swaps lead to the swaps, those of money to the money', () => {
  const pages = Map.groupBy(kinds, ({ type }) => type.split('_')[0]);
  const pagesOf = (about: string) => [...new Set(pages.get(about)?.map(({ kind }) => kind?.page))];
  expect(pagesOf('swap')).toEqual(['/swap-requests']);
  expect(pagesOf('payment')).toEqual(['/pay-my-money-back']);
  expect(pagesOf('join')).toEqual(['/home-management']);
  // The board shows the chores of the person who left.
  expect([kindOf('member_left')?.page, kindOf('member_joined')?.page]).toEqual([
    '/chores',
    '/home-management',
  ]);
});

const place = (type: string, data: object) => kindOf(type)?.place?.(data) ?? '';

test('they lead to the swap, the request, or the share whose receipt waits', () => {
  expect(place('swap_request', { swapRequestId: 's' })).toBe(swapPlace('s'));
  expect(place('payment_paid', { paymentId: 'p', userId: 'u' })).toBe(paymentPlace('p'));
  expect(place('payment_review', { paymentId: 'p', userId: 'u' })).toBe(sharePlace('p', 'u'));
  expect(place('payment_settling_up', { paymentId: 'p', userId: 'u', what: 'review' })).toBe(
    sharePlace('p', 'u'),
  );
  expect(place('payment_settling_up', { paymentId: 'p', userId: 'u', what: 'marked' })).toBe(
    paymentPlace('p'),
  );
  expect(place('payment_deleted', { paymentId: 'p' })).toBe('');
  expect(place('payment_taken_out', { paymentId: 'p' })).toBe('');
  expect(place('chore_reminder', { choreId: 'c', userId: 'u' })).toBe(chorePlace('c'));
});

test('they lead to a person only if that person joins or asks to join', () => {
  expect(place('member_joined', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('join_requested', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('member_left', { userId: 'u' })).toBe('');
});

test('every kind with a push belongs to a group that can be switched off', () => {
  expect(kindOf('swap_request')?.setting).toBe('swaps');
  expect(kindOf('member_joined')?.setting).toBe('home');
  expect(kindOf('chore_reminder')?.setting).toBe('housemates');
  expect(kindOf('payment_let_go')?.setting).toBe('payments');
  expect(kindOf('plan_changed')?.setting).toBeNull();
  expect(kindOf('toString')).toBeUndefined();
});

test('only kinds that say what the reader owes show notes about who asks', () => {
  const asking = kinds
    .filter(({ kind }) => kind?.asksForMoney?.({ what: 'unanswered' }))
    .map(({ type }) => type);
  expect(asking.toSorted()).toEqual([
    'payment_changed',
    'payment_not_received',
    'payment_reopened',
    'payment_request',
    'payment_settling_up',
    'payment_unanswered',
  ]);
  expect(kindOf('payment_settling_up')?.asksForMoney?.({ what: 'confirmed' })).toBe(false);
});
