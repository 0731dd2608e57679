import { expect, test } from 'vitest';
import { reminderText } from '#web/money/reminder-text.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const open = { displayName: 'Ben Tan', paid: false, letGoAt: null, inReview: false };
const wanted = { unreachable: null };
const textFor = (...debtors: Parameters<typeof reminderText>[0]['debtors']) =>
  reminderText({ debtors, timeZone });
// 01:30 of the next day in the home.
const lastAt = new Date('2026-11-20T17:30:00Z');

test('the text names reminders before the first, between two, and after the last', () => {
  expect(textFor({ ...open, reminders: { ...wanted, sent: 0, lastAt: null, nextOn: '2026-11-24' } })).toBe(
    'First reminder on Nov 24',
  );
  expect(textFor({ ...open, reminders: { ...wanted, sent: 1, lastAt, nextOn: '2026-11-24' } })).toBe(
    'Last reminder Nov 21 · next Nov 24',
  );
  expect(textFor({ ...open, reminders: { ...wanted, sent: 5, lastAt, nextOn: null } })).toBe(
    'Last reminder Nov 21 · that was the last one',
  );
});

test('the text names no next reminder if none is planned, though the last was not sent', () => {
  expect(textFor({ ...open, reminders: { ...wanted, sent: 0, lastAt: null, nextOn: null } })).toBe(
    'No reminder sent yet',
  );
  expect(textFor({ ...open, reminders: { ...wanted, sent: 1, lastAt, nextOn: null } })).toBe(
    'Last reminder Nov 21',
  );
});

test('the text of several shares names the latest and the next reminder, but not of paid shares or waiting proofs', () => {
  const others = [
    { ...open, paid: true, reminders: { ...wanted, sent: 1, lastAt: new Date('2026-11-22'), nextOn: null } },
    { ...open, inReview: true, reminders: { ...wanted, sent: 0, lastAt: null, nextOn: '2026-11-22' } },
  ];
  expect(textFor(...others)).toBe('');
  expect(
    textFor(
      ...others,
      { ...open, reminders: { ...wanted, sent: 2, lastAt, nextOn: '2026-11-26' } },
      { ...open, reminders: { ...wanted, sent: 1, lastAt: new Date('2026-11-18'), nextOn: '2026-11-24' } },
    ),
  ).toBe('Last reminder Nov 21 · next Nov 24');
});

test('the text says why no debtor can be reached', () => {
  const stopped = {
    ...open,
    reminders: { sent: 1, lastAt, nextOn: null, unreachable: 'stopped' as const },
  };
  const gone = { ...open, reminders: { ...stopped.reminders, unreachable: 'gone' as const } };
  expect(textFor(stopped, gone)).toBe('No reminders: Ben Tan stopped them');
  expect(textFor(gone)).toBe('No reminders: the account was deleted');
  expect(
    textFor(gone, { ...open, reminders: { ...wanted, sent: 0, lastAt: null, nextOn: '2026-11-24' } }),
  ).toBe('First reminder on Nov 24');
});
