import type { PaymentRequest } from '#contract/payments.ts';
import { whyAmountsAreFixed } from '#domain/payments.ts';
import { maySettleUp } from '#domain/settling-up.ts';
import { attachBill } from '#test/builders/bills.ts';
import { moneyOf } from '#test/living/money-lists.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { complain, pick, some, uuid, type Act, type Visit } from '#test/living/world.ts';

const requestsOf = async ({ me, homeId }: Visit) =>
  (await moneyOf(me, homeId)).filter(
    (payment) => payment.homeId === homeId && payment.requester.userId === me.userId,
  );

const freeBetween = async ({ me, homeId }: Visit) =>
  (await me.api.settlingUp.getBetweenUs({ homeId })).people.map(({ userId, displayName, lines }) => ({
    userId,
    displayName,
    lines: lines.filter(({ waits }) => !waits),
  }));

/** Pays the difference between two members: it must settle all shares that were shown, and no others. */
async function settleUp(visit: Visit) {
  const { world, me, homeId } = visit;
  const shown = await freeBetween(visit);
  const other = pick(
    world,
    shown.filter(({ lines }) => maySettleUp(me.userId, lines)),
  );
  if (!other) return undefined;
  const lines = other.lines.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount }));
  await me.api.settlingUp.settleUp({ homeId, id: uuid(world), userId: other.userId, lines });
  const after = await freeBetween(visit);
  if (after.some(({ userId, lines: left }) => userId === other.userId && left.length > 0))
    complain(world, `something is open with ${other.displayName} after settling up`);
  const untouched = (people: typeof shown) => people.filter(({ userId }) => userId !== other.userId);
  const linesOf = (people: typeof shown) => people.flatMap((person) => person.lines).length;
  if (linesOf(untouched(after)) !== linesOf(untouched(shown)))
    complain(world, `settling up with ${other.displayName} settled lines of others`);
  return `settles ${lines.length} lines up with ${other.displayName}`;
}

const refusedBeforehand = new Set(['CHANGE_WAITS', 'CHANGE_PROOF']);

/** Changes a request's amount or people. Shares that are paid or wait for an answer stay as they are. */
async function change(visit: Visit) {
  const { world, me, homeId } = visit;
  const payment = pick(
    world,
    (await requestsOf(visit)).filter(({ debtors }) => whyAmountsAreFixed(debtors) === undefined),
  );
  if (!payment) return undefined;
  const { members } = await me.api.homes.getHome({ homeId });
  const debtorIds = world.chance.isOften(1, 2)
    ? payment.debtors.map(({ userId }) => userId)
    : some(
        world,
        members.filter(({ userId }) => userId !== me.userId),
      ).map(({ userId }) => userId);
  if (debtorIds.length === 0) return undefined;
  const totalAmount = 300 + world.chance.below(30_000);
  const refused = await refusalOf(
    me.api.payments.changePaymentRequest({
      homeId,
      paymentId: payment.id,
      revision: payment.revision,
      title: payment.title,
      category: 'utilities',
      totalAmount,
      debtorIds,
    }),
  );
  // The list does not show receipts of another share that also cover this one, or that were already answered.
  if (refusedBeforehand.has(refused)) return `cannot change ${payment.title}: ${refused}`;
  if (refused !== 'not refused') throw new Error(refused);
  return `changes ${payment.title} to ${totalAmount} sen of ${debtorIds.length}`;
}

async function attach(visit: Visit) {
  const { world, me } = visit;
  const payment: PaymentRequest | undefined = pick(world, await requestsOf(visit));
  if (!payment) return undefined;
  const address = await attachBill(world.app, me, payment);
  const shown = (await requestsOf(visit)).find(({ id }) => id === payment.id)?.bill;
  if (shown !== address) complain(world, `the bill of ${payment.title} is not shown`);
  return `attaches a bill to ${payment.title}`;
}

export const settlingActs: Record<string, Act> = {
  'settles up': { weight: 3, does: settleUp },
  'changes a request': { weight: 3, does: change },
  'attaches a bill': { weight: 1, does: attach },
};
