import type { payments, PaymentRequest } from '#contract/payments.ts';
import type { CallDeps, Handlers } from '#server/platform/calls/calls.ts';
import type { Kysely } from 'kysely';
import { billChangeToNotify, mayChangeBill } from '#domain/bills.ts';
import { PROOF_FILE_PROBLEMS, type ProofFileProblem } from '#domain/files.ts';
import type { Semaphore } from '#server/platform/calls/semaphores.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Decoders } from '#server/reading/decoders/pool.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { typeOf } from '#domain/file-kinds.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { hasRoomFor } from '#server/money/shares/files.ts';
import { touchPayment, type Touching } from '#server/money/shares/paying.ts';
import { findPayment } from '#server/money/shares/rows.ts';
import {
  BILL_TYPE,
  billUploadExpiresAt,
  fileOfBill,
  hideBillOf,
  nextLookAt,
  removeBillFile,
  type BillKey,
} from '#server/money/bills/keeping.ts';
import { announce } from '#server/telling/announcing/announce.ts';

export type BillDeps = Pick<CallDeps, 'db' | 'files' | 'queue' | 'now'> & { billDecoders: Decoders<'bill'> };
/** The page makes the bill's id, so that an upload that is sent twice is one bill. */
export type Attaching = BillKey & { paymentId: string; userId: string };

/** Why a file cannot be a bill. The other problems have error codes of their own. */
type BillFileProblem = Exclude<ProofFileProblem, 'type' | 'size' | 'busy'>;
const hasOwnAnswer = (code: ProofFileProblem): code is BillFileProblem =>
  !['type', 'size', 'busy'].includes(code);

/**
 * Returns the request for its requester. Refuses with PAYMENT_NOT_FOUND, with FORBIDDEN for its debtors, and with
 * UNAUTHENTICATED if the requester's account is deleted.
 */
export async function findRequesters(
  db: Kysely<DB>,
  { homeId, paymentId, userId }: Omit<Attaching, 'billId'>,
): Promise<PaymentRequest> {
  const payment = await findPayment(db, userId, { homeId, paymentId });
  if (!payment) throw refusal('PAYMENT_NOT_FOUND');
  if (!mayChangeBill(userId, payment.requester.userId)) throw refusal('FORBIDDEN');
  if (payment.requesterGone) throw refusal('UNAUTHENTICATED');
  return payment;
}

/** Returns the picture that is shown of the file, or why there is none. */
async function shownOf(
  decoders: Decoders<'bill'>,
  userId: string,
  bytes: Uint8Array,
): Promise<{ shown: Uint8Array } | { problem: BillFileProblem }> {
  if (bytes.length === 0) return { problem: 'damaged' };
  if (!typeOf(bytes)) throw refusal('PROOF_TYPE');
  const outcome = await decoders.decode({ bytes }, userId);
  if ('made' in outcome) return outcome.made;
  if ('busy' in outcome) throw refusal('BUSY');
  if ('killed' in outcome) return { problem: outcome.killed === 'answer' ? 'damaged' : 'slow' };
  const problem = PROOF_FILE_PROBLEMS.filter(hasOwnAnswer).find((code) => code === outcome.refused);
  return { problem: problem ?? 'damaged' };
}

/** Inserts the row before the file is written, so that a crash leaves no unknown file. Returns false if the same bill is shown already. */
async function begin(tx: Kysely<DB>, attaching: Attaching, bytes: number, now: Date): Promise<boolean> {
  const { homeId, billId, paymentId } = attaching;
  await lockHome(tx, homeId);
  await findRequesters(tx, attaching);
  const known = await tx
    .selectFrom('payment_bills')
    .select(['payment_id as paymentId', 'shown', 'look_at as lookAt'])
    .where(rowOf(homeId, billId))
    .executeTakeFirst();
  if (known) {
    // The id belongs to another request, or to a bill that is being removed.
    if (known.paymentId !== paymentId || (!known.shown && known.lookAt <= now)) throw refusal('ID_TAKEN');
    return !known.shown;
  }
  if (!(await hasRoomFor(tx, homeId, bytes))) throw refusal('BILLS_FULL');
  const row = { home_id: homeId, id: billId, payment_id: paymentId, bytes };
  await tx
    .insertInto('payment_bills')
    .values({ ...row, attached_at: now, look_at: billUploadExpiresAt(now) })
    .execute();
  return true;
}

/** Shows this bill on the request from now on, and no other. */
async function show(showing: Touching & { queue: JobSender }, attaching: Attaching): Promise<void> {
  const { tx, now } = showing;
  const { homeId, billId } = attaching;
  await lockHome(tx, homeId);
  const payment = await findRequesters(tx, attaching);
  const hidden = await hideBillOf(showing, attaching, billId);
  const row = await tx
    .updateTable('payment_bills')
    .set({ shown: true, attached_at: now, look_at: nextLookAt(now) })
    .where(rowOf(homeId, billId))
    .returning('id')
    .executeTakeFirst();
  // Another upload with the same id was given up in the meantime and removed the row.
  if (!row) throw refusal('TRY_AGAIN');
  await touchPayment(showing, payment);
  const change = billChangeToNotify(hidden === 0, payment.createdAt.getTime(), now.getTime());
  if (change) await announce(showing, { type: 'payment_bill', payment, what: change });
}

/**
 * Makes a file the bill of a request and replaces an earlier one (docs/product/money.md 'Changing the bill'). Returns
 * what is wrong with the file. Refuses with PAYMENT_NOT_FOUND, FORBIDDEN, PROOF_TYPE, BILLS_FULL, ID_TAKEN, TRY_AGAIN
 * or BUSY.
 * @param semaphore limits how many transactions wait for the home's lock
 */
export async function attachBill(
  deps: BillDeps,
  attaching: Attaching,
  bytes: Uint8Array,
  semaphore: Semaphore,
): Promise<BillFileProblem | undefined> {
  const { db, files, queue, now } = deps;
  const opened = await shownOf(deps.billDecoders, attaching.userId, bytes);
  if ('problem' in opened) return opened.problem;
  const { shown } = opened;
  const start = (tx: Kysely<DB>) => begin(tx, attaching, shown.byteLength, now());
  const isNew = await inShortTransaction(db, start, semaphore);
  if (!isNew) return undefined;
  try {
    await files.put(fileOfBill(attaching), shown, BILL_TYPE);
    await inShortTransaction(db, (tx, emit) => show({ tx, emit, queue, now: now() }, attaching), semaphore);
  } catch (error) {
    // If that fails too, jobs/cleaning.ts removes it.
    await removeBillFile(deps, attaching).catch(() => undefined);
    throw error;
  }
  return undefined;
}

/** Removes the bill of a request (docs/product/money.md 'Changing the bill'). */
export const removeBill: Handlers<typeof payments>['removeBill'] = async (call) => {
  const { tx, input, home, user, now, deps } = call;
  const which = { homeId: home.id, paymentId: input.paymentId };
  const payment = await findRequesters(tx, { ...which, userId: user.userId });
  const removed = await hideBillOf({ tx, queue: deps.queue, now }, which);
  if (removed === 0) return payment;
  await touchPayment(call, payment);
  await announce(call, { type: 'payment_bill', payment, what: 'removed' });
  return findRequesters(tx, { ...which, userId: user.userId });
};
