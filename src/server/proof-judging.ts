import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { Decision } from '#domain/proofs/decision.ts';
import { tracesOf, withReuse } from '#domain/proofs/reuse.ts';
import { otherSender, withSender, type Housemate } from '#domain/proofs/senders.ts';
import { sharesPaidToo, withShares, type OpenShare } from '#domain/proofs/shares.ts';
import type { DB } from '#server/db/types.ts';
import { findReuse, type Judged, type Upload } from '#server/proof-rows.ts';

type Judging = {
  tx: Kysely<DB>;
  /** PROOF_AUTO_ACCEPT: else the requester looks at every proof. */
  autoAccept: boolean;
  /** Another proof of the same payment came in between. */
  isSeenBefore: boolean;
};

/** The debtor's own names, and everybody else who lives there or is asked, but for the requester. */
async function readPeople(tx: Kysely<DB>, { homeId, paymentId, userId }: Upload, requesterId: string) {
  const { rows } = await sql<Housemate>`
    select users.id as "userId", users.display_name as name
      from memberships as living join users on users.id = living.user_id and users.deleted_at is null
     where living.home_id = ${homeId} and living.user_id <> ${requesterId}
       and (living.left_at is null
            or exists (select from payment_debtors as line
                        where line.home_id = living.home_id and line.payment_id = ${paymentId} and line.user_id = living.user_id))
     order by living.joined_at, users.id`.execute(tx);
  const aliases = await tx.selectFrom('payee_aliases').select('name').where('user_id', '=', userId).execute();
  return {
    own: [...rows.filter((each) => each.userId === userId), ...aliases].map(({ name }) => name),
    others: rows.filter((each) => each.userId !== userId),
  };
}

/** The debtor's other open lines to the same requester in this home that no proof waits for. */
async function readOtherShares(tx: Kysely<DB>, { homeId, paymentId, userId }: Upload, requesterId: string) {
  const { rows } = await sql<OpenShare>`
    select line.payment_id as "paymentId", line.amount as due
      from payment_debtors as line
      join payment_requests as request on request.home_id = line.home_id and request.id = line.payment_id
     where line.home_id = ${homeId} and line.user_id = ${userId} and line.paid_at is null and line.payment_id <> ${paymentId}
       and request.requester_id = ${requesterId} and not request.deleted
       and not exists (select from payment_proofs as proof
                        where proof.home_id = line.home_id and proof.user_id = line.user_id and proof.state = 'review'
                          and (proof.payment_id = line.payment_id or line.payment_id = any (proof.also_pays)))
     order by request.created_at, request.id`.execute(tx);
  return rows;
}

/** What becomes of a proof by what only the home knows: whose transfer it is, what else it pays, and whether it was seen before. */
export async function judge(
  { tx, autoAccept, isSeenBefore }: Judging,
  upload: Upload,
  { requester, debtors }: PaymentRequest,
  read: Decision,
): Promise<Judged> {
  const { own, others } = await readPeople(tx, upload, requester.userId);
  const sender = otherSender(read, own, others);
  let decision = sender ? withSender(read, sender) : read;
  const due = debtors.find(({ userId }) => userId === upload.userId)?.amount ?? 0;
  const shares = await readOtherShares(tx, upload, requester.userId);
  const alsoPaid = decision.outcome === 'review' ? sharesPaidToo(decision, due, shares) : undefined;
  if (alsoPaid) decision = withShares(decision, alsoPaid);
  const found = await findReuse(tx, upload, tracesOf(decision));
  const reuse = isSeenBefore ? 'used' : found?.reuse;
  if (reuse) decision = withReuse(decision, reuse, found?.title);
  if (decision.outcome === 'verified' && !autoAccept) decision = { ...decision, outcome: 'review' };
  return {
    decision,
    alsoPays: (decision.outcome === 'review' && alsoPaid?.map(({ paymentId }) => paymentId)) || [],
    seenBefore: reuse === 'alike',
  };
}
