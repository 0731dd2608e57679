import { expect, test } from 'vitest';
import {
  findByNameAfterRemoval,
  ASK_AGAIN_MS,
  DEFAULT_SETTINGS,
  FIND_BY_NAME,
  JOIN_REQUEST_EXPIRY_MS,
  mayChangeSettings,
  mayDelete,
  mayLeave,
  mayRemove,
  mustHandOver,
  ROLES,
  roleOf,
  TONES,
  toneOf,
} from '#domain/homes.ts';

test('the administrator cannot leave, others can', () => {
  expect(roleOf({ adminId: 'a' }, 'a')).toBe('administrator');
  expect(roleOf({ adminId: 'a' }, 'b')).toBe('member');
  expect(mayLeave('administrator')).toBe(false);
  expect(mayLeave('member')).toBe(true);
});

test('the administrator removes others, never themselves', () => {
  expect(mayRemove('administrator', 'a', 'b')).toBe(true);
  expect(mayRemove('administrator', 'a', 'a')).toBe(false);
  expect(mayRemove('member', 'b', 'a')).toBe(false);
});

test("'Include Weekends' is everybody's, the rest the administrator's", () => {
  expect(mayChangeSettings('member', { includeWeekends: true })).toBe(true);
  expect(mayChangeSettings('member', { includeWeekends: true, findByName: 'off' })).toBe(false);
  expect(mayChangeSettings('administrator', { findByName: 'off' })).toBe(true);
});

test('a home is deleted by its administrator, with its name typed letter for letter', () => {
  expect(mayDelete('administrator', { name: 'Seri Pandan' }, ' Seri Pandan ')).toBe(true);
  expect(mayDelete('administrator', { name: 'Seri Pandan' }, 'seri pandan')).toBe(false);
  expect(mayDelete('member', { name: 'Seri Pandan' }, 'Seri Pandan')).toBe(false);
});

test('tones repeat in joining order', () => {
  expect([0, 1, 7, 8].map(toneOf)).toEqual([TONES[0], TONES[1], TONES[7], TONES[0]]);
});

test('after a removal no one joins by name unasked', () => {
  expect(FIND_BY_NAME).toEqual(['anyone', 'ask_first', 'off']);
  expect(FIND_BY_NAME.map(findByNameAfterRemoval)).toEqual(['ask_first', 'ask_first', 'off']);
});

test('declined people may ask again after a day, and a request waits for thirty days', () => {
  expect(ASK_AGAIN_MS).toBe(86_400_000);
  expect(JOIN_REQUEST_EXPIRY_MS).toBe(2_592_000_000);
});

test('an administrator with other members hands over before deleting the account', () => {
  expect(ROLES).toEqual(['administrator', 'member']);
  expect(mustHandOver('administrator', 2)).toBe(true);
  expect(mustHandOver('administrator', 1)).toBe(false);
  expect(mustHandOver('member', 2)).toBe(false);
});

test('the settings of a new home', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    includeWeekends: false,
    autoGenerate: true,
    weeksInAdvance: 8,
    findByName: 'anyone',
    exchangeAutomatically: true,
    dealBy: 'turns',
  });
  expect(TONES).toEqual(['leaf', 'mango', 'hibiscus', 'sky', 'orchid', 'teal', 'brick', 'lime']);
});
