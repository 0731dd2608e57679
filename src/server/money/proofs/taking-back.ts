import { sql } from 'kysely';
import type { payments } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import { isOwed, nextReminder } from '#domain/payments.ts';
import { ofShare } from '#server/platform/db/share-key.ts';
import { settlementOfProof, touchSettled } from '#server/money/shares/settling-up.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { countLinkTry, homeOfPayment, openShare } from '#server/money/shares/share-access.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { refusedGoesAt } from '#server/money/shares/files.ts';
import { proofsOfShare } from '#server/money/proofs/rows.ts';
import { lockShare } from '#server/money/proofs/settling.ts';

/**
 * By the debtor, until it is answered: a receipt on the wrong share goes, and may be sent for the right one as if it had never been
 * (docs/product/receipts.md 'Taking a receipt back'). Reminders go on, not at once.
 */
export const takeBackProof: Handlers<typeof payments>['takeBackProof'] = {
  before: countLinkTry,
  homeOf: ({ input, deps }) => homeOfPayment(deps.db, input.paymentId),
  async handle(call) {
    const { tx, input, emit, deps } = call;
    const key = await openShare(tx, input, call);
    const { payment, share } = await lockShare(tx, key);
    const now = deps.now();
    if (!share.inReview) {
      const last = await proofsOfShare(tx, key)
        .select('state')
        .where('decided_at', 'is not', null)
        .orderBy('decided_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      // The same call again, whose answer was lost.
      if (isOwed(share) && last?.state === 'withdrawn') return {};
      throw refusal('PROOF_ANSWERED');
    }
    const taken = await tx
      .updateTable('payment_proofs')
      .set({ state: 'withdrawn', decided_at: now, remove_files_at: refusedGoesAt(now) })
      .where(ofShare(key))
      .where('state', '=', 'review')
      .returning('settlement_id')
      .executeTakeFirstOrThrow();
    const settlement = await settlementOfProof(tx, key.homeId, taken);
    const next = nextReminder(dayOf(now, payment.timeZone), 0);
    const lines = settlement?.lines ?? [key];
    await sql`
    update payment_debtors as share set remind_on = greatest(share.remind_on, ${next}::date)
      from unnest(${lines.map(({ paymentId }) => paymentId)}::uuid[], ${lines.map(({ userId }) => userId)}::uuid[])
             as free (payment_id, user_id)
     where share.home_id = ${key.homeId} and share.payment_id = free.payment_id and share.user_id = free.user_id
       and share.remind_on is not null`.execute(tx);
    const touching = { tx, now, emit };
    if (settlement) await touchSettled(touching, settlement);
    else await touchPayment(touching, payment);
    return {};
  },
};
