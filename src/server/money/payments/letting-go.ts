import type { PaymentRequest } from '#contract/payments.ts';
import { mayLetGo } from '#domain/payments.ts';
import type { Call } from '#server/platform/calls/calls.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { nextLetter } from '#server/money/shares/letter-intervals.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { refusedGoesAt } from '#server/money/shares/files.ts';
import { decideProofs, findOwnShare, setLine, wasReopened } from '#server/money/proofs/reviews.ts';

export type OwnShare = Awaited<ReturnType<typeof findOwnShare>>;
type LettingGo = Call<'participant', ShareKey>;

/** Settles the share without payment. A receipt that waits has paid for nothing, like one that the requester declined. */
async function settle(call: LettingGo, { payment, share, key }: OwnShare) {
  const { user, now } = call;
  if (share.settlingBy !== null) throw refusal('SETTLING_WAITS');
  if (!mayLetGo(user.userId, payment.requester.userId, share)) throw refusal('PAYMENT_SETTLED');
  await setLine(call, key).set({ paid_at: now, paid_by: 'let_go', remind_on: null, refusals: 0 }).execute();
  await decideProofs(call, key)
    .where('state', '=', 'review')
    .set({ state: 'declined', decided_at: now, remove_files_at: refusedGoesAt(now) })
    .execute();
  await touchPayment(call, payment);
}

/** When a letter about all of them may leave; at once if it is the first about one of them, whose debtor may be about to pay. */
async function secondsUntilTold(call: LettingGo, shares: readonly OwnShare[]): Promise<number> {
  let most = 0;
  for (const { key } of shares) {
    if (!(await wasReopened(call, key))) return 0;
    most = Math.max(most, (await nextLetter(call, key)).seconds);
  }
  return most;
}

/**
 * The requester forgives shares of one person (docs/product/money.md 'Letting a share go'), who is told once, however many they are
 * (docs/product/moving-out.md 'Letting all of it go').
 */
export async function letGoOf(
  call: LettingGo,
  first: OwnShare,
  others: readonly OwnShare[] = [],
): Promise<void> {
  const shares = [first, ...others];
  for (const share of shares) await settle(call, share);
  const afterSeconds = await secondsUntilTold(call, shares);
  const told = ({ payment, share }: OwnShare) => ({ payment, debtorId: share.userId });
  const event = { type: 'payment_let_go', shares: [told(first), ...others.map(told)], at: call.now } as const;
  await announce(call, event, { afterSeconds });
}

export async function letGoPayment(call: LettingGo): Promise<PaymentRequest> {
  const own = await findOwnShare(call);
  if (own.share.letGoAt) return own.payment;
  await letGoOf(call, own);
  return own.seen();
}
