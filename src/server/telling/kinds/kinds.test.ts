import { expect, test } from 'vitest';
import { chorePlace, paymentPlace, personPlace, sharePlace, swapPlace } from '#domain/places.ts';
import { KINDS, kindOf } from '#server/telling/kinds/kinds.ts';

const kinds = Object.keys(KINDS).map((type) => ({ type, kind: kindOf(type) }));

test('each notification leads to the page that shows what it tells of', () => {
  const byPage = Map.groupBy(kinds, ({ kind }) => kind?.page);
  const typesOf = (page: string) => [...byPage].find(([each]) => each === page)?.[1].map(({ type }) => type);
  expect([...byPage.keys()].toSorted()).toEqual([
    '/chores',
    '/home-management',
    '/pay-my-money-back',
    '/swap-requests',
  ]);
  expect(typesOf('/swap-requests')?.every((type) => type.startsWith('swap_'))).toBe(true);
  expect(typesOf('/pay-my-money-back')?.every((type) => type.startsWith('payment_'))).toBe(true);
  expect(typesOf('/chores')?.toSorted()).toEqual([
    'absence_dealt',
    'chore_reminder',
    'chores_dealt_anew',
    'first_chores',
    'member_left',
    'member_removed',
    'plan_changed',
  ]);
  expect(typesOf('/home-management')?.toSorted()).toEqual([
    'home_deleted',
    'join_accepted',
    'join_declined',
    'join_request_ended',
    'join_requested',
    'member_joined',
    'removed_from_home',
    'role_handed_over',
  ]);
});

const place = (type: string, data: object) => kindOf(type)?.place?.(data) ?? '';

test('on its page it leads to the swap, the request, or the share whose receipt waits', () => {
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

test('it leads to a person only where it tells of somebody who comes', () => {
  expect(place('member_joined', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('join_requested', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('member_left', { userId: 'u' })).toBe('');
});

test('what leaves the app can be switched off, by the kind of an email about the same', () => {
  expect(kindOf('swap_request')?.setting).toBe('swaps');
  expect(kindOf('member_joined')?.setting).toBe('home');
  expect(kindOf('chore_reminder')?.setting).toBe('housemates');
  expect(kindOf('payment_let_go')?.setting).toBe('payments');
  expect(kindOf('plan_changed')?.setting).toBeNull();
  expect(kindOf('toString')).toBeUndefined();
});

test('only what says that its reader owes money shows notes about who asks', () => {
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
