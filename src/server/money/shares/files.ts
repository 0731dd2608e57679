import { PAID_PROOF_RETENTION_MS, REFUSED_PROOF_RETENTION_MS } from '#domain/payments.ts';
import { sql, type Kysely } from 'kysely';
import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';
import type { DB } from '#server/platform/db/types.ts';

// Neither names the home, whose id is its invitation (docs/decisions/051-a-homes-id-is-a-secret.md).

/** Where the requester and the debtor of a proof get its picture (money/proofs/requests.ts). */
export const pictureOf = (proofId: string) => `/proofs/${proofId}`;
/** Where the people of a request, and whoever has a debtor's link, get its bill (money/bills/requests.ts). */
export const billAddressOf = (billId: string) => `/bills/${billId}`;

/** Whether a home may keep so many bytes more, beside its receipts and bills (docs/product/limits.md 'Files of one home'). The home must be locked. */
export async function hasRoomFor(tx: Kysely<DB>, homeId: string, bytes: number): Promise<boolean> {
  const { rows } = await sql<{ kept: number }>`
    select ((select coalesce(sum(bytes), 0) from payment_proofs where home_id = ${homeId} and has_files)
          + (select coalesce(sum(bytes), 0) from payment_bills where home_id = ${homeId})
           )::bigint as kept`.execute(tx);
  return (rows[0]?.kept ?? 0) + bytes <= HOME_FILES_MAX_BYTES;
}

/** When the files of a refused or declined proof are removed (docs/product/limits.md 'How long receipts are kept'). */
export const refusedGoesAt = (now: Date) => new Date(now.getTime() + REFUSED_PROOF_RETENTION_MS);
/** When those of a proof are removed that a share was paid by (docs/product/limits.md 'How long receipts are kept'). */
export const paidGoesAt = (now: Date) => new Date(now.getTime() + PAID_PROOF_RETENTION_MS);
