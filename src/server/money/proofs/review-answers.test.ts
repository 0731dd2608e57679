import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** Ben's proof for Aisyah waits for her answer. */
async function waiting() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const share = { homeId, paymentId: payment.id, userId: ben.userId };
  const { reviewPaymentProof } = aisyah.api.payments;
  const say = (approve: boolean, proofId?: string) =>
    refusalOf(reviewPaymentProof({ ...share, approve, proofId }));
  const send = () => putProof(app, payment, ben, { state: 'review' });
  const isPaid = async () => {
    const { payments } = await aisyah.api.payments.listPaymentRequests({ homeId });
    return payments[0]?.debtors[0]?.paid;
  };
  return { say, send, isPaid, first: await send() };
}

test('an answer is about the proof that was seen, not about a later one', async () => {
  const { say, send, isPaid, first } = await waiting();
  expect(await say(false, first)).toBe('not refused');
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const second = await send();
  // Another tab still shows the first.
  expect(await say(true, first)).toBe('PROOF_ANSWERED');
  expect(await isPaid()).toBe(false);
  // The same answer again, after a lost response, does not answer the second.
  expect(await say(false, first)).toBe('not refused');
  expect(await say(true, randomUUID())).toBe('PROOF_ANSWERED');
  expect(await say(true, second.toUpperCase())).toBe('not refused');
  expect(await isPaid()).toBe(true);
  expect(await say(true, second)).toBe('not refused');
  expect(await say(false, second)).toBe('PROOF_ANSWERED');
});

test('a proof of another share cannot be answered through one’s own', async () => {
  const own = await waiting();
  const other = await waiting();
  expect(await own.say(true, other.first)).toBe('PROOF_ANSWERED');
  expect([await own.isPaid(), await other.isPaid()]).toEqual([false, false]);
  // A call without a proof id answers the one that waits.
  expect(await own.say(true)).toBe('not refused');
});
