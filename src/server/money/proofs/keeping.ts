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
/** An upload is settled or given up long before. */
const READING_KEPT_MS = 60 * 60_000;
const PROOFS_AT_ONCE = 200;

/** What was uploaded, which nobody is shown. */
const originalOf = ({ homeId, proofId }: ProofKey) => `proofs/${homeId}/${proofId}`;
/** What was read of it, without metadata, which the requester and the debtor are shown. */
export const previewOf = (proof: ProofKey) => `${originalOf(proof)}.webp`;
/** All that the store keeps of a proof. */
export const filesOfProof = (proof: ProofKey): string[] => [originalOf(proof), previewOf(proof)];

/** When the files of a proof are removed that nobody settles. */
export const givenUpAt = (now: Date) => new Date(now.getTime() + READING_KEPT_MS);
/** Keeps both files. Their row says before how much room they take. */
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

/** Removes the files. Of a proof that was never settled nothing stays, of others what tells them again. */
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

/** Removes an upload that came to nothing; one that was settled all the same, though nobody heard of it, stays. */
export async function giveUpProof(keeping: Keeping, proof: ProofKey): Promise<void> {
  const row = await keeping.db
    .selectFrom('payment_proofs')
    .select('state')
    .where(rowOf(proof.homeId, proof.proofId))
    .executeTakeFirst();
  if (row === undefined || row.state === 'reading') await removeProof(keeping, proof);
}

/**
 * Removes the files of a share's earlier refused proofs: only the last one is looked at again. Otherwise the holder of a debtor's link could fill
 * the home's room.
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
 * In the transaction that deletes a home: has the files of its proofs removed once it has committed, and lists them for `removeLeftProofs`, since
 * the rows go with the home.
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

/** Removes the files whose time has come, and uploads that were never settled. */
export async function removeDueProofs(
  deps: Keeping & { now: () => Date },
  signal?: AbortSignal,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('payment_proofs')
    .select(['home_id as homeId', 'id as proofId'])
    // In the words of its index, which serves no plan that could be asked for others too.
    .where(sql<boolean>`has_files`)
    .where('remove_files_at', '<=', deps.now())
    .orderBy('remove_files_at')
    .limit(PROOFS_AT_ONCE)
    .execute();
  for (const proof of rows) await removeProof(deps, proof, signal);
}

/** Removes once more what was of a deleted home: the store may have been away then, or an upload under way. */
export async function removeLeftProofs(
  deps: Keeping & { now: () => Date },
  signal?: AbortSignal,
): Promise<void> {
  const rows = await deps.db
    .selectFrom('proofs_to_remove')
    .select(['home_id as homeId', 'proof_id as proofId'])
    .where('since', '<=', new Date(deps.now().getTime() - READING_KEPT_MS))
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

/** docs/product/receipts.md 'How far back'. */
const MARK_KEPT_MS = 180 * 24 * 60 * 60_000;

/** In the transaction that deletes a home: keeps its receipts known to those whom they were sent to. */
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

/** Whether the same file or reference was sent to the requester in a home that was deleted since. */
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
