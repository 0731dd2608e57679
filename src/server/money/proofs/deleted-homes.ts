import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { KNOWN_PROOFS } from '#domain/payments.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';

/** docs/product/receipts.md 'How far back'. */
const MARK_KEPT_MS = 180 * 24 * 60 * 60_000;

/** Before a home is deleted, in the same transaction: its receipts stay known to those whom they were sent to. */
export async function markProofs(tx: Kysely<DB>, homeId: string): Promise<void> {
  await sql`
    insert into receipts_of_deleted_homes (mark)
    select distinct sha256(convert_to(request.requester_id || ' ' || key, 'UTF8')) as mark
      from payment_proofs as proof
      join payment_requests as request on request.home_id = proof.home_id and request.id = proof.payment_id
     cross join unnest(encode(proof.sha256, 'hex') || proof.reference_keys) as key
     where proof.home_id = ${homeId} and proof.state in ${among(KNOWN_PROOFS)}
     order by mark
        on conflict (mark) do update set since = excluded.since`.execute(tx);
}

type Shown = { requesterId: string; sha256: Buffer; referenceKeys: readonly string[] };

/** Whether the same file or reference was sent to the requester in a home that was deleted since. */
export async function isOfDeletedHome(
  tx: Kysely<DB>,
  { requesterId, sha256, referenceKeys }: Shown,
): Promise<boolean> {
  const marks = [sha256.toString('hex'), ...referenceKeys].map((key) =>
    createHash('sha256').update(`${requesterId} ${key}`).digest(),
  );
  const found = tx.selectFrom('receipts_of_deleted_homes').select('mark').where('mark', 'in', marks);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

export const removeOldMarks = (db: Kysely<DB>, now: Date) =>
  db
    .deleteFrom('receipts_of_deleted_homes')
    .where('since', '<', new Date(now.getTime() - MARK_KEPT_MS))
    .execute();
