import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { putProof } from '#test/builders/payments.ts';
import { linesBetween, owingEachOther, shownOf } from '#test/builders/settling-up.ts';
import { queuedLetters } from '#test/observers/letters.ts';

const app = await sharedApp();

const toldOf = async ({ userId }: Person, type: string) => {
  const rows = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute();
  return rows.map(({ data }) => data);
};

const remindersTo = async ({ userId }: Person) =>
  (await queuedLetters(app, 'payment-reminder')).filter((letter) => letter.userId === userId);

/** Ben owes Aisyah two lines since more than an hour; what she is shown of them. */
async function owing() {
  const home = await owingEachOther(app);
  const { aisyah, ben, homeId } = home;
  setClock(app, '2026-11-17T06:00:00Z');
  const theirs = async () =>
    (await linesBetween(aisyah, ben, homeId)).filter(({ userId }) => userId === ben.userId);
  return { ...home, which: { homeId, userId: ben.userId }, theirs };
}

test('a reminder of all that one owes is one letter, to nobody else, and its day shows', async () => {
  const { aisyah, ben, homeId, which, theirs, electricity, filter } = await owing();
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
  // When reminders went out is the requester's to know.
  expect((await linesBetween(ben, aisyah, homeId)).map(({ remindedOn }) => remindedOn)).toEqual([
    null,
    null,
    null,
  ]);
  expect(await aisyah.api.settlingUp.remindOfAll(which)).toEqual({ lines: 0, none: 'recent' });
  expect(await remindersTo(ben)).toHaveLength(1);
});

test('a line whose receipt waits is not reminded of, and who owes nothing hears nothing', async () => {
  const { aisyah, ben, chloe, homeId, which, electricity, filter } = await owing();
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

test('all that one owes is let go at once, each line told as on its card; the other way stays', async () => {
  const { aisyah, ben, homeId, which, theirs, groceries } = await owing();
  const lines = shownOf(await theirs());
  await aisyah.api.settlingUp.letGoAll({ ...which, lines });
  expect(await linesBetween(aisyah, ben, homeId)).toMatchObject([{ paymentId: groceries.id }]);
  expect(await toldOf(ben, 'payment_let_go')).toHaveLength(2);
  const letters = await queuedLetters(app, 'payment-let-go');
  expect(letters.filter(({ userId }) => userId === ben.userId)).toHaveLength(2);
  // Its answer was lost.
  await aisyah.api.settlingUp.letGoAll({ ...which, lines });
  expect(await toldOf(ben, 'payment_let_go')).toHaveLength(2);
});

test('where one line is not open any more as it was shown, none is let go', async () => {
  const { aisyah, ben, chloe, homeId, which, theirs, electricity } = await owing();
  const lines = shownOf(await theirs());
  const letGo = (person: Person) => refusalOf(person.api.settlingUp.letGoAll({ ...which, lines }));
  // They are owed to Aisyah.
  expect(await letGo(chloe)).toBe('FORBIDDEN');
  await putProof(app, electricity, ben, { state: 'review' });
  expect(await letGo(aisyah)).toBe('SETTLING_CHANGED');
  expect(await theirs()).toHaveLength(2);
  await ben.api.payments.takeBackProof({ paymentId: electricity.id, userId: ben.userId });
  await ben.api.payments.markAsPaid({ homeId, paymentId: electricity.id });
  expect(await letGo(aisyah)).toBe('SETTLING_CHANGED');
  expect(await theirs()).toHaveLength(1);
  expect(await toldOf(ben, 'payment_let_go')).toEqual([]);
});
