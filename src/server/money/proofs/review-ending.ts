import { sql, type Kysely } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import { nextReminder } from '#domain/payments.ts';
import { ofShare, rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { closeUnpaidOfGone } from '#server/money/shares/closing.ts';
import { touchSettled, type Settlement } from '#server/money/shares/settling-up.ts';
import { shareOfDebtor, touchPayment } from '#server/money/shares/paying.ts';

type Ending = {
  tx: Kysely<DB>;
  queue: JobSender;
  now: Date;
  /** The day of the home. */
  today: string;
  emit: (change: Change) => void;
};

/**
 * A receipt that nobody answered ends, its files with it (docs/product/limits.md 'Reminders and waiting receipts'). The home must be
 * locked.
 */
export const endReview = ({ tx, now }: Ending, proof: { homeId: string; id: string }) =>
  tx
    .updateTable('payment_proofs')
    .set({ state: 'unanswered', decided_at: now, remove_files_at: now, tell_on: null })
    .where(rowOf(proof.homeId, proof.id))
    .execute();

/** The same of a receipt of settling up: nothing was settled. */
export async function tellOfSettlingEnd(ending: Ending, settlement: Settlement): Promise<void> {
  const { tx, today } = ending;
  await sql`
    update payment_debtors as share set remind_on = greatest(share.remind_on, ${nextReminder(today, 0)}::date)
      from settlement_lines as part
     where part.home_id = ${settlement.homeId} and part.settlement_id = ${settlement.id} and share.home_id = part.home_id
       and share.payment_id = part.payment_id and share.user_id = part.user_id and share.remind_on is not null`.execute(
    tx,
  );
  await announce(ending, { type: 'payment_settling_up', settlement, what: 'unanswered' });
  await announce(ending, { type: 'payment_settling_up', settlement, what: 'review_ended' });
  await touchSettled(ending, settlement);
  await closeUnpaidOfGone(ending, settlement);
}

/**
 * Tells both sides that the debtor's receipt has ended. The debtor's letter is a reminder too: the others go on from there.
 * @param payment as its requester sees it
 */
export async function tellOfEnd(ending: Ending, payment: PaymentRequest, debtorId: string): Promise<void> {
  const { tx, now, today } = ending;
  const { homeId, id: paymentId } = payment;
  const next = nextReminder(today, shareOfDebtor(payment, debtorId)?.reminders?.sent ?? 0);
  await sql`
    update payment_debtors
       set refusals = 0, notified_at = ${now}, remind_on = case when remind_on is null then null else ${next}::date end
     where ${ofShare({ homeId, paymentId, userId: debtorId })}`.execute(tx);
  await announce(ending, { type: 'payment_unanswered', payment, debtorId });
  await announce(ending, { type: 'payment_review_ended', payment, debtorId });
  await touchPayment(ending, payment);
}
