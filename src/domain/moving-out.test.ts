import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReminderDue, moneyToSettle, REMINDED_SHOWN_DAYS } from '#domain/moving-out.ts';

const share = (userId: string, amount: number) => ({ paymentId: `p${amount}`, userId, amount });

test('each person is listed on one side by the difference; the sums are all that is open each way', () => {
  const priya = { name: 'Priya', lines: [share('me', 5960), share('me', 9385), share('priya', 4680)] };
  const wei = { name: 'Wei', lines: [share('wei', 7070)] };
  const even = { name: 'Even', lines: [share('me', 300), share('even', 300)] };
  const none = { name: 'None', lines: [] };
  expect(moneyToSettle('me', [priya, wei, even, none])).toEqual({
    owe: [priya, even],
    owed: [wei],
    owesSum: 15645,
    owedSum: 12050,
  });
});

test('everyone with an open share is listed, and the two sums are all open shares', () => {
  const amounts = fc.array(fc.record({ mine: fc.boolean(), amount: fc.integer({ min: 1, max: 100_000 }) }));
  fc.assert(
    fc.property(fc.array(amounts), (all) => {
      const people = all.map((lines) => ({
        lines: lines.map(({ mine, amount }) => share(mine ? 'me' : 'other', amount)),
      }));
      const { owe, owed, owesSum, owedSum } = moneyToSettle('me', people);
      expect(owe.length + owed.length).toBe(people.filter(({ lines }) => lines.length > 0).length);
      const sumOf = (isMine: boolean) =>
        all.flat().reduce((sum, { mine, amount }) => sum + (mine === isMine ? amount : 0), 0);
      expect([owesSum, owedSum]).toEqual([sumOf(true), sumOf(false)]);
    }),
  );
});

test('a reminder is offered again once three days have passed', () => {
  expect(REMINDED_SHOWN_DAYS).toBe(3);
  expect(isReminderDue('2026-11-24', undefined)).toBe(true);
  expect(isReminderDue('2026-11-24', '2026-11-22')).toBe(false);
  expect(isReminderDue('2026-11-25', '2026-11-22')).toBe(true);
});
