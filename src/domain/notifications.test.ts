import { expect, test } from 'vitest';
import { NOTIFICATION_RETENTION_MS, NOTIFICATIONS_PAGE } from '#domain/notifications.ts';

test('notifications are stored for 180 days, and read fifty at a time', () => {
  expect(NOTIFICATION_RETENTION_MS).toBe(15_552_000_000);
  expect(NOTIFICATIONS_PAGE).toBe(50);
});
