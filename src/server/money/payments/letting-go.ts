import type { PaymentRequest } from '#contract/payments.ts';
import { mayLetGo } from '#domain/payments.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { nextLetter } from '#server/money/shares/letter-intervals.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import { updateProofs, findOwnShare, updateShare, wasReopened } from '#server/money/proofs/reviews.ts';

export type OwnShare = Awaited<ReturnType<typeof findOwnShare>>;
type LettingGo = Call<'participant', ShareKey>;

/** Settles the share without a payment. A waiting receipt counts as declined. */
async function settle(call: LettingGo, { payment, share, key }: OwnShare) {
  const { user, now } = call;
  if (share.settlingBy !== null) throw refusal('SETTLING_WAITS');
  if (!mayLetGo(user.userId, payment.requester.userId, share)) throw refusal('PAYMENT_SETTLED');
  await updateShare(call, key)
    .set({ paid_at: now, paid_by: 'let_go', remind_on: null, refusals: 0 })
    .execute();
  await updateProofs(call, key)
    .where('state', '=', 'review')
    .set({ state: 'declined', decided_at: now, remove_files_at: refusedFilesRemovedAt(now) })
    .execute();
  await touchPayment(call, payment);
}

/**
 * Returns in how many seconds an email about these shares may leave. The first email about one of them leaves at
 * once, since its debtor may be about to pay.
 */
async function secondsUntilLetter(call: LettingGo, shares: readonly OwnShare[]): Promise<number> {
  let most = 0;
  for (const { key } of shares) {
    if (!(await wasReopened(call, key))) return 0;
    most = Math.max(most, (await nextLetter(call, key)).seconds);
  }
  return most;
}

/**
 * Lets shares of one debtor go (docs/product/money.md 'Letting a share go'). The debtor is notified once for all of
 * them (docs/product/moving-out.md 'Letting all of it go').
 */
export async function letGoOf(
  call: LettingGo,
  first: OwnShare,
  others: readonly OwnShare[] = [],
): Promise<void> {
  const shares = [first, ...others];
  for (const share of shares) await settle(call, share);
  const afterSeconds = await secondsUntilLetter(call, shares);
  const letGoShare = ({ payment, share }: OwnShare) => ({ payment, debtorId: share.userId });
  const event = {
    type: 'payment_let_go',
    shares: [letGoShare(first), ...others.map(letGoShare)],
    at: call.now,
  } as const;
  await announce(call, event, { afterSeconds });
}

export async function letGoPayment(call: LettingGo): Promise<PaymentRequest> {
  const own = await findOwnShare(call);
  if (own.share.letGoAt) return own.payment;
  await letGoOf(call, own);
  return own.seen();
}
