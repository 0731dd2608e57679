/** @module-tag rest */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maySettleUp, sumsOf } from '#domain/settling-up.ts';
import type { ShareBetweenUs } from '#contract/settling-up.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sharesBetween, settleUp } from '#test/builders/settling-up.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();
const SEED = 20_261_126;

const everyShare = (homeId: string) =>
  app.db
    .selectFrom('payment_debtors')
    .select(['payment_id', 'user_id', 'amount', 'paid_by', 'settled_with'])
    .where('home_id', '=', homeId)
    .execute();
const keyOf = (share: { payment_id: string; user_id: string }) => `${share.payment_id} ${share.user_id}`;
const shownKeys = (lines: readonly ShareBetweenUs[]) =>
  lines.map(({ paymentId, userId }) => `${paymentId} ${userId}`).toSorted();

const asked = fc.record({
  by: fc.integer({ min: 0, max: 2 }),
  of: fc.constantFrom('one', 'both'),
  sen: fc.integer({ min: 2, max: 20_000 }),
});
/** What may happen between opening the sheet and pressing its button. */
const meanwhile = fc.constantFrom(
  'nothing',
  'paid',
  'let go',
  'asked',
  'settled by the other',
  'settled at once',
);

async function askAll(
  people: readonly Person[],
  homeId: string,
  wishes: readonly { by: number; of: string; sen: number }[],
) {
  // More often than the limit of an hour allows.
  await app.db.deleteFrom('rate_limits').execute();
  for (const { by, of, sen } of wishes) {
    const requester = people[by];
    const others = people.filter((person) => person !== requester);
    if (requester)
      await askForMoney(requester, homeId, of === 'both' ? others : others.slice(0, 1), { totalAmount: sen });
  }
}

test('settling up settles exactly what was shown, whatever comes between, and no sen is made or lost', async () => {
  const [aisyah, ben, chloe] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await signUp(app, 'Chloe Lim'),
  ];
  const { id: homeId } = await buildHome([aisyah, ben, chloe]);
  const people = [aisyah, ben, chloe];
  const sumFor = async ({ api }: Person) => {
    const { owed, owes } = await api.payments.getPaymentSummary({ homeId });
    return owed - owes;
  };
  const property = fc.asyncProperty(
    fc.array(asked, { minLength: 1, maxLength: 5 }),
    fc.constantFrom(0, 1),
    meanwhile,
    async (wishes, who, what) => {
      await askAll(people, homeId, wishes);
      const [me, other] = who === 0 ? ([aisyah, ben] as const) : ([ben, aisyah] as const);
      const shown = await sharesBetween(me, other, homeId);
      const [share] = shown;
      if (what === 'paid' && share) {
        const debtor = people.find(({ userId }) => userId === share.userId);
        await debtor?.api.payments.markAsPaid({ homeId, paymentId: share.paymentId });
      }
      if (what === 'let go' && share)
        await (share.userId === me.userId ? other : me).api.payments.letGoPayment({
          homeId,
          paymentId: share.paymentId,
          userId: share.userId,
        });
      if (what === 'asked') await askAll([other, me], homeId, [{ by: 0, of: 'one', sen: 500 }]);
      if (what === 'settled by the other') await settleUp(other, me, homeId).catch(() => {});
      const before = await everyShare(homeId);
      const [mine, third] = [await sumFor(me), await sumFor(chloe)];
      const tries = what === 'settled at once' ? 3 : 1;
      const answers = await Promise.allSettled(
        Array.from({ length: tries }, () =>
          settleUp(me, other, homeId, shown.length > 0 ? shown : undefined),
        ),
      );
      const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const after = await everyShare(homeId);
      const changed = after.filter(
        (each) => JSON.stringify(each) !== JSON.stringify(before.find((was) => keyOf(was) === keyOf(each))),
      );
      const { owes, owed } = sumsOf(me.userId, shown);
      const isAsShown = what === 'nothing' || what === 'settled at once';
      if (isAsShown) expect(done).toHaveLength(maySettleUp(me.userId, shown) ? 1 : 0);
      if (done.length === 0) {
        expect(changed).toEqual([]);
        return;
      }
      // Each share once, by one settlement, whose amount is the difference.
      expect(changed.map(keyOf).toSorted()).toEqual(shownKeys(shown));
      expect(changed.every((each) => each.paid_by === 'settled_up' && each.settled_with === done[0])).toBe(
        true,
      );
      const settlement = await app.db
        .selectFrom('settlements')
        .select('amount')
        .where('id', '=', done[0] ?? '')
        .executeTakeFirstOrThrow();
      expect(settlement.amount).toBe(owes - owed);
      // What I am owed, less what I owe, grows by what I paid. Other members are not affected.
      expect(await sumFor(me)).toBe(mine + settlement.amount);
      expect(await sumFor(chloe)).toBe(third);
      expect(await sharesBetween(me, other, homeId)).toEqual([]);
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: 25, endOnFailure: true });
}, 120_000);
