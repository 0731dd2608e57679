import { expect, test } from 'vitest';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { refusalOf, stranger } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** Ben's receipt for Aisyah waits for her answer. */
async function waiting() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const share = { paymentId: payment.id, userId: ben.userId };
  const proofId = await putProof(app, payment, ben, { state: 'review' });
  const shareNow = () =>
    app.db
      .selectFrom('payment_debtors')
      .selectAll()
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
  const proofNow = () =>
    app.db.selectFrom('payment_proofs').selectAll().where('id', '=', proofId).executeTakeFirstOrThrow();
  const seenBy = async (person: typeof aisyah) => {
    const { payments } = await person.api.payments.listPaymentRequests({ homeId });
    return payments[0]?.debtors[0];
  };
  return { aisyah, ben, homeId, payment, share, proofId, shareNow, proofNow, seenBy };
}

test('its debtor takes back a waiting receipt: the review is removed at once, its file within a day, and reminders continue later', async () => {
  const { aisyah, ben, homeId, share, proofId, shareNow, proofNow, seenBy } = await waiting();
  await using live = await listenLive(app, aisyah);
  setClock(app, '2026-11-25T02:00:00Z');
  expect(await ben.api.payments.takeBackProof(share)).toEqual({});
  await live.receives('payments');
  for (const person of [aisyah, ben])
    expect(await seenBy(person)).toMatchObject({ paid: false, inReview: false, proof: null, ownProof: null });
  expect(await proofNow()).toMatchObject({
    state: 'withdrawn',
    decided_at: app.clock.now,
    remove_files_at: new Date('2026-11-26T02:00:00Z'),
  });
  expect((await shareNow()).remind_on).toBe('2026-11-28');
  // The same call again, and the answer of a requester whose page is stale.
  expect(await ben.api.payments.takeBackProof(share)).toEqual({});
  const word = aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: true, proofId });
  expect(await refusalOf(word)).toBe('PROOF_ANSWERED');
});

test('answered receipts stay, and so do those of others', async () => {
  const { aisyah, ben, homeId, share, seenBy } = await waiting();
  const signedOut = stranger(app);
  for (const who of [aisyah, signedOut])
    expect(await refusalOf(who.api.payments.takeBackProof(share))).toBe('UNAUTHORIZED_LINK');
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: true });
  expect(await refusalOf(ben.api.payments.takeBackProof(share))).toBe('PROOF_ANSWERED');
  expect(await seenBy(aisyah)).toMatchObject({ paidBy: 'confirmed' });

  const declined = await waiting();
  const { reviewPaymentProof } = declined.aisyah.api.payments;
  await reviewPaymentProof({ homeId: declined.homeId, ...declined.share, approve: false });
  expect(await refusalOf(declined.ben.api.payments.takeBackProof(declined.share))).toBe('PROOF_ANSWERED');
});

test('the link of a letter is enough, and a share without further reminders gets none', async () => {
  const { homeId, share, shareNow, proofNow } = await waiting();
  await app.db
    .updateTable('payment_debtors')
    .set({ remind_on: null })
    .where('home_id', '=', homeId)
    .execute();
  const token = await mintLink(app.db, { homeId, ...share }, app.clock.now);
  await stranger(app).api.payments.takeBackProof({ ...share, token });
  expect((await proofNow()).state).toBe('withdrawn');
  expect((await shareNow()).remind_on).toBeNull();
});
