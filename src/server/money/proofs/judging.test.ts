import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';
import { queuedLetters } from '#test/observers/letters.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { homeOfDebtors, proofFiles, upload, writtenReceipt } from '#test/builders/proofs.ts';

const app = await sharedApp({}, { proofReader: writtenReader });

const ASKED = 'We have asked Aisyah Rahman to check it – you do not need to upload it again.';

test('a housemate’s receipt pays no other share by itself, and theirs goes to the requester too', async () => {
  const { aisyah, ong, chloe, homeId, ask, shareOf } = await homeOfDebtors(app);
  const [ofOng, ofChloe] = await ask([ong, chloe]);
  if (!ofOng || !ofChloe) throw new Error('two shares were asked for');
  // The sender is Ong Kai Xiang.
  const bytes = await writtenReceipt({ number: 1 });
  expect(await upload(app, chloe, ofChloe, bytes)).toMatchObject({
    status: 'review',
    verified: false,
    message: `The receipt says that Ong Kai Xiang sent it. ${ASKED}`,
  });
  expect((await shareOf(ofChloe)).proof).toMatchObject({
    reason: 'The receipt says that Ong Kai Xiang sent it.',
    alias: null,
  });
  expect(await upload(app, ong, ofOng, bytes)).toMatchObject({
    status: 'review',
    message: `This looks like a receipt that was already used. ${ASKED}`,
  });
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...ofOng, approve: true });
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...ofChloe, approve: false });
  expect([await shareOf(ofOng), await shareOf(ofChloe)]).toMatchObject([{ paid: true }, { paid: false }]);
});

test('a housemate who owes nothing is recognised as sender too; a stranger and the debtor are not', async () => {
  const { ong, chloe, ask } = await homeOfDebtors(app);
  const send = async (who: typeof ong, bytes: Buffer) => {
    const [share] = await ask([who]);
    if (!share) throw new Error('a share was asked for');
    return upload(app, who, share, bytes);
  };
  const others = await send(chloe, await writtenReceipt({ number: 2 }));
  expect(others.message).toMatch(/^The receipt says that Ong Kai Xiang sent it\./);
  expect(
    (await send(chloe, await writtenReceipt({ number: 3, sender: 'Hariharan Sivalingam' }))).status,
  ).toBe('verified');
  expect((await send(ong, await writtenReceipt({ number: 4 }))).status).toBe('verified');
});

test('a member who left is recognised as sender for 90 days', async () => {
  const { chloe, homeId, ask } = await homeOfDebtors(app);
  const siti = await signUp(app, 'Siti Zubaidah');
  await siti.api.homes.joinHome({ homeId });
  await siti.api.homes.leaveHome({ homeId });
  const bytes = await writtenReceipt({ number: 12, sender: 'Siti Zubaidah' });
  const sendDaysAfter = async (days: number) => {
    const [share] = await ask([chloe]);
    if (!share) throw new Error('a share was asked for');
    const left = app.db.updateTable('memberships').where('user_id', '=', siti.userId);
    await left.set({ left_at: new Date(app.clock.now.getTime() - days * 86_400_000) }).execute();
    const answer = await upload(app, chloe, share, bytes);
    if (answer.status === 'review') await chloe.api.payments.takeBackProof(share);
    return answer;
  };
  expect((await sendDaysAfter(89)).message).toMatch(/^The receipt says that Siti Zubaidah sent it\./);
  expect((await sendDaysAfter(90)).status).toBe('verified');
});

test.each(['Chloe Lee', 'Chloe L'])(
  'a debtor who calls themselves %s does not pay with the receipt of Chloe Lee, who lives there',
  async (displayName) => {
    const { ong, askOng, shareOf } = await homeOfDebtors(app);
    const share = await askOng();
    // As a person who joined with that name: no housemate can take it any more.
    await app.db
      .updateTable('users')
      .set({ display_name: displayName })
      .where('id', '=', ong.userId)
      .execute();
    const answer = await upload(app, ong, share, await writtenReceipt({ number: 13, sender: 'Chloe Lee' }));
    expect(answer).toMatchObject({
      status: 'review',
      message: `The receipt says that Chloe Lee sent it. ${ASKED}`,
    });
    expect(await shareOf(share)).toMatchObject({ paid: false });
  },
);

