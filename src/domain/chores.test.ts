import { expect, test } from 'vitest';
import { badgeOf, mayComplete, mayReopen, openStatus } from '#domain/chores.ts';

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

test('only the assignee completes, and only what is open', () => {
  expect(mayComplete('a', { status: 'pending', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'overdue', assignedTo: 'a' })).toBe(true);
  expect(mayComplete('a', { status: 'completed', assignedTo: 'a' })).toBe(false);
  expect(mayComplete('b', { status: 'pending', assignedTo: 'a' })).toBe(false);
});

test('whoever completed it reopens it until the end of that day', () => {
  const done = { status: 'completed' as const, completedBy: 'a', completedOn: today };
  expect(mayReopen('a', done, today)).toBe(true);
  expect(mayReopen('a', done, '2026-11-22')).toBe(false);
  expect(mayReopen('b', done, today)).toBe(false);
  expect(mayReopen('a', { status: 'pending', completedBy: null, completedOn: null }, today)).toBe(false);
});
