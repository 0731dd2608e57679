import { expect, test } from 'vitest';
import { historySentence } from './home-management.ts';

const names = { person: (id: string) => (id === 'me' ? 'you' : 'Priya Nair'), chore: () => 'Wash Toilet' };
const say = (type: string, data: Record<string, unknown>, by: string | null = 'somebody') =>
  historySentence({ type, data }, names, by);

test('an entry says what was done, with whole names', () => {
  expect(say('member_removed', { userId: 'other' })).toBe('removed Priya Nair');
  expect(say('role_handed_over', { userId: 'me' })).toBe('made you the administrator');
  expect(say('role_handed_over', { userId: 'other' }, null)).toBe(
    'The person who runs this server made Priya Nair the administrator',
  );
  expect(say('chore_completed', { choreId: 'x', type: 'wash_toilet', dueDate: '2026-11-21' })).toBe(
    'completed Wash Toilet',
  );
});

test('of a chore that was let go its day is told, and whose it was where it was not their own', () => {
  const chore = { choreId: 'x', type: 'wash_toilet', dueDate: '2026-11-21' };
  expect(say('chore_let_go', { ...chore, userId: null })).toBe('let go of Wash Toilet (Nov 21)');
  expect(say('chore_let_go', { ...chore, userId: 'me' })).toBe(
    'let go of Wash Toilet (Nov 21), which was assigned to you',
  );
  expect(say('chore_put_back', chore)).toBe('put Wash Toilet (Nov 21) back on the board');
  expect(say('chore_moved', { ...chore, from: '2026-11-20' })).toBe(
    'moved Wash Toilet from Nov 20 to Nov 21',
  );
});

test('of several that were let go at once their days are told, and how many were not their own', () => {
  const all = { chores: 14, others: 0, from: '2026-10-19', to: '2026-11-21' };
  expect(say('late_chores_let_go', all)).toBe('let go of 14 overdue chores (Oct 19 – Nov 21, 2026)');
  expect(say('late_chores_let_go', { ...all, others: 9 })).toBe(
    'let go of 14 overdue chores (Oct 19 – Nov 21, 2026), 9 of them assigned to housemates',
  );
  expect(say('late_chores_put_back', { chores: 1 })).toBe('put 1 overdue chore back on the board');
});

test('who shared the chores out with themselves is not named twice', () => {
  expect(say('chores_shared', { userIds: ['other', 'me'], chores: 9 })).toBe(
    'shared 9 open chores with Priya Nair and you',
  );
  expect(say('chores_shared', { userIds: ['other', 'me'], chores: 9 }, 'other')).toBe(
    'shared 9 open chores with you',
  );
  expect(say('chores_shared', { userIds: ['other'], chores: 9 }, 'other')).toBe(
    'shared out 9 open chores again',
  );
});

test('who was let in is named, who was declined is not', () => {
  expect(say('join_request_accepted', { userId: 'me' })).toBe('let you in');
  expect(say('join_request_declined', {})).toBe('declined a request to join');
});

test('changed settings are told together, off as well as on', () => {
  const data = { findByName: 'off', includeWeekends: true, weeksInAdvance: 1, timeZone: 'Asia/Kuala_Lumpur' };
  expect(say('settings_changed', data)).toBe(
    'turned on Include Weekends and set Plan ahead to 1 week and set Find by name to Off and set Time zone to Kuala Lumpur (Asia)',
  );
});

test('of money only who asked and who paid is told', () => {
  expect(say('money_asked', { debtors: 1 })).toBe('asked 1 housemate for money');
  expect(say('money_asked', { debtors: 3 })).toBe('asked 3 housemates for money');
  expect(say('money_asked', { debtors: 3, again: true })).toBe(
    'asked 3 housemates for money again (it repeats)',
  );
  expect(say('money_paid', { userId: 'me' })).toBe('paid you');
  expect(say('money_reopened', { userId: 'other' })).toBe('reopened a payment from Priya Nair');
  expect(say('money_unmarked', { userId: 'other' })).toBe('marked a payment to Priya Nair as not paid');
  expect(say('money_let_go', { userId: 'other' })).toBe('let go of what Priya Nair owed');
  expect(say('money_reopened', { userId: 'me', letGo: true })).toBe(
    'asked you again for a share that was let go',
  );
});

test('what the app did by itself is a whole sentence', () => {
  expect(say('chores_dealt_anew', { chores: 2 }, null)).toBe(
    '2 open chores were shared out again among everyone',
  );
  expect(say('chores_dealt_anew', { chores: 1 })).toBe('reassigned 1 open chore');
});

test('a type of a newer server is skipped', () => {
  expect(say('from_the_future', {})).toBeUndefined();
  expect(say('toString', {})).toBeUndefined();
});
