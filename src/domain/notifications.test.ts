import { expect, test } from 'vitest';
import {
  joinThanks,
  NOTIFICATION_RETENTION_MS,
  NOTIFICATIONS_PAGE,
  thanksData,
} from '#domain/notifications.ts';

test('notifications are stored for 180 days, and read fifty at a time', () => {
  expect(NOTIFICATION_RETENTION_MS).toBe(15_552_000_000);
  expect(NOTIFICATIONS_PAGE).toBe(50);
});

const day = '2026-11-24';
const thank = (userId: string, choreId: string) => ({
  userId,
  choreId,
  choreType: choreId,
  choreDueDate: day,
});
const thanksOf = (homeId: string, on: string, ...thanks: [string, string][]) => {
  const data = thanksData(
    homeId,
    on,
    thanks.map(([userId, choreId]) => thank(userId, choreId)),
  );
  if (!data) throw new Error('there are thanks');
  return data;
};

test('thanks of the same home and day join, the newest first, each once', () => {
  const known = thanksOf('home', day, ['priya', 'sweep'], ['wei', 'mop']);
  const both = joinThanks(known, thanksOf('home', day, ['wei', 'mop']));
  expect(both).toEqual(thanksOf('home', day, ['wei', 'mop'], ['priya', 'sweep']));
  expect(both).toMatchObject({ userId: 'wei', choreId: 'mop' });
  expect(joinThanks(known, thanksOf('home', '2026-11-25', ['wei', 'sweep']))).toBeUndefined();
  expect(joinThanks(known, thanksOf('elsewhere', day, ['wei', 'sweep']))).toBeUndefined();
});

test('no thanks are no notification, and one stores fifty at most', () => {
  expect(thanksData('home', day, [])).toBeUndefined();
  const many = Array.from({ length: 60 }, (_, at) => thank('wei', `chore ${at}`));
  expect(thanksData('home', day, many)?.thanks).toEqual(many.slice(0, 50));
});
