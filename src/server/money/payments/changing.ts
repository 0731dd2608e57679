import { countLetter } from '#server/money/shares/letter-intervals.ts';
import { sql } from 'kysely';
import type { Debtor, PaymentRequest, payments } from '#contract/payments.ts';
import { whyAmountsAreFixed, isOwed } from '#domain/payments.ts';
import type { Shares } from '#domain/splits.ts';
import type { CallOf, Handlers } from '#server/platform/calls/calls.ts';
import { ofShare, rowOf } from '#server/platform/db/share-key.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { divide, type Division, insertDebtors } from '#server/money/payments/making.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { findOwnPayment } from '#server/money/shares/rows.ts';

type PaymentHandlers = Handlers<typeof payments>;
type Changing = CallOf<PaymentHandlers['changePaymentRequest']>;

const sharesOfDebtors = ({ debtors }: PaymentRequest): Shares['ofDebtors'] =>
  new Map(debtors.map(({ userId, amount }) => [userId, amount]));

/** Whether every amount stays the same. */
function isSameDivision(payment: PaymentRequest, totalAmount: number, { split, shares }: Division): boolean {
  const ofDebtors = sharesOfDebtors(payment);
  return (
    payment.split === split &&
    payment.ownShare === shares.own &&
    payment.totalAmount === totalAmount &&
    ofDebtors.size === shares.ofDebtors.size &&
    [...shares.ofDebtors].every(([userId, amount]) => ofDebtors.get(userId) === amount)
  );
}

/** Refuses to change amounts and people once a share is settled, or while a receipt waits (docs/product/money.md 'Changing a request'). */
async function refuseFixed({ tx, home, input }: Changing, { debtors }: PaymentRequest) {
  const fixed = whyAmountsAreFixed(debtors);
  if (fixed) throw refusal(fixed);
  const ofAnotherShare = await tx
    .selectFrom('payment_proofs')
    .select('id')
    .where('home_id', '=', home.id)
    .where('state', '=', 'review')
    .where(sql<boolean>`${input.paymentId} = any (also_pays)`)
    .limit(1)
    .executeTakeFirst();
  if (ofAnotherShare) throw refusal('CHANGE_WAITS');
}

/**
 * Deletes the shares of removed debtors, with refused receipts and their files. Refuses with CHANGE_PROOF if the
 * requester has looked at a receipt of the share, since the app must recognise that receipt later.
 */
async function removeDebtors({ tx, home, input, deps }: Changing, gone: readonly Debtor[]) {
  for (const { userId } of gone) {
    const share = { homeId: home.id, paymentId: input.paymentId, userId };
    const proofs = await tx
      .selectFrom('payment_proofs')
      .select(['id', 'state', 'has_files'])
      .where(ofShare(share))
      .execute();
    if (proofs.some(({ state }) => state === 'declined' || state === 'dropped' || state === 'unanswered'))
      throw refusal('CHANGE_PROOF');
    const files = proofs.filter(({ has_files }) => has_files);
    await deps.queue.send(tx, 'remove-proof', ...files.map(({ id }) => ({ homeId: home.id, proofId: id })));
    await tx.deleteFrom('payment_debtors').where(ofShare(share)).execute();
  }
}

async function writeShares(call: Changing, payment: PaymentRequest, ofDebtors: Shares['ofDebtors']) {
  const { home } = call;
  const before = sharesOfDebtors(payment);
  await removeDebtors(
    call,
    payment.debtors.filter(({ userId }) => !ofDebtors.has(userId)),
  );
  for (const { userId, amount, reminders } of payment.debtors) {
    const next = ofDebtors.get(userId);
    if (next === undefined || next === amount) continue;
    await countLetter(
      call,
      { homeId: home.id, paymentId: payment.id, userId },
      { sent: reminders?.sent ?? 0, amount: next },
    );
  }
  const added = [...ofDebtors].filter(([userId]) => !before.has(userId));
  if (added.length > 0) await insertDebtors(call, { homeId: home.id, paymentId: payment.id }, added);
}

/** Notifies each debtor of what changed for them: they were added, owe another amount, or were removed. */
async function announceChange(call: Changing, before: PaymentRequest, after: PaymentRequest) {
  const earlier = sharesOfDebtors(before);
  const isTitled = before.title !== after.title;
  for (const { userId: debtorId, amount, ...share } of after.debtors) {
    const was = earlier.get(debtorId);
    if (was === undefined)
      await announce(call, { type: 'payment_request', payment: after, debtorIds: [debtorId] });
    else if (isOwed(share) && (was !== amount || isTitled)) {
      const changed = { amount: was, title: before.title };
      await announce(call, { type: 'payment_changed', payment: after, debtorId, was: changed });
    }
  }
  for (const { userId: debtorId } of before.debtors)
    if (!after.debtors.some((share) => share.userId === debtorId))
      await announce(call, { type: 'payment_taken_out', payment: before, debtorId });
}

/** Changes a request for its requester (docs/product/money.md 'Changing a request'). */
export const changePaymentRequest: PaymentHandlers['changePaymentRequest'] = async (call) => {
  const { tx, home, user, input, address, deps } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findOwnPayment(tx, user.userId, which, 'requester');
  const { title, totalAmount, category = null } = input;
  const division = await divide(tx, input, {
    homeId: home.id,
    requesterId: user.userId,
    known: payment.debtors.map(({ userId }) => userId),
    isLeft: payment.left,
  });
  const isDivided = !isSameDivision(payment, totalAmount, division);
  // The answer to this very call was lost, or nothing was changed.
  if (!isDivided && payment.title === title && payment.category === category) return payment;
  if (input.revision !== payment.revision) throw refusal('PAYMENT_CHANGED');
  if (isDivided) await refuseFixed(call, payment);
  await deps.limits.count('paymentChange', user.userId, address);
  await tx
    .updateTable('payment_requests')
    .set((eb) => ({
      title,
      category,
      total_amount: totalAmount,
      split: division.split,
      own_share: division.shares.own,
      revision: eb('revision', '+', 1),
    }))
    .where(rowOf(home.id, payment.id))
    .execute();
  if (isDivided) await writeShares(call, payment, division.shares.ofDebtors);
  const changed = await findOwnPayment(tx, user.userId, which, 'requester');
  await record(tx, home.id, user.userId, { type: 'money_changed', data: {} });
  await announceChange(call, payment, changed);
  await touchPayment(call, payment);
  await touchPayment(call, changed);
  return findOwnPayment(tx, user.userId, which, 'requester');
};
