import type { SettlingWord } from '#domain/notifications.ts';
import { queueLetter } from '#server/telling/mail/queueing.ts';
import { notifyAtOnce } from '#server/telling/pushes/notifying.ts';
import type { Paying } from '#server/money/shares/paying.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';

/** What the one who pays is told; all else the other hears. */
const TO_PAYER = new Set<SettlingWord>(['confirmed', 'not_received', 'unanswered']);

/**
 * One notification and one letter for the whole settling, however many shares it has (docs/product/settling-up.md 'Told of settling up').
 * @param again how often a receipt that waits was brought up again
 */
export async function tellOfSettling(
  paying: Pick<Paying, 'tx' | 'emit'> & { queue: Pick<Paying['queue'], 'send'> },
  { homeId, id, payerId, payeeId, amount, lines }: Settlement,
  what: SettlingWord,
  again?: number,
): Promise<void> {
  const [to, by] = TO_PAYER.has(what) ? [payerId, payeeId] : [payeeId, payerId];
  const own = lines.find(({ userId }) => userId === payerId) ?? lines[0];
  const counted = again === undefined ? {} : { again };
  await notifyAtOnce(paying, [to], {
    type: 'payment_settling_up',
    data: { homeId, userId: by, settlementId: id, paymentId: own?.paymentId ?? '', amount, what, ...counted },
  });
  await queueLetter(paying.queue, paying.tx, {
    kind: 'settling-up',
    userId: to,
    homeId,
    settlementId: id,
    what,
    ...counted,
  });
}
