import { expect, test } from 'vitest';
import type { ShareBetweenUs } from '#contract/settling-up.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { askForMoney, sharedPost } from '#test/builders/payments.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { sharesBetween, settleUp, shownOf } from '#test/builders/settling-up.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { sharedApp } from '#test/running/app.ts';
import { bearerOf, callableClient } from '#test/steps/callables.ts';

const app = await sharedApp({}, { proofReader: writtenReader });
const post = await sharedPost(app);

const codeOf = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  );

/** Ong owes Aisyah RM 66.45 and RM 30.00, and she owes him RM 20.00: he pays RM 76.45. */
async function owing() {
  const home = await homeOfDebtors(app);
  const { aisyah, ong, homeId, ask } = home;
  const [first] = await ask([ong]);
  const [second] = await ask([ong], 3000);
  const back = await askForMoney(ong, homeId, [aisyah], { title: 'Rice', totalAmount: 2000 });
  if (!first || !second) throw new Error('two shares were asked for');
  const counter = { paymentId: back.id, userId: aisyah.userId };
  const shown = await sharesBetween(ong, aisyah, homeId);
  /** Sends the receipt of the page, for the first of the shares. */
  const send = (bytes: Buffer, lines: readonly ShareBetweenUs[] = shown, who: Person = ong) =>
    upload(app, who, first, bytes, { settling: { userId: aisyah.userId, lines: shownOf(lines) } });
  const settled = async () =>
    app.db
      .selectFrom('payment_debtors')
      .select(['amount', 'settled_with'])
      .where('home_id', '=', homeId)
      .where('paid_by', '=', 'settled_up')
      .orderBy('amount')
      .execute();
  return { ...home, first, second, counter, shown, send, settled };
}
const SEN = 7645;
let number = 100;
const receiptOf = (more: Partial<Parameters<typeof writtenReceipt>[0]> = {}) =>
  writtenReceipt({ number: (number += 1), sen: SEN, ...more });

test('one receipt of the difference settles the shares of both ways, and nothing else', async () => {
  const { aisyah, ong, chloe, homeId, ask, send, settled, shareOf, first, second, counter, proofsOf } =
    await owing();
  const [others] = await ask([chloe]);
  if (!others) throw new Error('a share was asked for');
  const answer = await send(await receiptOf());
  expect(answer).toMatchObject({ success: true, verified: true, status: 'verified' });
  const lines = await settled();
  expect(lines.map(({ amount }) => amount)).toEqual([2000, 3000, 6645]);
  expect(new Set(lines.map((share) => share.settled_with)).size).toBe(1);
  expect(await shareOf(others)).toMatchObject({ paid: false });
  expect(await sharesBetween(ong, aisyah, homeId)).toEqual([]);
  // Each share of the payer shows the receipt to both, and no other share does.
  const [proof] = await proofsOf(first);
  for (const share of [first, second]) {
    expect(await shareOf(share, ong)).toMatchObject({
      paidBy: 'settled_up',
      ownProof: `/proofs/${proof?.id}`,
    });
    expect((await shareOf(share)).proof?.id).toBe(proof?.id);
  }
  expect(await shareOf(counter, ong)).toMatchObject({ paidBy: 'settled_up', proof: null });
  const [letter, ...more] = await post.lettersTo(aisyah, /settled up/);
  expect([letter?.subject, more.length]).toEqual(['Ong Kai Xiang settled up with you: RM 76.45', 0]);
});

test('the receipt must show the difference, and a refused one locks nothing', async () => {
  const { aisyah, ong, homeId, send, settled } = await owing();
  expect(await send(await receiptOf({ sen: 7600 }))).toMatchObject({ verified: false, status: 'rejected' });
  // The amount of one share is not enough.
  expect(await send(await receiptOf({ sen: 6645 }))).toMatchObject({ status: 'rejected', mayAsk: true });
  expect(await settled()).toEqual([]);
  expect((await sharesBetween(ong, aisyah, homeId)).map(({ waits }) => waits)).toEqual([false, false, false]);
});

test('after two refusals the other is asked to look at it', async () => {
  const { aisyah, ong, homeId, send, settled, first } = await owing();
  await send(await receiptOf({ sen: 7600 }));
  await send(await receiptOf({ sen: 7600 }));
  await using client = callableClient(app.base, bearerOf(ong));
  expect(await client.call('checkPaymentStatus', first)).toMatchObject({
    mayAsk: true,
    mayAskSettling: true,
  });
  await ong.api.payments.askForReview(first);
  expect((await sharesBetween(ong, aisyah, homeId)).map(({ waits }) => waits)).toEqual([true, true, true]);
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: true });
  expect(await settled()).toHaveLength(3);
});

