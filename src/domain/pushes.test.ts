import { expect, test } from 'vitest';
import { hourOfTime, pushedKind } from '#domain/pushes.ts';

test('a device is told of what an email tells of, by its kind', () => {
  expect(pushedKind('swap_request')).toBe('swaps');
  expect(pushedKind('member_joined')).toBe('home');
  expect(pushedKind('payment_let_go')).toBe('payments');
  expect(pushedKind('plan_changed')).toBeUndefined();
  expect(pushedKind('toString')).toBeUndefined();
});

test('a time has its full hour', () => {
  expect(['08:15', '23:00', '00:59'].map(hourOfTime)).toEqual([8, 23, 0]);
});
