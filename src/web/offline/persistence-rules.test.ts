import { expect, test } from 'vitest';
import { toPersisted, isPersisted } from '#web/offline/persistence-rules.ts';

const TODAY = '2026-11-24';
const key = (path: string, input?: unknown) => [path.split('/'), { input, type: 'query' }];
const board = (from: string, to: string) =>
  isPersisted(key('chores/listChores', { homeId: 'h', from, to }), TODAY);

test('the queries of the six pages are stored', () => {
  for (const path of [
    'users/getSession',
    'dashboard/getDashboard',
    'homes/getHome',
    'balance/getBalance',
    'swaps/listSwapRequests',
    'payments/listPaymentRequests',
    'payments/listPayeeNames',
    'repeating/listRepeating',
  ])
    expect(isPersisted(key(path), TODAY), path).toBe(true);
});

test('sessions, links, codes, keys and queries that are not calls are not stored', () => {
  for (const queryKey of [
    key('users/listSessions'),
    key('calendars/getCalendar'),
    key('paymentDetails/getPaymentDetails'),
    key('paymentDetails/getPayeeDetails', { userId: 'u' }),
    key('settlingUp/getBetweenUs', { homeId: 'h' }),
    key('spending/getSpending', { homeId: 'h' }),
    ['payments', 'checkPaymentStatus', { token: 'secret' }],
    key('pushes/getDevice'),
    key('payments/getPaymentStatus', { token: 'secret' }),
    key('homes/getInvitation', { code: 'secret' }),
    key('users/checkResetLink', { token: 'secret' }),
    ['openHome', 'h', TODAY],
    ['joinHome'],
    [],
  ])
    expect(isPersisted(queryKey, TODAY), JSON.stringify(queryKey)).toBe(false);
});

test('three weeks of the board are stored, with this week in the middle or beside them', () => {
  expect(board('2026-11-16', '2026-12-06')).toBe(true);
  expect(board('2026-11-09', '2026-11-29')).toBe(true);
  expect(board('2026-11-23', '2026-12-13')).toBe(true);
  expect(board('2026-11-30', '2026-12-20')).toBe(false);
  expect(board('2026-11-02', '2026-11-22')).toBe(false);
  // The days around a chore, which are read to find whose turn it is.
  expect(board('2026-11-16', '2026-12-16')).toBe(false);
  expect(board('soon', 'later')).toBe(false);
  expect(isPersisted(key('chores/listChores'), TODAY)).toBe(false);
});

test('only the first page of a list is stored, a home without its invite link, and no offers', () => {
  const list = { pages: [{ swaps: [1] }, { swaps: [2] }], pageParams: [undefined, 'x'] };
  expect(toPersisted(key('swaps/listSwapRequests'), list)).toEqual({
    pages: [{ swaps: [1] }],
    pageParams: [undefined],
  });
  expect(toPersisted(key('homes/getHome'), { id: 'h', inviteLink: 'https://…/join-home?code=1' })).toEqual({
    id: 'h',
    inviteLink: null,
  });
  const offers = { misfits: [{}] };
  expect(toPersisted(key('plans/getPlanOffers'), offers)).toEqual({ misfits: [] });
  const summary = { owed: 1, owes: 2 };
  expect(toPersisted(key('payments/getPaymentSummary'), summary)).toBe(summary);
});
