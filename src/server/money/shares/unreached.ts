import { sql, type Kysely } from 'kysely';
import type { Unreached, WhyNoEmail } from '#domain/payments.ts';
import type { DB } from '#server/platform/db/types.ts';
import { whyNoLetter } from '#server/telling/mail/letter-limits.ts';
import { RECEIPT_WAITS } from '#server/platform/db/settling.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';

type Asking = { tx: Kysely<DB>; secrets: Secrets; now: Date; homeId: string };
type Row = { userId: string; email: string; confirmed: boolean; wantsNone: boolean; failed: boolean };

/** Whether the mail server refused the last email about money to the debtor for good. No later one was tried, and the address is the same. */
const FAILED = sql`exists (
  select from pgboss.job
   where name = 'mail' and state = 'failed' and data->>'userId' = debtor.id::text
     and data->>'homeId' = asked.home_id::text and data->>'kind' like 'payment-%'
     and created_on > coalesce(debtor.confirmed_at, '-infinity')
     and not exists (select from payment_links as newer
                      where newer.home_id = asked.home_id and newer.user_id = debtor.id and newer.created_at > job.created_on))`;

/** Returns why no email about money of the home reaches these debtors. Debtors whom one reaches are left out. */
export async function whyNoEmail(
  { tx, secrets, now, homeId }: Asking,
  userIds: readonly string[],
): Promise<Map<string, WhyNoEmail>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select debtor.id as "userId", debtor.email, debtor.email_verified as confirmed,
           debtor.unwanted_mail @> array['payments', 'reminders'] as "wantsNone", ${FAILED} as failed
      from users as debtor cross join (select ${homeId}::uuid as home_id) as asked
     where debtor.id = any(${userIds}::uuid[]) and debtor.deleted_at is null`.execute(tx);
  if (rows.length === 0) return new Map();
  const limits = await whyNoLetter({ tx, secrets, now }, rows, { purpose: 'home', about: [homeId] });
  const found = rows.flatMap(({ userId, email, confirmed, wantsNone, failed }): [string, WhyNoEmail][] => {
    const why = limits.get(email);
    if (wantsNone || why === 'stopped') return [[userId, 'stopped']];
    if (why === 'full') return [[userId, confirmed ? 'full' : 'unconfirmed']];
    return failed ? [[userId, 'failed']] : [];
  });
  return new Map(found);
}

/** Returns the requester's debtors in the home whom no email reaches (docs/product/money.md 'Whom no email reaches'). */
export async function listUnreached(asking: Asking, requesterId: string): Promise<Unreached[]> {
  const { rows: debtors } = await sql<{ userId: string; unsent: boolean }>`
    select share.user_id as "userId",
           bool_or(share.notified_at is null and share.reminded_at is null and not ${RECEIPT_WAITS}) as unsent
      from payment_debtors as share
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
      join users as debtor on debtor.id = share.user_id and debtor.deleted_at is null
     where share.home_id = ${asking.homeId} and share.paid_at is null
       and request.requester_id = ${requesterId} and not request.deleted
     group by share.user_id
     order by share.user_id`.execute(asking.tx);
  const userIds = debtors.map(({ userId }) => userId);
  const reasons = await whyNoEmail(asking, userIds);
  return debtors.flatMap(({ userId, unsent }) => {
    const why = reasons.get(userId) ?? (unsent ? 'unsent' : undefined);
    return why ? [{ userId, why }] : [];
  });
}