test('a new share does not stop a receipt, and stays open', async () => {
  const { ask, ong, send, settled, shareOf } = await owing();
  const [later] = await ask([ong], 500);
  if (!later) throw new Error('a share was asked for');
  expect(await send(await receiptOf())).toMatchObject({ status: 'verified' });
  expect(await settled()).toHaveLength(3);
  expect(await shareOf(later)).toMatchObject({ paid: false });
});

test('an unsure receipt waits for the other, and locks only its shares', async () => {
  const { aisyah, ong, chloe, homeId, ask, send, settled, shareOf, first, second, counter, shown } =
    await owing();
  const answer = await send(await receiptOf({ recipient: 'Somebody Else' }));
  expect(answer).toMatchObject({ status: 'review', verified: false });
  expect(await settled()).toEqual([]);
  expect((await sharesBetween(ong, aisyah, homeId)).map(({ waits }) => waits)).toEqual([true, true, true]);
  for (const share of [first, second, counter]) {
    expect(await shareOf(share, aisyah)).toMatchObject({ settlingBy: ong.userId });
    expect(await shareOf(share, ong)).toMatchObject({ settlingBy: ong.userId });
  }
  expect((await shareOf(first)).proof?.settles).toMatchObject({ amount: SEN, lines: { length: 3 } });
  const standing = async (share: typeof first) => {
    await using client = callableClient(app.base);
    const token = await mintLink(app.db, { homeId, ...share }, app.clock.now);
    return await client.call('checkPaymentStatus', { ...share, token });
  };
  expect(await standing(first)).toMatchObject({ inReview: true });
  expect(await standing(first)).not.toHaveProperty('settling');
  expect(await standing(second)).toMatchObject({ inReview: true, settling: 'own' });
  expect(await standing(counter)).toMatchObject({ inReview: true, settling: 'theirs' });
  const { payments } = ong.api;
  const toOng = { homeId, paymentId: counter.paymentId };
  expect(await refusalOf(payments.markAsPaid({ homeId, paymentId: second.paymentId }))).toBe(
    'PROOF_IN_REVIEW',
  );
  expect(await refusalOf(aisyah.api.payments.markAsPaid(toOng))).toBe('SETTLING_WAITS');
  expect(await refusalOf(aisyah.api.payments.letGoPayment({ homeId, ...second }))).toBe('SETTLING_WAITS');
  expect(await refusalOf(payments.letGoPayment({ homeId, ...counter }))).toBe('SETTLING_WAITS');
  expect(await refusalOf(payments.deletePaymentRequest(toOng))).toBe('SETTLING_WAITS');
  expect(await refusalOf(aisyah.api.payments.deletePaymentRequest({ homeId, ...second }))).toBe(
    'PROOF_WAITS',
  );
  expect((await payments.sendReminders(toOng)).sent).toBe(0);
  expect(await refusalOf(settleUp(ong, aisyah, homeId, shown))).toBe('SETTLING_CHANGED');
  expect(await codeOf(send(await receiptOf()))).toBe('SETTLING_CHANGED');
  expect(await upload(app, ong, second, await receiptOf({ sen: 3000 }))).toMatchObject({ status: 'review' });
  // It is one receipt to check, though it pays three shares, and none of his to pay.
  expect(await aisyah.api.payments.getPaymentSummary({ homeId })).toMatchObject({ toCheck: 1, toPay: 0 });
  expect(await payments.getPaymentSummary({ homeId })).toMatchObject({ toCheck: 0, toPay: 0 });
  // Later shares are free, and stay open.
  const [later] = await ask([ong], 500);
  if (!later) throw new Error('a share was asked for');
  expect((await sharesBetween(ong, aisyah, homeId)).filter(({ waits }) => !waits)).toMatchObject([
    { amount: 500 },
  ]);
  const word = { homeId, ...first, approve: true };
  for (const nobody of [ong, chloe])
    expect(await refusalOf(nobody.api.payments.reviewPaymentProof(word))).toBe('FORBIDDEN');
  await aisyah.api.payments.reviewPaymentProof(word);
  expect((await settled()).map(({ amount }) => amount)).toEqual([2000, 3000, 6645]);
  expect(await shareOf(later)).toMatchObject({ paid: false });
  expect((await post.lettersTo(ong, /confirmed that you settled up: RM 76.45/)).length).toBe(1);
  expect((await post.lettersTo(aisyah, /proof of settling up/)).length).toBe(1);
});

