import { expect, test } from 'vitest';
import { NOTIFICATION_PAGES, notificationPlace } from '#domain/notification-places.ts';
import { chorePlace, sharePlace, paymentPlace, personPlace, swapPlace } from '#domain/places.ts';

test('each notification leads to the page that shows what it tells of', () => {
  const byPage = Map.groupBy(Object.entries(NOTIFICATION_PAGES), ([, page]) => page);
  const typesOf = (page: string) => [...byPage].find(([each]) => each === page)?.[1].map(([type]) => type);
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

const place = (type: string, data: Record<string, unknown>) => notificationPlace({ type, data });

test('on its page it leads to the swap, the request, or the share whose receipt waits', () => {
  expect(place('swap_request', { swapRequestId: 's' })).toBe(swapPlace('s'));
  expect(place('payment_paid', { paymentId: 'p', userId: 'u' })).toBe(paymentPlace('p'));
  expect(place('payment_review', { paymentId: 'p', userId: 'u' })).toBe(sharePlace('p', 'u'));
  expect(place('payment_review', { paymentId: 'p' })).toBe(paymentPlace('p'));
  expect(place('payment_deleted', { paymentId: 'p' })).toBe('');
  expect(place('chore_reminder', { choreId: 'c', userId: 'u' })).toBe(chorePlace('c'));
});

test('it leads to a person only where it tells of somebody who comes', () => {
  expect(place('member_joined', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('join_requested', { userId: 'u' })).toBe(personPlace('u'));
  expect(place('member_left', { userId: 'u' })).toBe('');
  expect(place('member_joined', {})).toBe('');
});
