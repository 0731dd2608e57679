import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signUp, refusalOf, type Person } from '#test/builders/homes.ts';
import { sharesBetween, owingEachOther, settleUp, shownOf } from '#test/builders/settling-up.ts';
import { putProof, sharedPost } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
const post = await sharedPost(app);

const sumsFor = async ({ api }: Person, homeId: string) => {
  const { owed, owes } = await api.payments.getPaymentSummary({ homeId });
  return { owed, owes };
};
const settledShares = (homeId: string) =>
  app.db
    .selectFrom('payment_debtors')
    .select(['user_id', 'amount', 'paid_by', 'settled_with'])
    .where('home_id', '=', homeId)
    .where('paid_at', 'is not', null)
    .orderBy('amount')
    .execute();

test('between us says for each housemate what is open both ways, the largest debt first', async () => {
  const { aisyah, ben, chloe, homeId, electricity, filter, groceries } = await owingEachOther(app);
  const dina = await signUp(app, 'Dina Yusof');
  await dina.api.homes.joinHome({ homeId });
  const { people } = await ben.api.settlingUp.getBetweenUs({ homeId });
  expect(people.map(({ displayName, lines }) => [displayName, lines.length])).toEqual([
    ['Aisyah Rahman', 3],
    ['Chloe Lim', 0],
    ['Dina Yusof', 0],
  ]);
  expect(people[0]).toMatchObject({
    userId: aisyah.userId,
    left: false,
    isGone: false,
    lines: expect.arrayContaining([
      expect.objectContaining({ paymentId: groceries.id, userId: aisyah.userId, amount: 4680, waits: false }),
      expect.objectContaining({ paymentId: filter.id, userId: ben.userId, amount: 9385, waits: false }),
      expect.objectContaining({ paymentId: electricity.id, userId: ben.userId, amount: 5960, waits: false }),
    ]),
  });
  const hers = await aisyah.api.settlingUp.getBetweenUs({ homeId });
  expect(hers.people.map(({ displayName }) => displayName)).toEqual(['Chloe Lim', 'Ben Tan', 'Dina Yusof']);
  expect(await sharesBetween(chloe, ben, homeId)).toEqual([]);
});

test('a person who left is listed while something is open between the two', async () => {
  const { aisyah, ben, homeId } = await owingEachOther(app);
  await ben.api.homes.leaveHome({ homeId });
  const listed = async () =>
    (await aisyah.api.settlingUp.getBetweenUs({ homeId })).people.map(({ displayName, left }) => [
      displayName,
      left,
    ]);
  expect(await listed()).toContainEqual(['Ben Tan', true]);
  // A person who left can settle up, too.
  await settleUp(ben, aisyah, homeId, await sharesBetween(aisyah, ben, homeId));
  expect(await listed()).toEqual([['Chloe Lim', false]]);
});

test('one mark settles the shares of both ways, and nothing else', async () => {
  const { aisyah, ben, chloe, homeId, historyOf, electricity, groceries } = await owingEachOther(app);
  const before = await sumsFor(chloe, homeId);
  const id = await settleUp(ben, aisyah, homeId);
  expect(await sharesBetween(ben, aisyah, homeId)).toEqual([]);
  const settled = { paid_by: 'settled_up', settled_with: id };
  expect(await settledShares(homeId)).toEqual([
    { user_id: aisyah.userId, amount: 4680, ...settled },
    { user_id: ben.userId, amount: 5960, ...settled },
    { user_id: ben.userId, amount: 9385, ...settled },
  ]);
  expect(await sumsFor(chloe, homeId)).toEqual(before);
  expect(await sumsFor(ben, homeId)).toEqual({ owed: 0, owes: 0 });
  expect(await historyOf('money_settled_up')).toMatchObject([{ data: { userId: aisyah.userId } }]);
  const { payments } = await chloe.api.payments.listPaymentRequests({ homeId });
  const share = payments
    .find((payment) => payment.id === electricity.id)
    ?.debtors.find(({ userId }) => userId === ben.userId);
  expect(share).toMatchObject({ paid: true, paidBy: 'settled_up', paidAt: app.clock.now });
  const [letter, ...more] = await post.lettersTo(aisyah, /settled up/);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Ben Tan settled up with you: RM 106.65');
  expect(letter?.text).toContain('It settles 3 lines.');
  expect(await post.lettersTo(aisyah, /paid/)).toEqual([]);
  const rows = await app.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', aisyah.userId)
    .execute();
  expect(rows.filter(({ type }) => type === 'payment_settling_up')).toMatchObject([
    { data: { userId: ben.userId, amount: 10_665, what: 'marked', settlementId: id } },
  ]);
  // Each can reopen the shares that they are owed.
  const again = await ben.api.payments.reopenPayment({
    homeId,
    paymentId: groceries.id,
    userId: aisyah.userId,
  });
  expect(again.debtors).toMatchObject([{ paid: false, paidBy: null }]);
  expect(await sharesBetween(ben, aisyah, homeId)).toHaveLength(1);
});