test('not received settles none of them, and taking it back frees them', async () => {
  const { aisyah, ong, homeId, send, settled, first } = await owing();
  await send(await receiptOf({ recipient: 'Somebody Else' }));
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: false });
  expect(await settled()).toEqual([]);
  expect((await sharesBetween(ong, aisyah, homeId)).map(({ waits }) => waits)).toEqual([false, false, false]);
  const [letter] = await post.lettersTo(ong, /for settling up/);
  expect(letter?.subject).toBe("Aisyah Rahman hasn't received RM 76.45 for settling up");
  const bytes = await receiptOf({ recipient: 'Somebody Else' });
  expect((await send(bytes)).status).toBe('review');
  await ong.api.payments.takeBackProof(first);
  expect((await sharesBetween(ong, aisyah, homeId)).every(({ waits }) => !waits)).toBe(true);
  expect((await send(bytes)).status).toBe('review');
});

test('an earlier change stops it: the receipt pays nothing, and no file stays', async () => {
  const { aisyah, ong, homeId, send, settled, second } = await owing();
  const files = proofFiles(app).length;
  await ong.api.payments.markAsPaid({ homeId, paymentId: second.paymentId });
  expect(await codeOf(send(await receiptOf()))).toBe('SETTLING_CHANGED');
  expect(await settled()).toEqual([]);
  expect(proofFiles(app)).toHaveLength(files);
  expect((await sharesBetween(ong, aisyah, homeId)).every(({ waits }) => !waits)).toBe(true);
});

test('only the person who owes more can send it', async () => {
  const { aisyah, ong, chloe, send, counter, first, shown, tokenOf, settled } = await owing();
  const bytes = await receiptOf();
  expect(await codeOf(send(bytes, shown, chloe))).toBe('UNAUTHORIZED_LINK');
  const settling = { userId: ong.userId, lines: shownOf(shown) };
  expect(await codeOf(upload(app, aisyah, counter, bytes, { settling }))).toBe('FORBIDDEN');
  // A letter's link opens one share.
  const token = await tokenOf(first);
  const theirs = { settling: { ...settling, userId: aisyah.userId }, token };
  expect(await codeOf(upload(app, ong, first, bytes, theirs))).toBe('FORBIDDEN');
  expect(await codeOf(send(bytes, shown.slice(0, 2).concat(shown.slice(0, 1))))).toBe('SETTLING_CHANGED');
  const changed = shown.map((share) =>
    share.amount === 2000 ? Object.assign({}, share, { amount: 1999 }) : share,
  );
  expect(await codeOf(send(bytes, changed))).toBe('SETTLING_CHANGED');
  expect(
    await codeOf(
      upload(app, ong, first, bytes, { settling: { userId: chloe.userId, lines: shownOf(shown) } }),
    ),
  ).toBe('SETTLING_CHANGED');
  expect(await settled()).toEqual([]);
});

test('the same receipt counts once, whatever it paid', async () => {
  const { ong, aisyah, homeId, send, first, second, counter, ask, settled } = await owing();
  const bytes = await receiptOf();
  expect(await send(bytes)).toMatchObject({ status: 'verified' });
  const [later] = await ask([ong], SEN);
  if (!later) throw new Error('a share was asked for');
  expect(await upload(app, ong, later, bytes)).toMatchObject({ verified: false, status: 'rejected' });
  // It counts while it pays one of its shares; once the last is reopened, it does not.
  expect(await settled()).toHaveLength(3);
  const states = app.db
    .selectFrom('payment_proofs')
    .select('state')
    .where('settlement_id', 'is not', null)
    .where('home_id', '=', homeId);
  await aisyah.api.payments.reopenPayment({ homeId, ...first });
  expect(await states.execute()).toEqual([{ state: 'verified' }]);
  await aisyah.api.payments.reopenPayment({ homeId, ...second });
  await ong.api.payments.reopenPayment({ homeId, ...counter });
  expect(await states.execute()).toEqual([{ state: 'declined' }]);
});

test('two receipts at once settle once', async () => {
  const { send, settled } = await owing();
  const answers = await Promise.allSettled([send(await receiptOf()), send(await receiptOf())]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await settled()).toHaveLength(3);
  expect(new Set((await settled()).map((share) => share.settled_with)).size).toBe(1);
});
