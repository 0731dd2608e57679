import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { removeDueProofs, removeLeftProofs } from '#server/money/proofs/keeping.ts';
import { setClock } from '#test/builders/boards.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { askForMoney, sharedPost } from '#test/builders/payments.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { sharesBetween, shownOf } from '#test/builders/settling-up.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp({}, { proofReader: writtenReader });
const post = await sharedPost(app);
let number = 300;

/** Ong owes Aisyah RM 66.45, and she owes him RM 20.00: his receipt of RM 46.45 waits for her since November 17th. */
async function waiting() {
  const home = await homeOfDebtors(app);
  const { aisyah, ong, homeId, ask } = home;
  const [first] = await ask([ong]);
  if (!first) throw new Error('a share was asked for');
  const back = await askForMoney(ong, homeId, [aisyah], { title: 'Rice', totalAmount: 2000 });
  const lines = await sharesBetween(ong, aisyah, homeId);
  const settling = { userId: aisyah.userId, lines: shownOf(lines) };
  const bytes = await writtenReceipt({ number: (number += 1), sen: 4645, recipient: 'Somebody Else' });
  expect(await upload(app, ong, first, bytes, { settling })).toMatchObject({ status: 'review' });
  const state = async () => (await home.proofsOf(first)).map((proof) => proof.state);
  const paidShares = () =>
    app.db
      .selectFrom('payment_debtors')
      .select('payment_id')
      .where('home_id', '=', homeId)
      .where('paid_at', 'is not', null)
      .execute();
  const waits = async () => (await sharesBetween(ong, aisyah, homeId)).map((share) => share.waits);
  return { ...home, first, counter: { paymentId: back.id, userId: aisyah.userId }, state, paidShares, waits };
}

async function roundAt(day: string, time: string) {
  setClock(app, `${day}T${time}:00+08:00`);
  await app.remind();
}

test('after 60 days without an answer it ends: nothing is settled, the shares are free, both are notified once', async () => {
  const { aisyah, ong, homeId, first, counter, state, paidShares, waits } = await waiting();
  for (let round = 1; round <= 6; round++) await roundAt(addDays('2026-11-17', 3 * round), '10:00');
  await roundAt('2027-01-15', '10:00');
  expect([await state(), await waits()]).toEqual([['review'], [true, true]]);
  await roundAt('2027-01-16', '09:00');
  expect([await state(), await waits(), await paidShares()]).toEqual([['unanswered'], [false, false], []]);
  await roundAt('2027-01-16', '09:03');
  const wordsOf = async ({ api }: typeof ong) =>
    (await api.notifications.listNotifications({})).notifications
      .filter(({ type }) => type === 'payment_settling_up')
      .map(({ data }) => data['what'])
      .toReversed();
  expect(await wordsOf(ong)).toEqual(['unanswered']);
  // It was brought up five times before.
  expect(await wordsOf(aisyah)).toEqual([...Array.from({ length: 6 }, () => 'review'), 'review_ended']);
  const letters = await Promise.all(
    [ong, aisyah].map((who) => post.lettersTo(who, /didn't check your receipt|wasn't checked/)),
  );
  expect(letters.map(({ length }) => length)).toEqual([1, 1]);
  const files = proofFiles(app).length;
  await removeDueProofs({ db: app.db, files: app.files, now: () => app.clock.now });
  expect(proofFiles(app)).toHaveLength(files - 2);
  // A late answer has no effect, and either share can be paid like any other.
  const word = { homeId, ...first, approve: true };
  expect(await refusalOf(aisyah.api.payments.reviewPaymentProof(word))).toBe('PROOF_ANSWERED');
  await ong.api.payments.markAsPaid({ homeId, paymentId: first.paymentId });
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: counter.paymentId });
  expect(await paidShares()).toHaveLength(2);
});

test('it ends with the account of the person who should answer, and the debts of both stay', async () => {
  const { aisyah, ong, homeId, state, waits, paidShares, chloe } = await waiting();
  await aisyah.api.homes.handOver({ homeId, userId: chloe.userId });
  await aisyah.api.users.deleteAccount({ password: aisyah.password });
  expect([await state(), await paidShares()]).toEqual([['dropped'], []]);
  // Her own unpaid request was deleted with her account.
  expect(await waits()).toEqual([false]);
  expect((await sharesBetween(ong, aisyah, homeId)).map(({ title }) => title)).toEqual(['Rice']);
  await roundAt('2026-11-20', '10:00');
  expect(await state()).toEqual(['dropped']);
});

