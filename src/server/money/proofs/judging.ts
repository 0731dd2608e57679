import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { tracesOf, withReuse, type Reuse } from '#receipts/verdict/reuse.ts';
import { otherSender, SENDER_KNOWN_MS, withSender, type Housemate } from '#receipts/verdict/senders.ts';
import { sharesPaidToo, withShares, type OpenShare } from '#receipts/verdict/shares.ts';
import type { DB } from '#server/platform/db/types.ts';
import { RECEIPT_WAITS } from '#server/platform/db/settling.ts';
import { findReuse, lockPayee, type Judged, type Upload } from '#server/money/proofs/rows.ts';

export type Judging = {
  tx: Kysely<DB>;
  now: Date;
  /** The setting PROOF_AUTO_ACCEPT. If it is off, the requester looks at every proof. */
  autoAccept: boolean;
  /** A proof of the same payment was settled while this one was read. */
  isSeenBefore: boolean;
};

/** Returns the other people who live in the home, left it recently or are debtors, except the requester. */
async function readOthers(
  { tx, now }: Judging,
  { homeId, paymentId, userId }: Upload,
  requesterId: string,
): Promise<Housemate[]> {
  const knownSince = new Date(now.getTime() - SENDER_KNOWN_MS);
  const { rows } = await sql<Housemate>`
    select users.id as "userId", users.display_name as name
      from memberships as living join users on users.id = living.user_id and users.deleted_at is null
     where living.home_id = ${homeId} and living.user_id not in (${userId}, ${requesterId})
       and (living.left_at is null or living.left_at > ${knownSince}
            or exists (select from payment_debtors as share
                        where share.home_id = living.home_id and share.payment_id = ${paymentId} and share.user_id = living.user_id))
     order by living.joined_at, users.id`.execute(tx);
  return rows;
}

/** Returns the debtor's other open shares to the same requester in this home that no proof waits for. */
async function readOtherShares(tx: Kysely<DB>, { homeId, paymentId, userId }: Upload, requesterId: string) {
  const { rows } = await sql<OpenShare>`
    select share.payment_id as "paymentId", share.amount as due
      from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
     where share.home_id = ${homeId} and share.user_id = ${userId} and share.paid_at is null and share.payment_id <> ${paymentId}
       and request.requester_id = ${requesterId} and not request.deleted
       and not ${RECEIPT_WAITS}
     order by request.created_at, request.id`.execute(tx);
  return rows;
}

/** Decides on a proof by what only the home knows: whose transfer it is, what else it pays, and whether it was seen before. */
export async function judge(
  judging: Judging,
  upload: Upload,
  { requester, debtors }: PaymentRequest,
  read: Decision,
): Promise<Judged> {
  const { tx, now, autoAccept, isSeenBefore } = judging;
  const sender = otherSender(read, await readOthers(judging, upload, requester.userId));
  let decision = sender ? withSender(read, sender) : read;
  const due = debtors.find(({ userId }) => userId === upload.userId)?.amount ?? 0;
  // A receipt of settling up pays what was shown, and nothing else.
  const others = upload.settlement ? [] : await readOtherShares(tx, upload, requester.userId);
  const alsoPaid =
    decision.outcome === 'review' && others.length > 0 ? sharesPaidToo(decision, due, others) : undefined;
  if (alsoPaid) decision = withShares(decision, alsoPaid);
  await lockPayee(tx, requester.userId);
  const found = await findReuse(tx, {
    upload,
    requesterId: requester.userId,
    traces: tracesOf(decision),
    now,
  });
  const seen: Reuse | undefined = isSeenBefore ? { reuse: 'used', rule: 'reuse/just-now' } : found;
  if (seen) decision = withReuse(decision, seen, found?.title);
  if (decision.outcome === 'verified' && !autoAccept) decision = { ...decision, outcome: 'review' };
  return {
    decision,
    alsoPays: (decision.outcome === 'review' && alsoPaid?.map(({ paymentId }) => paymentId)) || [],
    seenBefore: seen !== undefined && seen.reuse !== 'used',
  };
}
