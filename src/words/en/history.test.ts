import { expect, test } from 'vitest';
import { historySentence } from '#words/history.ts';

const names = { person: (id: string) => (id === 'me' ? 'you' : 'Priya Nair'), chore: () => 'Wash Toilet' };
const say = (type: string, data: Record<string, unknown>, byItself = false) =>
  historySentence({ type, data }, names, byItself);

test('an entry says what was done, with whole names', () => {
  expect(say('member_removed', { userId: 'other' })).toBe('removed Priya Nair');
  expect(say('role_handed_over', { userId: 'me' })).toBe('handed the role of administrator over to you');
  expect(say('chore_completed', { choreId: 'x', type: 'wash_toilet', dueDate: '2026-11-21' })).toBe(
    'completed Wash Toilet',
  );
});

test('changed settings are told together, off as well as on', () => {
  const data = { findByName: false, includeWeekends: true, weeksInAdvance: 1, timeZone: 'Asia/Kuala_Lumpur' };
  expect(say('settings_changed', data)).toBe(
    'turned on Include Weekends and set Plan ahead to 1 week and turned off Find by name and set Time zone to Kuala Lumpur (Asia)',
  );
});

test('of money only who asked and who paid is told', () => {
  expect(say('money_asked', { debtors: 1 })).toBe('asked 1 housemate for money');
  expect(say('money_asked', { debtors: 3 })).toBe('asked 3 housemates for money');
  expect(say('money_paid', { userId: 'me' })).toBe('paid you');
  expect(say('money_reopened', { userId: 'other' })).toBe('reopened what Priya Nair had paid');
});

test('what the app did by itself is a whole sentence', () => {
  expect(say('chores_dealt_anew', { chores: 2 }, true)).toBe(
    '2 open chores were shared out anew among everybody',
  );
  expect(say('chores_dealt_anew', { chores: 1 })).toBe('dealt 1 open chore anew');
});

test('a type of a newer server is skipped', () => {
  expect(say('from_the_future', {})).toBeUndefined();
  expect(say('toString', {})).toBeUndefined();
});
