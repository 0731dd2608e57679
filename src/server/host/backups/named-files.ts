import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Snapshot } from '#server/host/backups/snapshot.ts';
import { fileOfBill } from '#server/money/bills/keeping.ts';
import { addressOf, filesOfPicture } from '#server/people/pictures/stored-pictures.ts';
import { filesOfProof } from '#server/money/proofs/keeping.ts';

/** Returns the files that the tables name, row by row. Some may be missing: a row exists before its files and until they are gone. */
export async function namedFiles(snapshot: Snapshot): Promise<string[][]> {
  const rowsOf = async (table: string, owner: string, rest: string) =>
    snapshot.tables.some(({ name }) => name === table)
      ? snapshot.rows<{ owner: string; id: string }>(`select ${owner} as owner, id from ${table} ${rest}`)
      : [];
  const pictures = await rowsOf('pictures', 'user_id', 'order by id');
  const proofs = await rowsOf('payment_proofs', 'home_id', 'where has_files order by home_id, id');
  const bills = await rowsOf('payment_bills', 'home_id', 'order by home_id, id');
  return [
    ...pictures.map(({ owner, id }) => filesOfPicture({ userId: owner, pictureId: id })),
    ...proofs.map(({ owner, id }) => filesOfProof({ homeId: owner, proofId: id })),
    ...bills.map(({ owner, id }) => [fileOfBill({ homeId: owner, billId: id })]),
  ];
}

/** Returns the rows to which such files belong. */
const rowsNamedIn = (names: string[]) => {
  const idsIn = (pattern: RegExp) => [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))];
  return {
    pictureIds: idsIn(/^pictures\/[^/]+\/(.{36})/),
    proofIds: idsIn(/^proofs\/[^/]+\/(.{36})/),
    billIds: idsIn(/^bills\/[^/]+\/(.{36})/),
  };
};

/** Counts the missing files that should exist: of shown pictures and bills, and of receipts that are settled or wait. */
export async function countNeeded(db: Kysely<DB>, missing: string[]): Promise<number> {
  const { pictureIds, proofIds, billIds } = rowsNamedIn(missing);
  if (pictureIds.length + proofIds.length + billIds.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from users where photo_url = any (${pictureIds.map(addressOf)}))
         + (select count(*) from payment_bills where id = any (${billIds}::uuid[]) and shown)
         + (select count(*) from payment_proofs
             where id = any (${proofIds}::uuid[]) and has_files and state <> 'reading'
               and (remove_files_at is null or remove_files_at > now())) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Updates the rows of missing files as if the server had removed those files. */
export async function markFilesRemoved(db: Kysely<DB>, missing: string[]): Promise<void> {
  const { pictureIds, proofIds, billIds } = rowsNamedIn(missing);
  if (billIds.length > 0) await db.deleteFrom('payment_bills').where('id', 'in', billIds).execute();
  if (pictureIds.length > 0) {
    await db
      .updateTable('users')
      .set({ photo_url: null })
      .where('photo_url', 'in', pictureIds.map(addressOf))
      .execute();
    await db.deleteFrom('pictures').where('id', 'in', pictureIds).execute();
  }
  if (proofIds.length > 0) {
    await db
      .deleteFrom('payment_proofs')
      .where('id', 'in', proofIds)
      .where('state', '=', 'reading')
      .execute();
    await db
      .updateTable('payment_proofs')
      .set({ has_files: false, remove_files_at: null })
      .where('id', 'in', proofIds)
      .execute();
  }
}
