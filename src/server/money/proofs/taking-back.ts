import { postponeReminders } from '#server/money/shares/letter-intervals.ts';
import type { payments } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import { isOwed } from '#domain/payments.ts';
import { ofShare } from '#server/platform/db/share-key.ts';
import { settlementOfProof, touchSettled } from '#server/money/shares/settling-up.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { countLinkTry, homeOfPayment, openShare } from '#server/money/shares/share-access.ts';
import { touchPayment } from '#server/money/shares/paying.ts';
import { refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import { findLastDecided } from '#server/money/proofs/rows.ts';
import { lockShare } from '#server/money/proofs/settling.ts';

/**
 * Takes back a receipt that has no answer yet, so that its debtor can send it for another share
 * (docs/product/receipts.md 'Taking a receipt back'). Reminders start again later, not at once.
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
      const last = await findLastDecided(tx, key);
      // The answer to the same call was lost.
      if (isOwed(share) && last?.state === 'withdrawn') return {};
      throw refusal('PROOF_ANSWERED');
    }
    const taken = await tx
      .updateTable('payment_proofs')
      .set({ state: 'withdrawn', decided_at: now, remove_files_at: refusedFilesRemovedAt(now) })
      .where(ofShare(key))
      .where('state', '=', 'review')
      .returning('settlement_id')
      .executeTakeFirstOrThrow();
    const settlement = await settlementOfProof(tx, key.homeId, taken);
    await postponeReminders(tx, key.homeId, settlement?.lines ?? [key], dayOf(now, payment.timeZone));
    const touching = { tx, now, emit };
    if (settlement) await touchSettled(touching, settlement);
    else await touchPayment(touching, payment);
    return {};
  },
};