test('two housemates pay the same share in one minute: their references differ, and both pass', async () => {
  const { ong, chloe, ask } = await homeOfDebtors(app);
  const [ofOng, ofChloe] = await ask([ong, chloe]);
  if (!ofOng || !ofChloe) throw new Error('two shares were asked for');
  const first = await upload(app, ong, ofOng, await writtenReceipt({ number: 5 }));
  const bytes = await writtenReceipt({ number: 6, paidIn: 55, sender: 'Chloe Lee' });
  expect([first.status, (await upload(app, chloe, ofChloe, bytes)).status]).toEqual(['verified', 'verified']);
});

test('two references of one minute and sum pay two shares of one debtor only by the requester’s answer', async () => {
  const { ong, askOng, proofsOf } = await homeOfDebtors(app);
  const first = await upload(app, ong, await askOng(), await writtenReceipt({ number: 13 }));
  expect(first.status).toBe('verified');
  expect((await upload(app, ong, await askOng(), await writtenReceipt({ number: 15 }))).status).toBe(
    'verified',
  );
  const other = await writtenReceipt({ number: 14, paidIn: 143 });
  for (const bytes of [other, await writtenReceipt({ number: 16, paidIn: 143, isWithoutTime: true })]) {
    const share = await askOng();
    expect(await upload(app, ong, share, bytes)).toMatchObject({
      status: 'review',
      message: `This looks like a receipt that was already used. ${ASKED}`,
    });
    expect((await proofsOf(share))[0]?.minute === null).toBe(bytes !== other);
  }
});

test('one transfer for several shares is confirmed for all of them at once', async () => {
  const { aisyah, ong, chloe, homeId, askOng, shareOf, notificationTypesOf } = await homeOfDebtors(app);
  const first = await askOng(4000);
  // Requests of other people do not count, even earlier ones.
  const { id } = await askForMoney(chloe, homeId, [ong], { totalAmount: 2645 });
  const before = new Date('2026-01-01T00:00:00Z');
  await app.db.updateTable('payment_requests').set({ created_at: before }).where('id', '=', id).execute();
  const [second, third] = [await askOng(2645), await askOng(1111)];
  const answer = await upload(app, ong, first, await writtenReceipt({ number: 7 }));
  expect(answer).toMatchObject({
    status: 'review',
    message: `The receipt shows RM 66.45: 2 of your open shares together. ${ASKED}`,
  });
  const { proof } = await shareOf(first);
  expect(proof).toMatchObject({
    reason: 'The receipt shows RM 66.45: 2 open shares together.',
    read: { amount: { sen: 6645, fit: 'unsure' } },
    alsoPays: [{ paymentId: second.paymentId, title: 'Groceries', amount: 2645 }],
  });
  const word = { homeId, ...first, approve: true, all: true };
  await aisyah.api.payments.reviewPaymentProof(word);
  await aisyah.api.payments.reviewPaymentProof(word);
  for (const share of [first, second]) {
    const paid = await shareOf(share);
    expect(paid).toMatchObject({ paid: true, paidBy: 'confirmed', proof: { id: proof?.id, alsoPays: [] } });
    expect((await aisyah.fetch(`${app.base}${paid.proof?.picture}`)).status).toBe(200);
    const { ownProof: own } = await shareOf(share, ong);
    expect((await ong.fetch(`${app.base}${own}`)).status).toBe(200);
  }
  expect(await shareOf(third)).toMatchObject({ paid: false });
  expect((await notificationTypesOf(ong)).filter((type) => type === 'payment_confirmed')).toHaveLength(2);
  const letters = await queuedLetters(app, 'payment-confirmed');
  const paid = new Set([first.paymentId, second.paymentId]);
  expect(letters.filter(({ paymentId }) => paid.has(paymentId))).toHaveLength(2);

  // Each of them can be reopened alone; the others keep their receipt.
  await aisyah.api.payments.reopenPayment({ homeId, ...first });
  expect(await shareOf(first)).toMatchObject({ paid: false, proof: null });
  const kept = await shareOf(second);
  expect((await aisyah.fetch(`${app.base}${kept.proof?.picture}`)).status).toBe(200);
  await aisyah.api.payments.reopenPayment({ homeId, ...second });
  expect(await shareOf(second)).toMatchObject({ paid: false, proof: null });
});

