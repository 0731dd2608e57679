import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { removeDueProofs } from '#server/money/proofs/keeping.ts';
import { findReuse } from '#server/money/proofs/rows.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { homeOfTwo, setClock, twoServers } from '#test/builders/boards.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** Ben's receipt waits for Aisyah since Monday, November 16th 2026, 10:00 in Kuala Lumpur: he was refused twice and has asked her. */
async function waiting(server: TestApp = app) {
  const { aisyah, ben, homeId } = await homeOfTwo(server);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const id = await putProof(server, payment, ben, { state: 'rejected' });
  await server.db
    .updateTable('payment_proofs')
    .set({ has_files: true, remove_files_at: new Date(server.clock.now.getTime() + 60_000) })
    .where('id', '=', id)
    .execute();
  await server.db
    .updateTable('payment_debtors')
    .set({ refusals: 2 })
    .where('payment_id', '=', payment.id)
    .execute();
  const share = { paymentId: payment.id, userId: ben.userId };
  await ben.api.payments.askForReview(share);
  const bellReminders = async () => {
    const { notifications } = await aisyah.api.notifications.listNotifications({});
    return notifications
      .filter(({ type, data }) => type === 'payment_review' && data['paymentId'] === payment.id)
      .map(({ data }) => data['again'])
      .toReversed();
  };
  const letters = async () =>
    (await queuedLetters(server, 'payment-review'))
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ again }) => again);
  return { aisyah, ben, homeId, payment, share, bellReminders, letters };
}

/** Runs the reminders at that time in Kuala Lumpur. */
async function roundAt(day: string, time: string) {
  setClock(app, `${day}T${time}:00+08:00`);
  await app.remind();
}

test('a waiting receipt is brought up every three days between nine and eight, at most five times', async () => {
  const { aisyah, bellReminders, letters } = await waiting();
  await roundAt('2026-11-18', '12:00');
  await roundAt('2026-11-19', '08:59');
  await roundAt('2026-11-19', '20:00');
  expect([await bellReminders(), await letters()]).toEqual([[undefined], [undefined]]);
  await using live = await listenLive(app, aisyah);
  await roundAt('2026-11-20', '09:00');
  await live.receives('notifications');
  await roundAt('2026-11-20', '09:03');
  await roundAt('2026-11-22', '19:59');
  expect([await bellReminders(), await letters()]).toEqual([
    [undefined, 1],
    [undefined, 1],
  ]);
  await roundAt('2026-11-23', '09:00');
  expect(await bellReminders()).toEqual([undefined, 1, 2]);
  for (let day = '2026-11-24'; day < '2026-12-24'; day = addDays(day, 1)) await roundAt(day, '10:00');
  const all = [undefined, 1, 2, 3, 4, 5];
  expect([await bellReminders(), await letters()]).toEqual([all, all]);
});

test('answered, withdrawn and deleted receipts are not brought up any more', async () => {
  const answered = await waiting();
  const { homeId, share } = answered;
  await answered.aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: false });
  const back = await waiting();
  await back.ben.api.payments.takeBackProof(back.share);
  const gone = await waiting();
  const goes = app.db.updateTable('users').set({ deleted_at: app.clock.now });
  await goes.where('id', '=', gone.aisyah.userId).execute();
  const other = await waiting();
  await roundAt('2026-11-19', '10:00');
  for (const each of [answered, back, gone]) expect(await each.letters()).toEqual([undefined]);
  expect(await other.letters()).toEqual([undefined, 1]);
});

test('a receipt that waits a second time is counted from the start', async () => {
  const { ben, homeId, aisyah, share, letters } = await waiting();
  await roundAt('2026-11-19', '10:00');
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: false });
  await app.db
    .updateTable('payment_proofs')
    .set({ state: 'rejected', remove_files_at: new Date('2026-12-01T00:00:00Z') })
    .where('payment_id', '=', share.paymentId)
    .execute();
  await app.db
    .updateTable('payment_debtors')
    .set({ refusals: 2 })
    .where('payment_id', '=', share.paymentId)
    .execute();
  await ben.api.payments.askForReview(share);
  await roundAt('2026-11-21', '10:00');
  expect(await letters()).toEqual([undefined, 1, undefined]);
  await roundAt('2026-11-22', '10:00');
  expect(await letters()).toEqual([undefined, 1, undefined, 1]);
});

