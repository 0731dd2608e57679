import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { refusalOf, stranger } from '#test/builders/homes.ts';
import { setClock } from '#test/builders/boards.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { proofAnswers } from '#words/proofs.ts';

const app = await sharedApp({}, { proofReader: writtenReader });

const asked = (name: string) => `We have asked ${name} to check it – you do not need to upload it again.`;

test('a nickname is asked about once: after ‘This is my name’ the next receipt to it passes', async () => {
  const {
    aisyah: ahBoy,
    ong,
    homeId,
    askOng,
    shareOf,
    notificationTypesOf,
  } = await homeOfDebtors(app, 'Ah Boy');
  const share = await askOng();
  const recipient = 'Lee Chun Hoe';
  const answer = await upload(app, ong, share, await writtenReceipt({ number: 20, recipient }));
  expect(answer).toMatchObject({
    status: 'review',
    verified: false,
    message: `We could not match the recipient on the receipt with Ah Boy. ${asked('Ah Boy')}`,
  });
  expect(await upload(app, ong, share, await writtenReceipt({ number: 20, recipient }))).toMatchObject({
    status: 'review',
    message: proofAnswers.inReview('Ah Boy'),
  });
  expect(await notificationTypesOf(ahBoy)).toContain('payment_review');
  const letters = await queuedLetters(app, 'payment-review');
  expect(letters.filter(({ paymentId }) => paymentId === share.paymentId)).toMatchObject([
    { userId: ahBoy.userId, debtorId: ong.userId, homeId },
  ]);
  const { proof, ...waiting } = await shareOf(share);
  expect(waiting).toMatchObject({ paid: false, inReview: true });
  expect(proof).toMatchObject({
    reason: 'We could not match the recipient on the receipt with your name.',
    read: {
      amount: { sen: 6645, fit: 'fits' },
      recipient: { name: 'LEE CHUN HOE', fit: 'contradicts' },
      date: { day: '2026-11-16', minute: 17 * 60 + 40, fit: 'fits' },
    },
    alias: 'LEE CHUN HOE',
  });
  expect(await shareOf(share, ong)).toMatchObject({ inReview: true, proof: null });

  const word = { homeId, ...share, approve: true, isMyName: true };
  const confirmed = await ahBoy.api.payments.reviewPaymentProof(word);
  expect(confirmed.debtors[0]).toMatchObject({
    paid: true,
    paidBy: 'confirmed',
    inReview: false,
    proof: { alias: null },
  });
  expect(await ahBoy.api.payments.reviewPaymentProof(word)).toEqual(confirmed);
  expect((await notificationTypesOf(ong)).filter((type) => type === 'payment_confirmed')).toHaveLength(1);
  const refused = ahBoy.api.payments.reviewPaymentProof({ ...word, approve: false });
  expect(await refusalOf(refused)).toBe('PROOF_ANSWERED');

  const next = await upload(app, ong, await askOng(), await writtenReceipt({ number: 21, recipient }));
  expect(next.status).toBe('verified');
});

test('a learnt name is asked about again once a share that was paid to it is reopened, however that was settled', async () => {
  const { aisyah: ahBoy, ong, homeId, askOng } = await homeOfDebtors(app, 'Ah Boy');
  const recipient = 'Lee Chun Hoe';
  let number = 30;
  const send = async (more: { sen?: number } = {}) => {
    const share = await askOng();
    const bytes = await writtenReceipt({ number: number++, recipient, ...more });
    return { key: { homeId, ...share }, answer: await upload(app, ong, share, bytes) };
  };
  const first = await send();
  expect(first.answer.status).toBe('review');
  await ahBoy.api.payments.reviewPaymentProof({ ...first.key, approve: true, isMyName: true });
  const otherSpelling = { name: 'Lee Chun-Hoe' };
  await app.db.updateTable('payee_aliases').set(otherSpelling).where('user_id', '=', ahBoy.userId).execute();
  const second = await send();
  expect(second.answer.status).toBe('verified');
  for (const { key } of [second, first]) {
    await ahBoy.api.payments.reopenPayment(key);
    const next = await send();
    expect(next.answer).toMatchObject({ status: 'review', message: first.answer.message });
    await ahBoy.api.payments.reviewPaymentProof({ ...next.key, approve: true, isMyName: true });
  }

  // A share that its debtor marked as paid was settled by no name.
  const tooMuch = await send({ sen: 9900 });
  expect(tooMuch.answer.status).toBe('review');
  await ong.api.payments.takeBackProof({ paymentId: tooMuch.key.paymentId, userId: ong.userId });
  await ong.api.payments.markAsPaid(tooMuch.key);
  await ahBoy.api.payments.reopenPayment(tooMuch.key);
  expect((await send()).answer.status).toBe('verified');
});

