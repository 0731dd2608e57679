import { homeOfPayment } from '#server/money/shares/share-access.ts';
import type { PaymentRequest, payments } from '#contract/payments.ts';
import { pageOf } from '#domain/pages.ts';
import { hasPaymentDetails } from '#domain/payment-details.ts';
import { isOwed, mayDelete, mayMarkPaid, PAYMENTS_PAGE, waitsForAnswer } from '#domain/payments.ts';
import type { Call, CallOf, Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { findMemberHome } from '#server/platform/members/membership.ts';
import { divide, isFirstRequest, makePayment, type NewPayment } from '#server/money/payments/making.ts';
import { changePaymentRequest } from '#server/money/payments/changing.ts';
import { closePayment } from '#server/money/shares/closing.ts';
import { beginSeries, countSeries } from '#server/money/payments/series.ts';
import { shareOfDebtor, payShare } from '#server/money/shares/paying.ts';
import { payeeNameHandlers } from '#server/money/shares/payee-names.ts';
import { removeBill } from '#server/money/bills/attaching.ts';
import { takeBackProof } from '#server/money/proofs/taking-back.ts';
import { sumElsewhere, sumListed } from '#server/money/payments/open-amounts.ts';
import { countCompleted, countToDo, listPayments, placeOf } from '#server/money/payments/list.ts';
import { findOwnPayment, findPayment, withNotes } from '#server/money/shares/rows.ts';
import { listUnreached } from '#server/money/shares/unreached.ts';
import { sendReminders } from '#server/money/shares/reminders.ts';
import { letGoPayment } from '#server/money/payments/letting-go.ts';
import { readOwnDetails } from '#server/telling/payees/reading.ts';
import { undoMarkAsPaid } from '#server/money/payments/undo-mark-as-paid.ts';
import { askForReview, reopenPayment, reviewPaymentProof } from '#server/money/proofs/reviews.ts';

type PaymentHandlers = Handlers<typeof payments>;
type Creating = CallOf<PaymentHandlers['createPaymentRequest']>;

/** Refuses if the home is not one of the reader's. The list also works without a home. */
async function checkHome({ user, input, deps }: Call<'user', { homeId: string | null }>) {
  const { homeId } = input;
  if (homeId !== null && !(await findMemberHome(deps.pool, { homeId, userId: user.userId })))
    throw refusal('FORBIDDEN');
}

/** Returns the result of the same call before; undefined if the id is new. */
async function findCreated({ tx, home, user, input }: Creating): Promise<PaymentRequest | undefined> {
  const homeId = await homeOfPayment(tx, input.id);
  if (homeId === undefined) return undefined;
  const payment =
    homeId === home.id && (await findPayment(tx, user.userId, { homeId: home.id, paymentId: input.id }));
  if (!payment || payment.requester.userId !== user.userId) throw refusal('ID_TAKEN');
  return payment;
}

/** Adds whether the requester is asked how they can be paid (docs/product/payment-details.md 'After the first request'). */
async function withQuestion({ tx, user }: Creating, payment: PaymentRequest) {
  const isFirst = await isFirstRequest(tx, user.userId, payment.id);
  const asksHowToPay = isFirst && !hasPaymentDetails(await readOwnDetails(tx, user.userId));
  return { ...payment, asksHowToPay };
}

/** The calls of Pay My Money Back (docs/product/money.md 'Requesting money', 'Paying', 'Letting go and reopening', 'Deleting'). */
export const paymentHandlers: PaymentHandlers = {
  async listPaymentRequests(call) {
    await checkHome(call);
    const { input, tx, user, now } = call;
    const { homeId, side, before } = input;
    const found = await listPayments(tx, user.userId, { homeId, side, before, limit: PAYMENTS_PAGE + 1 });
    const { page, last } = pageOf(found, PAYMENTS_PAGE);
    return {
      payments: await withNotes(tx, user.userId, page, now),
      next: last ? placeOf(user.userId, last) : null,
      completed: side ? 0 : await countCompleted(tx, user.userId, homeId),
    };
  },

  async getPaymentSummary(call) {
    await checkHome(call);
    const { tx, user, input, deps, now } = call;
    const { homeId } = input;
    const asking = { tx, secrets: deps.settings, now };
    const listed = await sumListed(tx, user.userId, homeId);
    const toDo = await countToDo(tx, user.userId, homeId);
    const repeating = homeId === null ? 0 : await countSeries(tx, homeId, user.userId);
    const unreached = homeId === null ? [] : await listUnreached({ ...asking, homeId }, user.userId);
    const elsewhere = await sumElsewhere(tx, user.userId, homeId);
    return { ...listed, ...toDo, repeating, unreached, elsewhere };
  },

  async createPaymentRequest(call) {
    const { input, tx, home, user, now, today, address, deps } = call;
    const known = await findCreated(call);
    if (known) return withQuestion(call, known);
    const division = await divide(tx, input, { homeId: home.id, requesterId: user.userId });
    await deps.limits.count('paymentRequest', user.userId, address);
    const { id, repeats, title, category = null, totalAmount } = input;
    const asked: NewPayment = {
      ...division,
      home,
      id,
      requesterId: user.userId,
      title,
      category,
      totalAmount,
      createdAt: now,
      series: repeats ? { id, day: today } : null,
      isAgain: false,
    };
    if (repeats) await beginSeries(tx, asked, { every: repeats, today, now });
    return withQuestion(call, await makePayment(call, asked));
  },

  async markAsPaid(call) {
    const { input, tx, home, user } = call;
    const which = { homeId: home.id, paymentId: input.paymentId };
    const payment = await findOwnPayment(tx, user.userId, which, 'debtor');
    const share = shareOfDebtor(payment, user.userId);
    if (!share || !isOwed(share)) return payment;
    if (input.amount !== undefined && input.amount !== share.amount) throw refusal('PAYMENT_CHANGED');
    const isSettledByOther = share.settlingBy !== null && share.settlingBy !== user.userId;
    if (!mayMarkPaid(user.userId, share))
      throw refusal(isSettledByOther ? 'SETTLING_WAITS' : 'PROOF_IN_REVIEW');
    await payShare(call, payment, user.userId, 'marked');
    return findOwnPayment(tx, user.userId, which, 'debtor');
  },

  async deletePaymentRequest(call) {
    const { input, tx, home, user } = call;
    const which = { homeId: home.id, paymentId: input.paymentId };
    const payment = await findOwnPayment(tx, user.userId, which, 'requester');
    if (!mayDelete(user.userId, { ...payment, requesterId: user.userId })) throw refusal('PAYMENT_PAID');
    if (payment.debtors.some(({ settlingBy }) => settlingBy === user.userId)) throw refusal('SETTLING_WAITS');
    if (waitsForAnswer(payment.debtors)) throw refusal('PROOF_WAITS');
    await closePayment(call, payment);
    return {};
  },

  changePaymentRequest,
  undoMarkAsPaid,
  sendReminders,
  reviewPaymentProof,
  letGoPayment,
  reopenPayment,
  askForReview,
  takeBackProof,
  removeBill,
  ...payeeNameHandlers,
};
