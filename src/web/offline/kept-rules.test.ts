import { expect, test } from 'vitest';
import { asKept, isKept } from '#web/offline/kept-rules.ts';

const TODAY = '2026-11-24';
const key = (path: string, input?: unknown) => [path.split('/'), { input, type: 'query' }];
const board = (from: string, to: string) =>
  isKept(key('chores/listChores', { homeId: 'h', from, to }), TODAY);

test('what the six pages are made of is kept', () => {
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
    expect(isKept(key(path), TODAY), path).toBe(true);
});

test('nothing else is: no sessions, links, codes or keys, and no query that is no call', () => {
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
    expect(isKept(queryKey, TODAY), JSON.stringify(queryKey)).toBe(false);
});

test('of the board three weeks are kept, this one in the middle or beside it', () => {
  expect(board('2026-11-16', '2026-12-06')).toBe(true);
  expect(board('2026-11-09', '2026-11-29')).toBe(true);
  expect(board('2026-11-23', '2026-12-13')).toBe(true);
  expect(board('2026-11-30', '2026-12-20')).toBe(false);
  expect(board('2026-11-02', '2026-11-22')).toBe(false);
  // The days around a chore, as whose turn it is reads them.
  expect(board('2026-11-16', '2026-12-16')).toBe(false);
  expect(board('soon', 'later')).toBe(false);
  expect(isKept(key('chores/listChores'), TODAY)).toBe(false);
});

test('of a list the first page is kept, of a home no invite link, of offers none', () => {
  const list = { pages: [{ swaps: [1] }, { swaps: [2] }], pageParams: [undefined, 'x'] };
  expect(asKept(key('swaps/listSwapRequests'), list)).toEqual({
    pages: [{ swaps: [1] }],
    pageParams: [undefined],
  });
  expect(asKept(key('homes/getHome'), { id: 'h', inviteLink: 'https://…/join-home?code=1' })).toEqual({
    id: 'h',
    inviteLink: null,
  });
  const offers = { misfits: [{}] };
  expect(asKept(key('plans/getPlanOffers'), offers)).toEqual({ misfits: [] });
  const summary = { owed: 1, owes: 2 };
  expect(asKept(key('payments/getPaymentSummary'), summary)).toBe(summary);
});
