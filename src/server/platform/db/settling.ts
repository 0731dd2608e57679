import { sql, type RawBuilder } from 'kysely';
import type { SettlingStep } from '#domain/notifications.ts';

/** SQL for the sender of the waiting settling-up receipt that includes `share`, or null. */
const SETTLING_BY_TEXT = `
  (select waiting.user_id
     from settlement_lines as part
     join payment_proofs as waiting
       on waiting.home_id = part.home_id and waiting.settlement_id = part.settlement_id and waiting.state = 'review'
    where part.home_id = share.home_id and part.payment_id = share.payment_id and part.user_id = share.user_id
    limit 1)`;
export const SETTLING_BY = sql.raw<string | null>(SETTLING_BY_TEXT);

/** SQL for whether a waiting receipt may pay `share`: its own, one for several shares, or one of settling up. */
export const RECEIPT_WAITS_TEXT = `
  ((select count(*) > 0 from payment_proofs as proof
     where proof.home_id = share.home_id and proof.user_id = share.user_id and proof.state = 'review'
       and (proof.payment_id = share.payment_id or share.payment_id = any (proof.also_pays)))
   or ${SETTLING_BY_TEXT} is not null)`;
export const RECEIPT_WAITS = sql.raw<boolean>(RECEIPT_WAITS_TEXT);

/** Returns SQL for whether a notification about settling up is still true: it settled a share, its receipt waits, or neither. */
export function settlingStillHolds(homeId: string, id: string, what: SettlingStep): RawBuilder<unknown> {
  const isSettled = sql`
    exists (select from payment_debtors as share where share.home_id = ${homeId} and share.settled_with = ${id})`;
  const isWaiting = sql`
    exists (select from payment_proofs as proof
             where proof.home_id = ${homeId} and proof.settlement_id = ${id} and proof.state = 'review')`;
  if (what === 'review') return isWaiting;
  return what === 'marked' || what === 'verified' || what === 'confirmed'
    ? isSettled
    : sql`not ${isSettled} and not ${isWaiting}`;
}