test('a share whose money was not received is open again, and the same receipt waits again', async () => {
  const { aisyah, ong, homeId, askOng, shareOf, proofsOf, notificationTypesOf } = await homeOfDebtors(app);
  const share = await askOng();
  const bytes = await writtenReceipt({ number: 22, recipient: 'Goh Siew Hong' });
  expect((await upload(app, ong, share, bytes)).status).toBe('review');
  const word = { homeId, ...share, approve: false };
  const open = await aisyah.api.payments.reviewPaymentProof(word);
  expect(open.debtors[0]).toMatchObject({ paid: false, inReview: false, proof: null });
  expect(await aisyah.api.payments.reviewPaymentProof(word)).toEqual(open);
  expect((await notificationTypesOf(ong)).filter((type) => type === 'payment_not_received')).toHaveLength(1);
  const letters = await queuedLetters(app, 'payment-reopened');
  expect(letters.filter(({ paymentId }) => paymentId === share.paymentId)).toMatchObject([
    { userId: ong.userId, homeId, why: 'not-received' },
  ]);
  const confirmed = aisyah.api.payments.reviewPaymentProof({ ...word, approve: true });
  expect(await refusalOf(confirmed)).toBe('PROOF_ANSWERED');

  // So that the other is the earlier.
  app.clock.now = new Date(app.clock.now.getTime() + 1);
  const again = await upload(app, ong, share, bytes);
  expect(again).toMatchObject({ status: 'review' });
  expect(again.message).toMatch(/^This looks like a receipt that was already used\./);
  expect((await proofsOf(share)).map(({ state }) => state)).toEqual(['declined', 'review']);
  await aisyah.api.payments.reviewPaymentProof({ ...word, approve: true });
  expect(await shareOf(share)).toMatchObject({ paid: true, paidBy: 'confirmed' });
});

test('a reopened share is asked for from the start, and its receipt never passes by itself again', async () => {
  const { aisyah, ong, homeId, askOng, shareOf, notificationTypesOf } = await homeOfDebtors(app);
  const share = await askOng();
  const key = { homeId, ...share };
  expect(await refusalOf(aisyah.api.payments.reopenPayment(key))).toBe('PAYMENT_OPEN');
  const bytes = await writtenReceipt({ number: 23 });
  expect((await upload(app, ong, share, bytes)).status).toBe('verified');
  setClock(app, '2026-11-20T02:00:00Z');
  const open = await aisyah.api.payments.reopenPayment(key);
  expect(open.debtors[0]).toMatchObject({
    paid: false,
    paidAt: null,
    paidBy: null,
    proof: null,
    reminders: { sent: 0, lastAt: null, nextOn: '2026-11-23', unreachable: null },
  });
  expect(await aisyah.api.payments.reopenPayment(key)).toEqual(open);
  expect((await notificationTypesOf(ong)).filter((type) => type === 'payment_reopened')).toHaveLength(1);
  const { entries } = await aisyah.api.homes.listHistory({ homeId });
  expect(entries.filter(({ type }) => type === 'money_reopened')).toHaveLength(1);
  const letters = await queuedLetters(app, 'payment-reopened');
  expect(letters.filter(({ paymentId }) => paymentId === share.paymentId)).toMatchObject([
    { why: 'reopened' },
  ]);
  expect((await upload(app, ong, share, bytes)).status).toBe('review');

  await ong.api.payments.takeBackProof(share);
  await ong.api.payments.markAsPaid({ homeId, paymentId: share.paymentId });
  await aisyah.api.payments.reopenPayment(key);
  expect(await shareOf(share)).toMatchObject({ paid: false, inReview: false });
});