test('it outlives the account of its sender: the other confirms it, and it settles all', async () => {
  const home = await waiting();
  const { aisyah, ong, homeId, first, state, paidShares, paymentOf } = home;
  await ong.api.users.deleteAccount({ password: ong.password });
  expect([await state(), await paidShares()]).toEqual([['review'], []]);
  expect((await sharesBetween(aisyah, ong, homeId)).map((share) => share.waits)).toEqual([true, true]);
  const [share] = (await paymentOf(first, aisyah)).debtors;
  expect(share?.displayName).toBe('Former housemate');
  const picture = await aisyah.fetch(`${app.base}${share?.proof?.picture}`);
  expect(picture.status).toBe(200);
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: true });
  expect([await state(), await paidShares()]).toMatchObject([['confirmed'], [{}, {}]]);
});

test('if it is not received, the requests of the deleted account are deleted too', async () => {
  const home = await waiting();
  const { aisyah, ong, homeId, first, state, paidShares } = home;
  await ong.api.users.deleteAccount({ password: ong.password });
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: false });
  expect([await state(), await paidShares()]).toEqual([['declined'], []]);
  expect(await sharesBetween(aisyah, ong, homeId)).toMatchObject([{ ...first, waits: false }]);
});

test('the same happens after 60 days without an answer', async () => {
  const home = await waiting();
  const { aisyah, ong, homeId, first, state } = home;
  await ong.api.users.deleteAccount({ password: ong.password });
  for (let round = 1; round <= 6; round++) await roundAt(addDays('2026-11-17', 3 * round), '10:00');
  expect(await state()).toEqual(['review']);
  await roundAt('2027-01-16', '09:00');
  expect(await state()).toEqual(['unanswered']);
  expect(await sharesBetween(aisyah, ong, homeId)).toMatchObject([{ ...first, waits: false }]);
});

test('leaving the home does not end it: the other answers, and all of it is settled', async () => {
  const { aisyah, ong, homeId, first, state, paidShares, waits } = await waiting();
  await ong.api.homes.leaveHome({ homeId });
  expect(await state()).toEqual(['review']);
  expect((await sharesBetween(aisyah, ong, homeId)).map((share) => share.waits)).toEqual([true, true]);
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: true });
  expect(await paidShares()).toHaveLength(2);
  expect(await refusalOf(waits())).toBe('FORBIDDEN');
});

test('it is deleted with the home, its files too', async () => {
  const { aisyah, ong, homeId, first, proofsOf } = await waiting();
  const [proof] = await proofsOf(first);
  const files = () => proofFiles(app).filter((name) => name.startsWith(proof?.id ?? 'none'));
  expect(files()).toHaveLength(2);
  const { name } = await aisyah.api.homes.getHome({ homeId });
  await aisyah.api.homes.deleteHome({ homeId, name });
  const left = app.db.selectFrom('settlements').select('id').where('home_id', '=', homeId);
  expect(await left.execute()).toEqual([]);
  const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);
  await removeLeftProofs({ db: app.db, files: app.files, now: inTwoHours });
  expect(files()).toEqual([]);
  expect(await refusalOf(ong.api.payments.takeBackProof(first))).toBe('PAYMENT_NOT_FOUND');
});

test('neither of the two can change one of its requests while it waits', async () => {
  const { aisyah, ong, homeId, first, counter, state, paymentOf } = await waiting();
  const dearer = async (who: typeof ong, share: typeof first) => {
    const { revision, title } = await paymentOf(share, who);
    const asked = { title, totalAmount: 9900, debtorIds: [share.userId] };
    const { paymentId } = share;
    return refusalOf(who.api.payments.changePaymentRequest({ homeId, paymentId, revision, ...asked }));
  };
  expect(await dearer(aisyah, first)).toBe('CHANGE_WAITS');
  expect(await dearer(ong, counter)).toBe('CHANGE_WAITS');
  expect(await state()).toEqual(['review']);
});