test('the sum is confirmed for its own share only if the requester says so, or if another share is settled', async () => {
  const { aisyah, ong, homeId, askOng, shareOf } = await homeOfDebtors(app);
  const [first, second] = [await askOng(4000), await askOng(2645)];
  await upload(app, ong, first, await writtenReceipt({ number: 8 }));
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...first, approve: true });
  expect([await shareOf(first), await shareOf(second)]).toMatchObject([{ paid: true }, { paid: false }]);

  const third = await askOng(4000);
  await upload(app, ong, third, await writtenReceipt({ number: 9 }));
  await ong.api.payments.markAsPaid({ homeId, paymentId: second.paymentId });
  expect((await shareOf(third)).proof).toMatchObject({ alsoPays: [] });
  await aisyah.api.payments.reviewPaymentProof({ homeId, ...third, approve: true, all: true });
  expect([await shareOf(third), await shareOf(second)]).toMatchObject([
    { paidBy: 'confirmed' },
    { paidBy: 'marked' },
  ]);
});

test('a receipt that was taken back from the wrong share pays the right one, and its file is stored for that', async () => {
  const { ong, ask, askOng, shareOf, proofsOf } = await homeOfDebtors(app);
  const [wrong] = await ask([ong], 9900);
  const right = await askOng();
  if (!wrong) throw new Error('a share was asked for');
  const bytes = await writtenReceipt({ number: 10, recipient: 'Goh Siew Hong' });
  expect((await upload(app, ong, right, bytes)).status).toBe('review');
  const before = proofFiles(app).length;
  // A waiting receipt is used, and a debtor of both requests may see for what.
  expect((await upload(app, ong, wrong, bytes)).message).toMatch(
    /^This receipt was already used for “Groceries”\./,
  );
  await ong.api.payments.takeBackProof(right);
  expect((await proofsOf(right)).map(({ state }) => state)).toEqual(['withdrawn']);
  const again = await upload(app, ong, right, bytes);
  expect(again.message).toMatch(/^We could not match the recipient/);
  expect(await shareOf(right)).toMatchObject({ inReview: true });
  expect(proofFiles(app).length).toBeGreaterThan(before);
});

test('only people of a request see that a receipt was used for it', async () => {
  const { ong, chloe, ask, askOng } = await homeOfDebtors(app);
  const bytes = await writtenReceipt({ number: 11, sender: 'Hariharan Sivalingam' });
  expect((await upload(app, ong, await askOng(), bytes)).status).toBe('verified');
  const [ofChloe] = await ask([chloe]);
  if (!ofChloe) throw new Error('a share was asked for');
  expect((await upload(app, chloe, ofChloe, bytes)).message).toBe(
    'This receipt was already used for another payment in this home. Each payment needs its own receipt.',
  );
});

test('the account name counts as the requester’s, while it is on their profile', async () => {
  const { aisyah: ahBoy, ong, askOng } = await homeOfDebtors(app, 'Ah Boy');
  const recipient = 'Lee Chun Hoe';
  const { password } = ahBoy;
  const send = async (number: number) =>
    (await upload(app, ong, await askOng(), await writtenReceipt({ number, recipient }))).status;
  await ahBoy.api.paymentDetails.savePaymentDetails({ accountName: 'LEE CHUN HOE', password });
  expect(await send(60)).toBe('verified');
  await ahBoy.api.paymentDetails.savePaymentDetails({ accountName: '', password });
  expect(await send(61)).toBe('review');
});
