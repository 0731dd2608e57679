import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import type { Person } from '#test/builders/homes.ts';
import { putProof } from '#test/builders/payments.ts';
import { sharesBetween, owingForHours } from '#test/builders/settling-up.ts';
import { queuedLetters } from '#test/observers/letters.ts';

const app = await sharedApp();

const remindersTo = async ({ userId }: Person) =>
  (await queuedLetters(app, 'payment-reminder')).filter((letter) => letter.userId === userId);

test('a reminder of all that one person owes is one letter to them, and its day is shown', async () => {
  const { aisyah, ben, homeId, which, theirs, electricity, filter } = await owingForHours(app);
  expect(await aisyah.api.settlingUp.remindOfAll(which)).toEqual({ lines: 2, none: null });
  const [letter, ...more] = await remindersTo(ben);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    userId: ben.userId,
    number: 1,
    others: [{ homeId, userId: ben.userId }],
  });
  const named = [letter?.paymentId, letter?.others?.[0]?.paymentId];
  expect(new Set(named)).toEqual(new Set([electricity.id, filter.id]));
  expect((await theirs()).map(({ remindedOn }) => remindedOn)).toEqual(['2026-11-17', '2026-11-17']);
  // Only the requester sees when reminders left.
  expect((await sharesBetween(ben, aisyah, homeId)).map(({ remindedOn }) => remindedOn)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await aisyah.api.settlingUp.remindOfAll(which)).toEqual({ lines: 0, none: 'recent' });
  expect(await remindersTo(ben)).toHaveLength(1);
});

test('a share with a waiting receipt gets no reminder, and neither does a person who owes nothing', async () => {
  const { aisyah, ben, chloe, homeId, which, electricity, filter } = await owingForHours(app);
  await putProof(app, electricity, ben, { state: 'review' });
  expect(await aisyah.api.settlingUp.remindOfAll(which)).toEqual({ lines: 1, none: null });
  const [letter] = await remindersTo(ben);
  expect(letter).toMatchObject({ paymentId: filter.id });
  expect(letter).not.toHaveProperty('others');
  await putProof(app, filter, ben, { state: 'review' });
  expect(await aisyah.api.settlingUp.remindOfAll(which)).toEqual({ lines: 0, none: 'review' });
  expect(await chloe.api.settlingUp.remindOfAll({ homeId, userId: ben.userId })).toEqual({
    lines: 0,
    none: 'paid',
  });
});
