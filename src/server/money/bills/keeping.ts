import { type PaymentKey, rowOf } from '#server/platform/db/share-key.ts';
import { sql, type Kysely } from 'kysely';
import { BILL_RETENTION_MS, billDeletionTime } from '#domain/bills.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';

export type BillKey = { homeId: string; billId: string };
type Keeping = { db: Kysely<DB>; files: FileStore };

export const BILL_TYPE = 'image/webp';
/** Long enough for any upload to be shown or given up. */
const BILL_UPLOAD_MAX_MS = 60 * 60_000;
const BILLS_AT_ONCE = 200;

/** The only stored file of a bill: what is shown of it. The uploaded file is thrown away, and with it the place where a photo was taken. */
export const fileOfBill = ({ homeId, billId }: BillKey) => `bills/${homeId}/${billId}.webp`;

/** When the row of an upload that was never shown is removed. */
export const billUploadExpiresAt = (now: Date) => new Date(now.getTime() + BILL_UPLOAD_MAX_MS);
/** When the sweep looks at a bill again. Bills are not removed earlier than that after they were shown or looked at. */
export const nextLookAt = (now: Date) => new Date(now.getTime() + BILL_RETENTION_MS);

/** Removes the file of a hidden bill, and then its row. */
export async function removeBillFile(
  { db, files }: Keeping,
  { homeId, billId }: BillKey,
  signal?: AbortSignal,
): Promise<void> {
  const isThis = (shown: boolean) =>
    sql<boolean>`home_id = ${homeId} and id = ${billId} and shown = ${shown}`;
  const shown = await db.selectFrom('payment_bills').select('id').where(isThis(true)).executeTakeFirst();
  if (shown) return;
  await files.remove(fileOfBill({ homeId, billId }), signal);
  await db.deleteFrom('payment_bills').where(isThis(false)).execute();
}

type Hiding = { tx: Kysely<DB>; queue: JobSender; now: Date };

/** Hides these bills, and queues the removal of their files for after the commit. Uploads in progress stay. Returns how many were hidden. */
async function hide({ tx, queue, now }: Hiding, which: ReturnType<typeof sql<boolean>>): Promise<number> {
  const rows = await tx
    .updateTable('payment_bills')
    .set({ shown: false, look_at: now })
    .where('shown', '=', true)
    .where(which)
    .returning(['home_id as homeId', 'id as billId'])
    .execute();
  await queue.send(tx, 'remove-bill', ...rows);
  return rows.length;
}

/** Hides the bill of a request, except the one that replaces it. Returns how many were hidden. The home must be locked. */
export const hideBillOf = (
  hiding: Hiding,
  { homeId, paymentId }: PaymentKey,
  besides: string | null = null,
): Promise<number> =>
  hide(
    hiding,
    sql<boolean>`home_id = ${homeId} and payment_id = ${paymentId} and id is distinct from ${besides}::uuid`,
  );

/** Runs in the transaction that deletes the home. */
export const hideBillsOfHome = (hiding: Hiding, homeId: string) =>
  hide(hiding, sql<boolean>`home_id = ${homeId}`);

/** Hides the bills of a deleted account. Every home where the person ever lived must be locked. */
export const hideBillsOfPerson = (hiding: Hiding, userId: string) =>
  hide(
    hiding,
    sql<boolean>`(home_id, payment_id) in (select home_id, id from payment_requests where requester_id = ${userId})`,
  );

type Due = BillKey & { attachedAt: Date; deletedAt: Date | null; settledAt: (string | null)[] | null };

/** Hides the bills whose request was completed or deleted 90 days ago. For the others it stores when to look again. */
async function hideDue(db: Kysely<DB>, now: Date): Promise<void> {
  const { rows } = await sql<Due>`
    select bill.home_id as "homeId", bill.id as "billId", bill.attached_at as "attachedAt",
           case when request.deleted then request.updated_at end as "deletedAt",
           (select jsonb_agg(share.paid_at) from payment_debtors as share
             where share.home_id = bill.home_id and share.payment_id = bill.payment_id) as "settledAt"
      from payment_bills as bill
      join payment_requests as request on request.home_id = bill.home_id and request.id = bill.payment_id
     where bill.shown and bill.look_at <= ${now}
     order by bill.look_at limit ${BILLS_AT_ONCE}`.execute(db);
  for (const { homeId, billId, attachedAt, deletedAt, settledAt } of rows) {
    const settled = (settledAt ?? []).map((moment) => (moment === null ? null : Date.parse(moment)));
    const ended = { deletedAt: deletedAt?.getTime() ?? null, settledAt: settled };
    const goesAt = billDeletionTime(ended, attachedAt.getTime());
    const nextAt = goesAt === undefined ? nextLookAt(now) : new Date(goesAt);
    await db
      .updateTable('payment_bills')
      .set(nextAt <= now ? { shown: false, look_at: now } : { look_at: nextAt })
      .where(rowOf(homeId, billId))
      .where('shown', '=', true)
      .execute();
  }
}

/** Removes bills that are due, uploads that were never shown, and files whose removal failed earlier. */
export async function removeDueBills(
  deps: Keeping & { now: () => Date },
  signal?: AbortSignal,
): Promise<void> {
  const { db, now } = deps;
  await hideDue(db, now());
  const rows = await db
    .selectFrom('payment_bills')
    .select(['home_id as homeId', 'id as billId'])
    .where('shown', '=', false)
    .where('look_at', '<=', now())
    .orderBy('look_at')
    .limit(BILLS_AT_ONCE)
    .execute();
  for (const bill of rows) await removeBillFile(deps, bill, signal);
}
