import { EMAILS } from '#server/telling/letters/kinds.ts';
import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { putProof, sharedPost } from '#test/builders/payments.ts';
import { only } from '#test/builders/post-office.ts';
import { sharesBetween, owingForHours, shownOf } from '#test/builders/settling-up.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { sharedApp } from '#test/running/app.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';
import { notificationsOf } from '#test/observers/notifications.ts';

const app = await sharedApp();
const post = await sharedPost(app);

test('all that one person owes is let go at once and announced once; the other direction stays', async () => {
  const { aisyah, ben, homeId, historyOf, which, theirs, groceries } = await owingForHours(app);
  const [first, second] = await theirs();
  const lines = shownOf(await theirs());
  await aisyah.api.settlingUp.letGoAll({ ...which, lines });
  expect(await sharesBetween(aisyah, ben, homeId)).toMatchObject([{ paymentId: groceries.id }]);
  expect(await notificationsOf(app, ben, 'payment_let_go')).toMatchObject([
    {
      paymentId: first?.paymentId,
      title: first?.title,
      amount: 15_345,
      others: [{ paymentId: second?.paymentId, title: second?.title }],
    },
  ]);
  expect(await historyOf('money_let_go')).toHaveLength(1);
  // The answer was lost.
  await aisyah.api.settlingUp.letGoAll({ ...which, lines });
  expect(await notificationsOf(app, ben, 'payment_let_go')).toHaveLength(1);
  const letter = only(await post.lettersTo(ben, /no longer asks/));
  expect(letter.subject).toBe('Aisyah Rahman no longer asks you for RM 153.45: 2 shares');
  expect(letter.text).toMatch(/^RM 93\.85: +Water filter$/m);
  expect(letter.text).toMatch(/^RM 59\.60: +TNB electricity, October$/m);
  expect(letter.text).toContain(`${PUBLIC_URL}/pay-my-money-back?homeId=${homeMark(homeId)}\n`);
});

test('an email about several shares waits if none of them is let go for the first time, and says what is true then', async () => {
  const { aisyah, ben, homeId, which, theirs, electricity, filter, ask } = await owingForHours(app);
  const letGoAll = async () => aisyah.api.settlingUp.letGoAll({ ...which, lines: shownOf(await theirs()) });
  const reopen = ({ id }: { id: string }) =>
    aisyah.api.payments.reopenPayment({ homeId, paymentId: id, userId: ben.userId });
  const subjects = async () =>
    (await post.lettersTo(ben, /no longer asks/)).map(({ subject }) => subject?.replace(/^.* for /, ''));
  await letGoAll();
  expect(await subjects()).toEqual(['RM 153.45: 2 shares']);
  await reopen(electricity);
  await ask(aisyah, [ben], 'Gas', 3000);
  await letGoAll();
  expect(await subjects()).toEqual(['RM 153.45: 2 shares', 'RM 89.60: 2 shares']);
  await reopen(electricity);
  await reopen(filter);
  await letGoAll();
  await reopen(electricity);
  // Neither may be announced within the hour.
  const waiting = (await queuedLetters(app, 'payment-let-go')).find(({ userId }) => userId === ben.userId);
  if (!waiting) throw new Error('nothing waits');
  const { now } = app.clock;
  const sending = { publicUrl: PUBLIC_URL, language: 'en' as const, stops: [], now, queuedAt: now };
  expect((await EMAILS['payment-let-go'].read(app.db, waiting, sending))?.subject).toMatch(
    /for RM 93\.85: Water filter$/,
  );
});

test('if one share is no longer open as shown, none is let go', async () => {
  const { aisyah, ben, chloe, homeId, which, theirs, electricity } = await owingForHours(app);
  const lines = shownOf(await theirs());
  const letGo = (person: Person) => refusalOf(person.api.settlingUp.letGoAll({ ...which, lines }));
  // These shares are owed to Aisyah.
  expect(await letGo(chloe)).toBe('FORBIDDEN');
  await putProof(app, electricity, ben, { state: 'review' });
  expect(await letGo(aisyah)).toBe('SETTLING_CHANGED');
  expect(await theirs()).toHaveLength(2);
  await ben.api.payments.takeBackProof({ paymentId: electricity.id, userId: ben.userId });
  await ben.api.payments.markAsPaid({ homeId, paymentId: electricity.id });
  expect(await letGo(aisyah)).toBe('SETTLING_CHANGED');
  expect(await theirs()).toHaveLength(1);
  expect(await notificationsOf(app, ben, 'payment_let_go')).toEqual([]);
});
