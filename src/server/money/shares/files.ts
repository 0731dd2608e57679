import { PAID_PROOF_RETENTION_MS, REFUSED_PROOF_RETENTION_MS } from '#domain/payments.ts';
import { sql, type Kysely } from 'kysely';
import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';
import type { DB } from '#server/platform/db/types.ts';

// Neither address names the home, whose id works as an invitation (docs/decisions/051-a-homes-id-is-a-secret.md).

/** Returns the address of a proof's picture for its requester and debtor (money/proofs/requests.ts). */
export const pictureOf = (proofId: string) => `/proofs/${proofId}`;
/** Returns the address of a bill for the people of its request and holders of a debtor's link (money/bills/requests.ts). */
export const billAddressOf = (billId: string) => `/bills/${billId}`;

/**
 * Whether a home has room for so many more bytes of receipts and bills (docs/product/limits.md 'Files').
 * The home must be locked.
 */
export async function hasRoomFor(tx: Kysely<DB>, homeId: string, bytes: number): Promise<boolean> {
  const { rows } = await sql<{ stored: number }>`
    select ((select coalesce(sum(bytes), 0) from payment_proofs where home_id = ${homeId} and has_files)
          + (select coalesce(sum(bytes), 0) from payment_bills where home_id = ${homeId})
           )::bigint as stored`.execute(tx);
  return (rows[0]?.stored ?? 0) + bytes <= HOME_FILES_MAX_BYTES;
}

/** When the files of a refused or declined proof are removed (docs/product/limits.md 'Files'). */
export const refusedFilesRemovedAt = (now: Date) => new Date(now.getTime() + REFUSED_PROOF_RETENTION_MS);
/** When the files of a proof that paid a share are removed (docs/product/limits.md 'Files'). */
export const paidFilesRemovedAt = (now: Date) => new Date(now.getTime() + PAID_PROOF_RETENTION_MS);
