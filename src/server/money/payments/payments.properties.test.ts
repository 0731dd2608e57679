import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX, formatAmount, parseAmount, roundingGain, shareOf } from '#domain/money.ts';
import { mayDelete, paymentStatus } from '#domain/payments.ts';
import { splitProblem } from '#domain/splits.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();
const SEED = 20_261_121;

const total = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: AMOUNT_MAX }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: AMOUNT_MAX - 100, max: AMOUNT_MAX }) },
);

test('a share is whole sen, at most half a sen from the exact amount, and the requester bears the rest', () => {
  const property = fc.property(total, fc.integer({ min: 1, max: 30 }), (amount, debtors) => {
    const share = shareOf(amount, debtors);
    const ids = Array.from({ length: debtors }, (_, index) => `${index}`);
    if (splitProblem({ by: 'equally', withOwn: false }, amount, ids) !== undefined) {
      expect(share).toBe(0);
      return;
    }
    expect(Number.isSafeInteger(share)).toBe(true);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(amount);
    // In halves of a sen, so that nothing is rounded here.
    expect(Math.abs(2 * share * debtors - 2 * amount)).toBeLessThanOrEqual(debtors);
    expect(roundingGain(amount, debtors)).toBe(share * debtors - amount);
    expect(parseAmount(formatAmount(share))).toBe(share);
  });
  fc.assert(property, { seed: SEED, numRuns: 3000 });
});

test('the status follows the counts in any order of actions, and only an unpaid request can be deleted', () => {
  const state = fc.constantFrom('open', 'paid', 'let go');
  const property = fc.property(fc.array(state, { minLength: 1, maxLength: 30 }), (shares) => {
    const debtors = shares.map((share, index) => ({
      userId: `${index}`,
      paid: share === 'paid',
      letGoAt: share === 'let go' ? new Date() : null,
    }));
    const paid = shares.filter((share) => share === 'paid').length;
    const expected = shares.includes('open') ? (paid === 0 ? 'unpaid' : 'partly') : 'completed';
    expect(paymentStatus(debtors)).toBe(expected);
    expect(mayDelete('me', { requesterId: 'me', debtors })).toBe(paid === 0);
  });
  fc.assert(property, { seed: SEED, numRuns: 500 });
});

test('a typed amount is stored to the sen, and the sums lose and gain nothing', async () => {
  const people: [Person, ...Person[]] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Chloe Lim'),
    await signUp(app, 'Dina Yusof'),
  ];
  const { id: homeId } = await buildHome(people);
  const [aisyah, ...debtors] = people;
  const open = new Map(people.map(({ userId }) => [userId, { owed: 0, owes: 0 }]));
  const add = (userId: string, by: { owed?: number; owes?: number }) => {
    const now = open.get(userId) ?? { owed: 0, owes: 0 };
    open.set(userId, { owed: now.owed + (by.owed ?? 0), owes: now.owes + (by.owes ?? 0) });
  };
  const expectSums = async () => {
    for (const { userId, api } of people)
      expect(await api.payments.getPaymentSummary({ homeId })).toMatchObject(open.get(userId) ?? {});
  };
  const property = fc.asyncProperty(
    total.filter((amount) => amount >= 3),
    fc.integer({ min: 1, max: 3 }),
    fc.boolean(),
    async (amount, count, pays) => {
      const totalAmount = parseAmount(formatAmount(amount)) ?? 0;
      const chosen = debtors.slice(0, count);
      const payment = await aisyah.api.payments.createPaymentRequest({
        homeId,
        id: randomUUID(),
        title: 'Anything',
        totalAmount,
        debtorIds: chosen.map(({ userId }) => userId),
      });
      const rows = await app.db
        .selectFrom('payment_debtors')
        .select(['user_id', 'amount'])
        .where('payment_id', '=', payment.id)
        .execute();
      expect(payment.totalAmount).toBe(amount);
      expect(new Set(rows.map((row) => row.amount))).toEqual(new Set([shareOf(amount, count)]));
      expect(rows.map((row) => row.user_id).toSorted()).toEqual(
        chosen.map(({ userId }) => userId).toSorted(),
      );
      for (const row of rows) add(row.user_id, { owes: row.amount });
      add(aisyah.userId, { owed: shareOf(amount, count) * count });
      const [payer] = chosen;
      if (pays && payer) {
        const paid = await payer.api.payments.markAsPaid({ homeId, paymentId: payment.id });
        expect(paymentStatus(paid.debtors)).toBe(count === 1 ? 'completed' : 'partly');
        add(payer.userId, { owes: -shareOf(amount, count) });
        add(aisyah.userId, { owed: -shareOf(amount, count) });
      }
      await expectSums();
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: 12, endOnFailure: true });
});