test('two servers in the same run bring it up once', { timeout: 30_000 }, async () => {
  await using servers = await twoServers(app);
  const { first, second } = servers;
  const all = [await waiting(first), await waiting(first)];
  servers.setClock('2026-11-19T02:00:00Z');
  await Promise.all([first.remind(), second.remind(), first.remind(), second.remind()]);
  for (const { letters } of all) expect(await letters()).toEqual([undefined, 1]);
});

test('an unanswered receipt ends after 60 days with its files, and both sides are notified', async () => {
  const { aisyah, ben, homeId, payment, share } = await waiting();
  const proof = () =>
    app.db
      .selectFrom('payment_proofs')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
  const shareNow = () =>
    app.db
      .selectFrom('payment_debtors')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
  const newest = async ({ api }: typeof ben) => {
    const [first] = (await api.notifications.listNotifications({})).notifications;
    return first && [first.type, first.data['userId'], first.data['amount']];
  };
  const letters = async () => {
    const ofThis = (letter: { paymentId: string }) => letter.paymentId === payment.id;
    return [
      (await queuedLetters(app, 'payment-reopened')).filter(ofThis).map(({ userId, why }) => [userId, why]),
      (await queuedLetters(app, 'payment-review-ended')).filter(ofThis).map(({ userId }) => userId),
    ];
  };
  for (let day = '2026-11-17'; day < '2027-01-15'; day = addDays(day, 1)) await roundAt(day, '10:00');
  await roundAt('2027-01-15', '08:59');
  expect([(await proof()).state, await letters()]).toEqual(['review', [[], []]]);

  await using live = await listenLive(app, ben);
  await roundAt('2027-01-15', '09:00');
  await live.receives('payments');
  expect(await proof()).toMatchObject({
    state: 'unanswered',
    has_files: true,
    decided_at: app.clock.now,
    remove_files_at: app.clock.now,
  });
  await removeDueProofs({ db: app.db, files: app.files, now: () => app.clock.now });
  expect(await proof()).toMatchObject({ has_files: false });
  expect(await newest(ben)).toEqual(['payment_unanswered', aisyah.userId, 6000]);
  expect(await newest(aisyah)).toEqual(['payment_review_ended', ben.userId, 6000]);
  const announced = [[[ben.userId, 'unanswered']], [aisyah.userId]];
  expect(await letters()).toEqual(announced);
  // His letter counts as a reminder, and later ones continue from it.
  expect(await shareNow()).toMatchObject({
    notified_at: app.clock.now,
    remind_on: '2027-01-18',
    reminders: 0,
    refusals: 0,
  });
  await roundAt('2027-01-18', '10:00');
  expect(await shareNow()).toMatchObject({ reminders: 1, remind_on: '2027-01-21' });
  expect(await letters()).toEqual(announced);
  // If it is sent again, it is recognised, and a person looks at it.
  const again = { homeId, ...share, proofId: randomUUID(), sha256: (await proof()).sha256 };
  const nothing = { referenceKeys: [], day: undefined, minute: undefined, sen: undefined };
  const shown = { upload: again, requesterId: aisyah.userId, traces: nothing, now: app.clock.now };
  const seen = await findReuse(app.db, shown);
  expect(seen?.reuse).toBe('alike');
  // Their pages are stale.
  const { reviewPaymentProof, listPaymentRequests } = aisyah.api.payments;
  expect(await refusalOf(reviewPaymentProof({ homeId, ...share, approve: true }))).toBe('PROOF_ANSWERED');
  expect(await refusalOf(ben.api.payments.takeBackProof(share))).toBe('PROOF_ANSWERED');
  const { payments } = await listPaymentRequests({ homeId });
  expect(payments[0]?.debtors[0]).toMatchObject({ paid: false, inReview: false, proof: null });
});