test('the same call again settles nothing twice, and its id works for no one else', async () => {
  const { aisyah, ben, chloe, homeId } = await owingEachOther(app);
  const lines = shownOf(await sharesBetween(ben, aisyah, homeId));
  const input = { homeId, id: randomUUID(), userId: aisyah.userId, lines };
  await ben.api.settlingUp.settleUp(input);
  await ben.api.settlingUp.settleUp(input);
  expect(await settledShares(homeId)).toHaveLength(3);
  expect(await refusalOf(chloe.api.settlingUp.settleUp(input))).toBe('ID_TAKEN');
});

test('a change in the meantime stops it, and nothing is settled', async () => {
  const changes: Record<string, (of: Awaited<ReturnType<typeof owingEachOther>>) => Promise<unknown>> = {
    paid: ({ ben, homeId, filter }) => ben.api.payments.markAsPaid({ homeId, paymentId: filter.id }),
    'let go': ({ aisyah, ben, homeId, filter }) =>
      aisyah.api.payments.letGoPayment({ homeId, paymentId: filter.id, userId: ben.userId }),
    deleted: ({ ben, homeId, groceries }) =>
      ben.api.payments.deletePaymentRequest({ homeId, paymentId: groceries.id }),
    'a receipt waits': ({ aisyah, groceries }) => putProof(app, groceries, aisyah, { state: 'review' }),
    'a new share': ({ aisyah, ben, ask }) => ask(aisyah, [ben], 'Gas', 3000),
    'another amount': ({ filter, ben }) =>
      app.db
        .updateTable('payment_debtors')
        .set({ amount: 9384 })
        .where('payment_id', '=', filter.id)
        .where('user_id', '=', ben.userId)
        .execute(),
  };
  for (const [what, change] of Object.entries(changes)) {
    const of = await owingEachOther(app);
    const { aisyah, ben, homeId } = of;
    const shown = await sharesBetween(ben, aisyah, homeId);
    await change(of);
    expect(await refusalOf(settleUp(ben, aisyah, homeId, shown)), what).toBe('SETTLING_CHANGED');
    expect(
      (await settledShares(homeId)).filter((share) => share.settled_with !== null),
      what,
    ).toEqual([]);
    // The current shares can be settled.
    const now = (await sharesBetween(ben, aisyah, homeId)).filter(({ waits }) => !waits);
    await settleUp(ben, aisyah, homeId, now);
    expect(
      (await settledShares(homeId)).filter((share) => share.settled_with !== null),
      what,
    ).toHaveLength(now.length);
  }
});

test('only the person who owes more can settle up', async () => {
  const { aisyah, ben, chloe, homeId } = await owingEachOther(app);
  const stranger = await signUp(app, 'Sara Ng');
  const shown = await sharesBetween(ben, aisyah, homeId);
  expect(await refusalOf(settleUp(aisyah, ben, homeId, shown))).toBe('FORBIDDEN');
  expect(await refusalOf(settleUp(chloe, aisyah, homeId, shown))).toBe('SETTLING_CHANGED');
  expect(await refusalOf(settleUp(chloe, ben, homeId, shown))).toBe('SETTLING_CHANGED');
  expect(await refusalOf(settleUp(ben, chloe, homeId, shown))).toBe('SETTLING_CHANGED');
  expect(await refusalOf(settleUp(stranger, aisyah, homeId, shown))).toBe('FORBIDDEN');
  expect(await refusalOf(stranger.api.settlingUp.getBetweenUs({ homeId }))).toBe('FORBIDDEN');
  const twice = shown.flatMap((share) => [share, share]);
  expect(await refusalOf(settleUp(ben, aisyah, homeId, twice))).toBe('SETTLING_CHANGED');
  expect(await refusalOf(settleUp(ben, aisyah, homeId, shown.slice(1)))).toBe('SETTLING_CHANGED');
  expect(await settledShares(homeId)).toEqual([]);
});

test('equal debts can be settled by either', async () => {
  for (const who of ['aisyah', 'ben'] as const) {
    const { homeId, ask, ...of } = await owingEachOther(app);
    await ask(of.ben, [of.aisyah], 'Fan', 10_665);
    const [payer, other] = who === 'ben' ? [of.ben, of.aisyah] : [of.aisyah, of.ben];
    await settleUp(payer, other, homeId);
    expect(await settledShares(homeId)).toHaveLength(4);
    expect((await post.lettersTo(other, /you are even/)).map(({ subject }) => subject)).toEqual([
      `${payer === of.ben ? 'Ben Tan' : 'Aisyah Rahman'} settled up with you: you are even`,
    ]);
  }
});

test('two who settle at once settle once', async () => {
  const { aisyah, ben, homeId, ask } = await owingEachOther(app);
  await ask(ben, [aisyah], 'Fan', 10_665);
  const shown = await sharesBetween(ben, aisyah, homeId);
  const answers = await Promise.allSettled([
    settleUp(ben, aisyah, homeId, shown),
    settleUp(aisyah, ben, homeId, shown),
    settleUp(ben, aisyah, homeId, shown),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(new Set((await settledShares(homeId)).map(({ settled_with }) => settled_with)).size).toBe(1);
  expect(await settledShares(homeId)).toHaveLength(4);
});