test('the requester can be asked only after a second refusal, while the file is stored', async () => {
  const { aisyah, ong, chloe, homeId, ask, shareOf, tokenOf, notificationTypesOf } = await homeOfDebtors(app);
  const [share, other] = await ask([ong, chloe]);
  if (!share || !other) throw new Error('two shares were asked for');
  const token = await tokenOf(share);
  const signedOut = stranger(app);
  const bytes = await writtenReceipt({ number: 24, outcome: 'failed' });
  expect(await upload(app, ong, share, bytes)).not.toHaveProperty('mayAsk');
  const byLink = { ...share, token };
  expect(await refusalOf(signedOut.api.payments.askForReview(byLink))).toBe('PROOF_GONE');
  expect(await upload(app, ong, share, bytes)).toMatchObject({ status: 'rejected', mayAsk: true });
  const strangers = [
    [signedOut, share],
    [chloe, share],
    [aisyah, share],
    [signedOut, { ...other, token }],
  ] as const;
  for (const [who, what] of strangers)
    expect(await refusalOf(who.api.payments.askForReview(what))).toBe('UNAUTHORIZED_LINK');
  expect(await refusalOf(chloe.api.payments.askForReview(other))).toBe('PROOF_GONE');

  const message = proofAnswers.asked('Aisyah Rahman');
  expect(await signedOut.api.payments.askForReview(byLink)).toEqual({ message });
  expect(await ong.api.payments.askForReview(share)).toEqual({ message });
  expect((await notificationTypesOf(aisyah)).filter((type) => type === 'payment_review')).toHaveLength(1);
  const { inReview, proof } = await shareOf(share);
  expect(inReview).toBe(true);
  expect(proof?.reason).toMatch(/^The receipt says that the payment did not go through/);
  expect((await aisyah.fetch(`${app.base}${proof?.picture}`)).status).toBe(200);
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: true });
  expect(await ong.api.payments.askForReview(share)).toEqual({ message: proofAnswers.paid });
});

test('a receipt that was already used can be asked about, and its file is removed after a day', async () => {
  const { aisyah, ong, homeId, askOng, shareOf } = await homeOfDebtors(app);
  const bytes = await writtenReceipt({ number: 25 });
  const first = await askOng();
  expect((await upload(app, ong, first, bytes)).status).toBe('verified');
  const share = await askOng();
  for (const mayAsk of [undefined, true])
    expect(await upload(app, ong, share, bytes)).toMatchObject({
      status: 'rejected',
      ...(mayAsk && { mayAsk }),
    });
  setClock(app, '2026-11-18T02:00:01Z');
  expect(await refusalOf(ong.api.payments.askForReview(share))).toBe('PROOF_GONE');
  setClock(app, '2026-11-18T01:59:59Z');
  await ong.api.payments.askForReview(share);
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...share, approve: true });
  expect([await shareOf(first), await shareOf(share)]).toMatchObject([
    { paidBy: 'verified' },
    { paidBy: 'confirmed' },
  ]);
});

test('only the requester answers a proof', async () => {
  const { ong, chloe, homeId, ask } = await homeOfDebtors(app);
  const [share] = await ask([ong]);
  if (!share) throw new Error('a share was asked for');
  for (const person of [ong, chloe]) {
    const { payments } = person.api;
    const key = { homeId, ...share };
    expect(await refusalOf(payments.reviewPaymentProof({ ...key, approve: true }))).toBe('FORBIDDEN');
    expect(await refusalOf(payments.reopenPayment(key))).toBe('FORBIDDEN');
  }
});

test('a person who is not a debtor of a request has no share in it', async () => {
  const { aisyah, chloe, homeId, askOng } = await homeOfDebtors(app);
  const key = { homeId, ...(await askOng()), userId: chloe.userId };
  const { payments } = aisyah.api;
  expect(await refusalOf(payments.reviewPaymentProof({ ...key, approve: true }))).toBe('PAYMENT_NOT_FOUND');
  expect(await refusalOf(payments.reopenPayment(key))).toBe('PAYMENT_NOT_FOUND');
  expect(proofFiles(app).length).toBeGreaterThan(0);
});
