import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { callableClient, refusedAs } from '#test/steps/callables.ts';
import { agePaymentLetters, askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** Ben owes Aisyah, and his proof waits. */
async function owing() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const proofId = await putProof(app, payment, ben, { state: 'review' });
  return { aisyah, ben, homeId, which: { homeId, paymentId: payment.id }, proofId };
}
type Which = { homeId: string; paymentId: string };

/** The refusal of each action on a request. */
async function refusals({ api }: Person, which: Which, debtor: Person) {
  const { payments } = api;
  const share = { ...which, userId: debtor.userId };
  const acts = [
    () => payments.markAsPaid(which),
    () => payments.sendReminders(which),
    () => payments.reviewPaymentProof({ ...share, approve: true }),
    () => payments.reopenPayment(share),
    () => payments.deletePaymentRequest(which),
  ];
  const codes = [];
  for (const act of acts) codes.push(await refusalOf(act()));
  return [...new Set(codes)];
}

test('only its people find a request, and only in its own home', async () => {
  const one = await owing();
  const other = await owing();
  const mixed = { homeId: one.homeId, paymentId: other.which.paymentId };
  expect(await refusals(one.aisyah, mixed, one.ben)).toEqual(['PAYMENT_NOT_FOUND']);
  expect(await refusals(other.aisyah, mixed, other.ben)).toEqual(['FORBIDDEN']);
  const inNone = { homeId: randomUUID(), paymentId: other.which.paymentId };
  expect(await refusals(other.aisyah, inNone, other.ben)).toEqual(['FORBIDDEN']);
  // A member of the home who is not part of the request.
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId: one.homeId });
  expect(await refusals(chloe, one.which, one.ben)).toEqual(['FORBIDDEN']);
  await one.aisyah.api.homes.removeMember({ homeId: one.homeId, userId: chloe.userId });
  expect(await refusals(chloe, one.which, one.ben)).toEqual(['FORBIDDEN']);
  for (const proofId of [one.proofId, other.proofId])
    expect((await chloe.fetch(`${app.base}/proofs/${proofId}`)).status).toBe(404);
});

test('ids in capitals are the same ids for every action on a request', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const capital = (id: string) => id.toUpperCase();
  const asked = {
    homeId: capital(homeId),
    id: capital(randomUUID()),
    title: 'Groceries',
    totalAmount: 1001,
    debtorIds: [capital(ben.userId)],
  };
  const payment = await aisyah.api.payments.createPaymentRequest(asked);
  expect(await aisyah.api.payments.createPaymentRequest(asked)).toEqual(payment);
  const which = { homeId: capital(homeId), paymentId: capital(payment.id) };
  const share = { ...which, userId: capital(ben.userId) };
  const proofId = await putProof(app, payment, ben, { state: 'review' });
  const { payments } = aisyah.api;
  await payments.reviewPaymentProof({ ...share, approve: false, proofId: capital(proofId) });
  await agePaymentLetters(app, { id: which.paymentId });
  expect((await payments.sendReminders(which)).sent).toBe(1);
  await ben.api.payments.markAsPaid(which);
  await payments.reopenPayment(share);
  expect(await payments.reopenPayment(share)).toMatchObject({ id: payment.id });
  const { payments: listed } = await payments.listPaymentRequests({ homeId: capital(homeId) });
  expect(listed.map(({ id }) => id)).toEqual([payment.id]);

  const token = await mintLink(app.db, { ...which, userId: ben.userId }, app.clock.now);
  await using client = callableClient(app.base);
  const link = { paymentId: which.paymentId, userId: share.userId };
  expect(await client.call('checkPaymentStatus', { ...link, token })).toMatchObject({ alreadyPaid: false });
  expect(await refusedAs(client.call('checkPaymentStatus', { ...link, token: token.toUpperCase() }))).toBe(
    'functions/unauthenticated UNAUTHORIZED_LINK',
  );
  expect(await refusalOf(ben.api.payments.askForReview(link))).toBe('PROOF_GONE');
  await payments.deletePaymentRequest(which);
  expect(await refusedAs(client.call('checkPaymentStatus', { ...link, token }))).toBe(
    'functions/unauthenticated REQUEST_DELETED',
  );
});
