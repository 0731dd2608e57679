import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publish } from '#server/platform/live/publish.ts';
import { listPayments } from '#server/money/payments/list.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { callableClient } from '#test/steps/callables.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { proofAnswers } from '#words/proofs.ts';

const app = await sharedApp();

/** Dina and Chloe owe Ben; Chloe has paid, so that the request stays when Ben deletes his account. */
async function owingBen() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const [chloe, dina] = [await signUp(app, 'Chloe Lim'), await signUp(app, 'Dina Yusof')];
  for (const person of [chloe, dina]) await person.api.homes.joinHome({ homeId });
  const payment = await askForMoney(ben, homeId, [chloe, dina]);
  const which = { homeId, paymentId: payment.id };
  await chloe.api.payments.markAsPaid(which);
  const leave = (person: Person) => person.api.users.deleteAccount({ password: person.password });
  const notificationsOf = async ({ userId }: Person) => {
    const rows = app.db.selectFrom('notifications').select('type').where('user_id', '=', userId);
    return (await rows.execute()).map(({ type }) => type);
  };
  return { aisyah, ben, chloe, dina, homeId, payment, which, leave, notificationsOf };
}

test('a receipt cannot be sent to a deleted account', async () => {
  const { ben, dina, payment, which, leave } = await owingBen();
  const proof = await putProof(app, payment, dina, { state: 'rejected' });
  const share = { paymentId: payment.id, userId: dina.userId };
  const ofShare = app.db.updateTable('payment_debtors').where('user_id', '=', dina.userId);
  await ofShare.set({ refusals: 2 }).execute();
  const goes = new Date(app.clock.now.getTime() + 1000);
  const files = app.db.updateTable('payment_proofs').set({ has_files: true, remove_files_at: goes });
  await files.where('id', '=', proof).execute();
  const token = await mintLink(app.db, { ...which, userId: dina.userId }, app.clock.now);
  await leave(ben);

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');
  await using client = callableClient(app.base);
  const answer = await client.call('verifyPaymentProof', {
    ...share,
    token,
    fileData: png,
    mimeType: 'image/png',
  });
  expect(answer).toEqual({ success: false, verified: false, message: proofAnswers.gone });
  expect(await refusalOf(dina.api.payments.askForReview(share))).toBe('PAYMENT_NOT_FOUND');
  const [open] = await listPayments(app.db, dina.userId, { ...which, before: undefined, limit: 1 });
  expect(open?.requesterGone).toBe(true);
  expect(open?.debtors.find(({ userId }) => userId === dina.userId)?.inReview).toBe(false);
  expect(await queuedLetters(app, 'payment-review')).toEqual([]);

  await dina.api.payments.markAsPaid(which);
  const paid = await client.call('verifyPaymentProof', {
    ...share,
    token,
    fileData: png,
    mimeType: 'image/png',
  });
  expect(paid).toMatchObject({ verified: true, message: proofAnswers.paid });
});

test('a deleted account gets no notifications', async () => {
  const { ben, dina, payment, which, leave, notificationsOf } = await owingBen();
  await putProof(app, payment, dina, { state: 'review' });
  await leave(dina);
  const word = { ...which, userId: dina.userId, approve: true };
  const answered = await ben.api.payments.reviewPaymentProof(word);
  expect(answered.debtors.map(({ paid }) => paid)).toEqual([true, true]);
  await ben.api.payments.reopenPayment(word);
  expect(await notificationsOf(dina)).toEqual([]);

  const other = await owingBen();
  await other.leave(other.ben);
  await other.dina.api.payments.markAsPaid(other.which);
  expect(await notificationsOf(other.ben)).toEqual([]);
});

test('a person who shared costs with hundreds of people can delete their account: each of them is notified', async () => {
  const { dina } = await owingBen();
  await using stream = await listenLive(app, dina);
  const others = Array.from({ length: 300 }, () => randomUUID());
  await publish(app.db, [{ userIds: [...others, dina.userId], topics: ['payments'] }]);
  await stream.receives('payments');
});

test('a requester who left can do what their request allows, and a debtor only with their own share', async () => {
  const { aisyah, ben, chloe, dina, homeId, payment, which } = await owingBen();
  const ofDina = { ...which, userId: dina.userId };
  await ben.api.homes.leaveHome({ homeId });
  await aisyah.api.homes.removeMember({ homeId, userId: dina.userId });
  expect(await refusalOf(ben.api.payments.markAsPaid(which))).toBe('FORBIDDEN');
  expect(await refusalOf(dina.api.payments.letGoPayment(ofDina))).toBe('FORBIDDEN');
  expect(await refusalOf(chloe.api.payments.letGoPayment(ofDina))).toBe('FORBIDDEN');
  const asksBen = () => [
    ben.api.payments.sendReminders(which),
    ben.api.payments.deletePaymentRequest(which),
    ben.api.payments.reviewPaymentProof({ ...ofDina, approve: true }),
  ];
  await app.db
    .updateTable('payment_debtors')
    .set({ notified_at: new Date(0) })
    .where('payment_id', '=', payment.id)
    .execute();
  expect(await Promise.all(asksBen().map(refusalOf))).toEqual([
    'not refused',
    'PAYMENT_PAID',
    'PROOF_ANSWERED',
  ]);
  expect((await ben.api.payments.letGoPayment(ofDina)).debtors.filter(({ letGoAt }) => letGoAt)).toHaveLength(
    1,
  );
  expect(
    (await ben.api.payments.reopenPayment(ofDina)).debtors.filter(({ letGoAt }) => letGoAt),
  ).toHaveLength(0);
  expect(await refusalOf(dina.api.payments.markAsPaid(which))).toBe('not refused');
});

test('repeated payment actions of a person who left are in the history once a day', async () => {
  const { aisyah, ben, chloe, dina, homeId, which } = await owingBen();
  const ofDina = { ...which, userId: dina.userId };
  const entries = async () => {
    const history = await aisyah.api.homes.listHistory({ homeId });
    return history.entries.map(({ type }) => type).filter((type) => /let_go|reopened/.test(type));
  };
  const goBackAndForth = async () => {
    await ben.api.payments.letGoPayment(ofDina);
    await ben.api.payments.reopenPayment(ofDina);
  };
  const ageEntries = () =>
    app.db
      .updateTable('home_events')
      .set({ created_at: sql`created_at - interval '1 day'` })
      .where('home_id', '=', homeId)
      .execute();
  await goBackAndForth();
  await goBackAndForth();
  const lived = ['money_reopened', 'money_let_go', 'money_reopened', 'money_let_go'];
  expect(await entries()).toEqual(lived);
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  await ageEntries();
  await goBackAndForth();
  await goBackAndForth();
  expect(await entries()).toEqual(['money_reopened', 'money_let_go', ...lived]);
  await ageEntries();
  await goBackAndForth();
  expect(await entries()).toHaveLength(8);
  // The same action with another person is another entry.
  await ben.api.payments.reopenPayment({ ...which, userId: chloe.userId });
  expect(await entries()).toHaveLength(9);
});
