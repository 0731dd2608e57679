import { expect, test } from 'vitest';
import {
  badgeOf,
  isFromEarlierWeek,
  mayComplete,
  mayLetGo,
  mayPutBack,
  mayRemind,
  mayReopen,
  mayClaim,
  mayEndClaim,
  mayThank,
  openStatus,
  PLAN_UNDO_MS,
} from '#domain/chores.ts';

const today = '2026-11-21';

test('a chore is overdue from the day after its day', () => {
  expect(openStatus('2026-11-20', today)).toBe('overdue');
  expect(openStatus('2026-11-21', today)).toBe('pending');
  expect(openStatus('2026-11-22', today)).toBe('pending');
});

test('the badge follows the date, also before the status does', () => {
  const badge = (status: 'pending' | 'overdue' | 'completed', dueDate: string) =>
    badgeOf({ status, dueDate }, today);
  expect(badge('pending', '2026-11-20')).toBe('overdue');
  expect(badge('overdue', '2026-11-20')).toBe('overdue');
  expect(badge('pending', '2026-11-21')).toBe('due-today');
  expect(badge('pending', '2026-11-22')).toBe('scheduled');
  expect(badge('completed', '2026-11-20')).toBe('completed');
});

test('only the assignee completes, and only an open chore', () => {
  expect(mayComplete('a', { status: 'pending', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'overdue', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'completed', assignedTo: 'a' })).toBe(false);
  expect(mayComplete('b', { status: 'pending', assignedTo: 'a' })).toBe(false);
});

test('only the member who completed it reopens it, until that day ends', () => {
  const done = { status: 'completed' as const, completedBy: 'a', completedOn: today };
  expect(mayReopen('a', done, today)).toBe(true);
  expect(mayReopen('a', done, '2026-11-22')).toBe(false);
  expect(mayReopen('b', done, today)).toBe(false);
  expect(mayReopen('a', { status: 'pending', completedBy: null, completedOn: null }, today)).toBe(false);
  // Reopened already.
  expect(mayReopen('a', { ...done, status: 'pending' }, today)).toBe(false);
});

test('an open chore is of an earlier week once its Sunday has passed', () => {
  const isEarlier = (dueDate: string, day: string, status: 'pending' | 'overdue' | 'completed' = 'overdue') =>
    isFromEarlierWeek({ status, dueDate }, day);
  expect(isEarlier('2026-11-20', '2026-11-22')).toBe(false);
  expect(isEarlier('2026-11-20', '2026-11-23')).toBe(true);
  expect(isEarlier('2026-11-22', '2026-11-23', 'pending')).toBe(true);
  expect(isEarlier('2026-11-23', '2026-11-24')).toBe(false);
  expect(isEarlier('2026-11-20', '2026-11-23', 'completed')).toBe(false);
});

test('its assignee or the administrator lets a chore go, and only the one who did puts it back, on that day', () => {
  expect(mayLetGo({ userId: 'a', role: 'member' }, { assignedTo: 'a' })).toBe(true);
  expect(mayLetGo({ userId: 'b', role: 'member' }, { assignedTo: 'a' })).toBe(false);
  expect(mayLetGo({ userId: 'b', role: 'administrator' }, { assignedTo: 'a' })).toBe(true);
  expect(mayPutBack('a', { by: 'a', on: today }, today)).toBe(true);
  expect(mayPutBack('b', { by: 'a', on: today }, today)).toBe(false);
  expect(mayPutBack('a', { by: 'a', on: '2026-11-20' }, today)).toBe(false);
});

test('a plan that was replaced can be brought back for seven days', () => {
  expect(PLAN_UNDO_MS).toBe(604_800_000);
});

test('every member but its assignee may remind of an open chore whose day has passed', () => {
  const late = { status: 'overdue' as const, assignedTo: 'other', dueDate: '2026-11-20' };
  expect(mayRemind('me', late, today)).toBe(true);
  expect(mayRemind('other', late, today)).toBe(false);
  expect(mayRemind('me', { ...late, dueDate: today }, today)).toBe(false);
  expect(mayRemind('me', { ...late, status: 'completed' }, today)).toBe(false);
});

const claimed = (fields: Partial<Parameters<typeof mayClaim>[1]> = {}) => ({
  status: 'pending' as const,
  assignedTo: 'other',
  dueDate: '2026-11-24',
  claimedFrom: null,
  claimedOn: null,
  ...fields,
});

test("a member takes over a housemate's open chore of today or before, unless it was taken over already", () => {
  const may = (fields: Parameters<typeof claimed>[0]) => mayClaim('me', claimed(fields), '2026-11-24');
  expect(may({})).toBe(true);
  expect(may({ dueDate: '2026-11-23', status: 'overdue' })).toBe(true);
  expect(may({ dueDate: '2026-11-25' })).toBe(false);
  expect(may({ assignedTo: 'me' })).toBe(false);
  expect(may({ status: 'completed' })).toBe(false);
  expect(may({ claimedOn: '2026-11-24' })).toBe(false);
  expect(may({ dueDate: '2026-11-23', claimedOn: '2026-11-24' })).toBe(false);
  // Taken over yesterday: one that was moved to today stays, a late one may change hands again.
  expect(may({ claimedOn: '2026-11-23' })).toBe(false);
  expect(may({ dueDate: '2026-11-23', claimedOn: '2026-11-23' })).toBe(true);
});

test('either of the two ends that on the same day, while the one who had it lives there', () => {
  const known = { today: '2026-11-24', memberIds: ['me', 'other', 'third'] };
  const taken = claimed({ assignedTo: 'me', claimedFrom: 'other', claimedOn: '2026-11-24' });
  const may = (userId: string, chore = taken, where = known) => mayEndClaim(userId, chore, where);
  expect(['me', 'other', 'third'].map((userId) => may(userId))).toEqual([true, true, false]);
  expect(may('me', { ...taken, status: 'completed' })).toBe(false);
  expect(may('me', taken, { ...known, today: '2026-11-25' })).toBe(false);
  expect(may('me', taken, { ...known, memberIds: ['me', 'third'] })).toBe(false);
  expect(may('me', claimed({ assignedTo: 'me' }))).toBe(false);
});

test('members thank for what a present housemate completed, not for their own', () => {
  const members = ['me', 'other'];
  expect(mayThank('me', { completedBy: 'other' }, members)).toBe(true);
  expect(mayThank('other', { completedBy: 'other' }, members)).toBe(false);
  expect(mayThank('me', { completedBy: null }, members)).toBe(false);
  expect(mayThank('me', { completedBy: 'former' }, members)).toBe(false);
});
