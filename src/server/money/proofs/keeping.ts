import { createHash } from 'node:crypto';
import { KNOWN_PROOFS } from '#domain/payments.ts';
import { among } from '#server/platform/db/among.ts';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { ofShare, rowOf, type ShareKey } from '#server/platform/db/share-key.ts';

export type ProofKey = { homeId: string; proofId: string };
type Keeping = { db: Kysely<DB>; files: FileStore };

const PREVIEW_TYPE = 'image/webp';
/** Long enough for any upload to be settled or given up. */
const PROOF_UPLOAD_MAX_MS = 60 * 60_000;
const PROOFS_AT_ONCE = 200;

/** The uploaded file, which is shown to no one. */
const originalOf = ({ homeId, proofId }: ProofKey) => `proofs/${homeId}/${proofId}`;
/** The picture of the read pages without metadata, which the requester and the debtor see. */
export const previewOf = (proof: ProofKey) => `${originalOf(proof)}.webp`;
export const filesOfProof = (proof: ProofKey): string[] => [originalOf(proof), previewOf(proof)];

/** When the files of a proof that is never settled are removed. */
export const proofUploadExpiresAt = (now: Date) => new Date(now.getTime() + PROOF_UPLOAD_MAX_MS);
/** Stores both files. The proof's row first says how much room they take. */
export async function putProof(
  { db, files }: Keeping,
  proof: ProofKey,
  made: { original: Uint8Array; mimeType: string; preview: Uint8Array },
): Promise<void> {
  await db
    .updateTable('payment_proofs')
    .set({ bytes: made.original.byteLength + made.preview.byteLength })
    .where(rowOf(proof.homeId, proof.proofId))
    .execute();
  await files.put(originalOf(proof), made.original, made.mimeType);
  await files.put(previewOf(proof), made.preview, PREVIEW_TYPE);
}

/** Removes the files of a proof. A proof that was never settled loses its row too; the rows of others stay, to recognise the payment later. */
export async function removeProof(
  { db, files }: Keeping,
  proof: ProofKey,
  signal?: AbortSignal,
): Promise<void> {
  for (const name of filesOfProof(proof)) await files.remove(name, signal);
  await db
    .deleteFrom('payment_proofs')
    .where(rowOf(proof.homeId, proof.proofId))
    .where('state', '=', 'reading')
    .execute();
  await db
    .updateTable('payment_proofs')
    .set({ has_files: false, remove_files_at: null })
    .where(rowOf(proof.homeId, proof.proofId))
    .execute();
}

/** Removes an upload that failed. It keeps one that was settled although its sender never got the answer. */
export async function giveUpProof(keeping: Keeping, proof: ProofKey): Promise<void> {
  const row = await keeping.db
    .selectFrom('payment_proofs')
    .select('state')
    .where(rowOf(proof.homeId, proof.proofId))
    .executeTakeFirst();
  if (row === undefined || row.state === 'reading') await removeProof(keeping, proof);
}

/**
 * Removes the files of a share's earlier refused proofs, since only the last one can be looked at again. Otherwise
 * the holder of a debtor's link could fill the home's room.
 */
export async function removeRefusedBefore(
  { tx, queue, now }: { tx: Kysely<DB>; queue: JobSender; now: Date },
  share: ShareKey,
  proofId: string,
): Promise<void> {
  const rows = await tx
    .updateTable('payment_proofs')
    .set({ remove_files_at: now })
    .where(ofShare(share))
    .where('state', '=', 'rejected')
    .where('has_files', '=', true)
    .where('id', '<>', proofId)
    .returning(['home_id as homeId', 'id as proofId'])
    .execute();
  await queue.send(tx, 'remove-proof', ...rows);
}

/**
 * Runs in the transaction that deletes a home: queues the removal of its proofs' files for after the commit. Also
 * lists them for `removeLeftProofs`, since their rows are deleted with the home.
 */
export async function removeProofsOf(tx: Kysely<DB>, queue: JobSender, homeId: string): Promise<void> {
  const rows = await tx
    .insertInto('proofs_to_remove')
    .columns(['home_id', 'proof_id'])
    .expression(
      tx
        .selectFrom('payment_proofs')
        .select(['home_id', 'id'])
        .where('home_id', '=', homeId)
        .where('has_files', '=', true),
    )
    .returning(['home_id as homeId', 'proof_id as proofId'])
    .execute();
  await queue.send(tx, 'remove-proof', ...rows);
}

/** Removes files that are due, and uploads that were never settled. */
export async function removeDueProofs(
  deps: Keeping & { now: () => Date },
  signal?: AbortSignal,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('payment_proofs')
    .select(['home_id as homeId', 'id as proofId'])
    // Written like the condition of the partial index, which PostgreSQL would not use otherwise.
    .where(sql<boolean>`has_files`)
    .where('remove_files_at', '<=', deps.now())
    .orderBy('remove_files_at')
    .limit(PROOFS_AT_ONCE)
    .execute();
  for (const proof of rows) await removeProof(deps, proof, signal);
}

/** Removes the files of deleted homes again: the file store may have been down then, or an upload in progress. */
export async function removeLeftProofs(
  deps: Keeping & { now: () => Date },
  signal?: AbortSignal,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('proofs_to_remove')
    .select(['home_id as homeId', 'proof_id as proofId'])
    .where('since', '<=', new Date(deps.now().getTime() - PROOF_UPLOAD_MAX_MS))
    .orderBy('since')
    .limit(PROOFS_AT_ONCE)
    .execute();
  for (const proof of rows) {
    await removeProof(deps, proof, signal);
    await deps.db
      .deleteFrom('proofs_to_remove')
      .where('home_id', '=', proof.homeId)
      .where('proof_id', '=', proof.proofId)
      .execute();
  }
}

/** How long marks of receipts from deleted homes are kept (docs/product/receipts.md 'How far back'). */
const MARK_KEPT_MS = 180 * 24 * 60 * 60_000;

/** Runs in the transaction that deletes a home: keeps marks of its receipts, so that their requesters' other homes still recognise them. */
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

/** Whether the same file or reference was sent to the requester in a home that has been deleted. */
export async function isOfDeletedHome(
  tx: Kysely<DB>,
  {
    requesterId,
    sha256,
    referenceKeys,
  }: { requesterId: string; sha256: Buffer; referenceKeys: readonly string[] },
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
