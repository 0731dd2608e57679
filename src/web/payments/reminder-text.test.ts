import { expect, test } from 'vitest';
import { reminderText } from '#web/payments/reminder-text.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const open = { paid: false, inReview: false };
const told = (...debtors: Parameters<typeof reminderText>[0]['debtors']) =>
  reminderText({ debtors, timeZone });
// 01:30 of the next day in the home.
const lastAt = new Date('2026-11-20T17:30:00Z');

test('before the first, between two, and after the last', () => {
  expect(told({ ...open, reminders: { sent: 0, lastAt: null, nextOn: '2026-11-24' } })).toBe(
    'First reminder on Nov 24',
  );
  expect(told({ ...open, reminders: { sent: 1, lastAt, nextOn: '2026-11-24' } })).toBe(
    'Last reminder Nov 21 · next Nov 24',
  );
  expect(told({ ...open, reminders: { sent: 5, lastAt, nextOn: null } })).toBe(
    'Last reminder Nov 21 · that was the last one',
  );
});

test('whoever stopped them had none, or none after the first', () => {
  expect(told({ ...open, reminders: { sent: 0, lastAt: null, nextOn: null } })).toBe('No reminder sent yet');
  expect(told({ ...open, reminders: { sent: 1, lastAt, nextOn: null } })).toBe('Last reminder Nov 21');
});

test('of several the latest and the next; nothing of those who paid, or whose proof waits', () => {
  const others = [
    { paid: true, inReview: false, reminders: { sent: 1, lastAt: new Date('2026-11-22'), nextOn: null } },
    { paid: false, inReview: true, reminders: { sent: 0, lastAt: null, nextOn: '2026-11-22' } },
  ];
  expect(told(...others)).toBe('');
  expect(
    told(
      ...others,
      { ...open, reminders: { sent: 2, lastAt, nextOn: '2026-11-26' } },
      { ...open, reminders: { sent: 1, lastAt: new Date('2026-11-18'), nextOn: '2026-11-24' } },
    ),
  ).toBe('Last reminder Nov 21 · next Nov 24');
});
