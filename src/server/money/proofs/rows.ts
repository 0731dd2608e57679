import { sql, type Kysely, type RawBuilder } from 'kysely';
import { COUNTING_PROOFS, KNOWN_PROOFS, PAYING_PROOFS } from '#domain/payments.ts';
import type { Sen } from '#domain/money.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import { reuseOf, tracesOf, type Reuse, type Traces } from '#receipts/verdict/reuse.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal, sqlState } from '#server/platform/http/errors.ts';
import { ofShare, rowOf, type ShareKey } from '#server/platform/db/share-key.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';
import { isOfDeletedHome, proofUploadExpiresAt, type ProofKey } from '#server/money/proofs/keeping.ts';
import { hasRoomFor } from '#server/money/shares/files.ts';

/** A file that was uploaded for a share, and what is expected of it. */
export type Upload = ShareKey &
  ProofKey & {
    sha256: Buffer;
    mimeType: string;
    expected: string;
    bytes: number;
    /** The amount that the receipt must show, in sen: the share, or the difference of settling up. */
    due: Sen;
    /** For a receipt of settling up: it pays all of these shares, its own included, or none. */
    settlement?: Settlement | undefined;
  };

/** Inserts the row before the files are written (migrations/schema/7-receipts.sql). Refuses with HOME_FILES_FULL if the home has no room. */
export async function insertReading(tx: Kysely<DB>, upload: Upload, now: Date): Promise<void> {
  if (!(await hasRoomFor(tx, upload.homeId, upload.bytes))) throw refusal('HOME_FILES_FULL');
  await tx
    .insertInto('payment_proofs')
    .values({
      home_id: upload.homeId,
      id: upload.proofId,
      payment_id: upload.paymentId,
      user_id: upload.userId,
      state: 'reading',
      sha256: upload.sha256,
      media_type: upload.mimeType,
      expected: upload.expected,
      uploaded_at: now,
      has_files: true,
      bytes: upload.bytes,
      remove_files_at: proofUploadExpiresAt(now),
    })
    .execute();
}

export const proofsOfShare = (tx: Kysely<DB>, share: ShareKey) =>
  tx.selectFrom('payment_proofs').where(ofShare(share));

/** Returns the state of the given proof of the share, or of the one that was decided last. */
export const findLastDecided = (tx: Kysely<DB>, share: ShareKey, proofId?: string) =>
  proofsOfShare(tx, share)
    .select('state')
    .where('decided_at', 'is not', null)
    .$if(proofId !== undefined, (proofs) => proofs.where('id', '=', proofId ?? ''))
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the proof of the share that was refused last, while its files are stored. */
export async function findLastRefused(tx: Kysely<DB>, share: ShareKey, now: Date) {
  const row = await proofsOfShare(tx, share)
    .select(['id', 'sha256', 'expected', 'reasons', 'shown', 'reference_keys as keys', 'settlement_id'])
    .where('state', '=', 'rejected')
    .where('has_files', '=', true)
    .where('remove_files_at', '>', now)
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, reasons: row.reasons as Reason[] };
}

type Earlier = {
  traces: Traces;
  isSameFile: boolean;
  isSameDebtor: boolean;
  /** It paid something, or may have. Otherwise the requester looks at the new proof, whatever it shows. */
  counts: boolean;
  /** The title of its request, if the debtor is one of its people. */
  title: string | null;
};

type Found = Reuse & { title: string | undefined };

/** Similar receipts are only searched in this time and number, since comparing each one costs time. */
const RESEMBLING_MS = 180 * 24 * 60 * 60_000;
const RESEMBLING_MAX = 500;

type Shown = { upload: Pick<Upload, keyof ShareKey | keyof ProofKey | 'sha256'>; traces: Traces; now: Date };

/**
 * Finds earlier receipts of the same payment.
 * @param scope the proofs to look through, as a condition on `proof`
 */
async function findEarlier(
  tx: Kysely<DB>,
  { upload: { proofId, paymentId, userId, sha256 }, traces, now }: Shown,
  scope: RawBuilder<boolean>,
): Promise<Found[]> {
  const { referenceKeys, minute, sen } = traces;
  const isKnown = sql`(${scope} and proof.id <> ${proofId} and proof.state in ${among(KNOWN_PROOFS)})`;
  const { rows } = await sql<Earlier>`
    select jsonb_strip_nulls(jsonb_build_object('referenceKeys', proof.reference_keys, 'day', proof.read #>> '{date,day}',
                                                'minute', proof.minute, 'sen', proof.amount)) as traces,
           proof.sha256 = ${sha256} as "isSameFile", proof.user_id = ${userId} as "isSameDebtor",
           case when request.requester_id = ${userId}
                  or exists (select from payment_debtors as own
                              where own.home_id = proof.home_id and own.payment_id = proof.payment_id and own.user_id = ${userId})
                then request.title end as title,
           proof.state in ${among(PAYING_PROOFS)}
             or proof.state = 'review' and not proof.reasons @> ${JSON.stringify([{ code: 'sender-other', userId }])}::jsonb
             or proof.state = 'dropped' and not request.deleted
                and (proof.payment_id <> ${paymentId} or proof.user_id <> ${userId}) as counts
      from payment_proofs as proof
      join payment_requests as request on request.home_id = proof.home_id and request.id = proof.payment_id
     where ${isKnown}
       and (proof.sha256 = ${sha256} or proof.reference_keys && ${[...referenceKeys]}::text[]
            or proof.id = any (array(
                 select proof.id from payment_proofs as proof
                  where ${isKnown} and proof.uploaded_at > ${new Date(now.getTime() - RESEMBLING_MS)}
                    and (proof.minute = ${minute ?? null}::bigint or proof.amount = ${sen ?? null}::bigint)
                  order by proof.uploaded_at desc
                  limit ${RESEMBLING_MAX})))`.execute(tx);
  return rows.flatMap((earlier): Found[] => {
    const seen: Reuse | undefined = earlier.isSameFile
      ? { reuse: 'used', rule: 'reuse/same-file' }
      : reuseOf(traces, earlier.traces, earlier.isSameDebtor);
    if (seen === undefined) return [];
    const uncounted = { reuse: 'alike', rule: 'reuse/not-counted' } as const;
    const found = seen.reuse === 'used' && !earlier.counts ? uncounted : seen;
    return [{ ...found, title: earlier.title ?? undefined }];
  });
}

/**
 * Finds out whether the home has seen the payment before. An earlier receipt does not count as paid if its requester
 * declined or did not answer it, or if it was dropped from the same share or a deleted request. Neither does a
 * waiting receipt that somebody else sent and that names this debtor as sender. A receipt that resembles one of these
 * still needs the requester's answer.
 *  In another home a transfer may have paid the same requester, who is asked. Other people must not learn of that
 * home. If the receipt may pay without the requester, the payee must be locked (`lockPayee`).
 */
export async function findReuse(
  tx: Kysely<DB>,
  shown: Shown & { requesterId: string },
): Promise<Found | undefined> {
  const { upload, requesterId, traces } = shown;
  const inHome = await findEarlier(tx, shown, sql<boolean>`proof.home_id = ${upload.homeId}`);
  const found = inHome.find(({ reuse }) => reuse === 'used') ?? inHome[0];
  if (found) return found;
  const toRequester = sql<boolean>`
    (proof.home_id, proof.payment_id) in (
       select home_id, id from payment_requests where requester_id = ${requesterId} and home_id <> ${upload.homeId})`;
  const isElsewhere =
    (await findEarlier(tx, shown, toRequester)).length > 0 ||
    (await isOfDeletedHome(tx, { ...upload, ...traces, requesterId }));
  return isElsewhere ? { reuse: 'elsewhere', rule: 'reuse/other-home', title: undefined } : undefined;
}

/**
 * Until this transaction commits, no other receipt that pays this person is settled, in any home. Lock the home
 * first, so that the holder of this lock never waits for a home.
 */
export const lockPayee = (tx: Kysely<DB>, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`receipts that pay ${userId}`}, 0))`.execute(tx);

/** Serializes a finding for the database: with every field, and without text that PostgreSQL refuses. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : (part ?? null),
  );

/** The decision on a proof, from what it shows and from what the home knows. */
export type Judged = {
  decision: Decision;
  /** The other requests whose open shares add up to its amount. */
  alsoPays: string[];
  /** An earlier proof showed this payment: only the requester can count it. */
  seenBefore: boolean;
};

/** Writes the decision. Returns false if the upload was given up in the meantime. */
export async function saveDecision(
  tx: Kysely<DB>,
  { homeId, proofId, settlement }: Pick<Upload, keyof ProofKey | 'settlement'>,
  { decision, alsoPays, seenBefore }: Judged,
  { now, removeAt }: { now: Date; removeAt: Date | null },
): Promise<boolean> {
  const { minute, sen } = tracesOf(decision);
  const { outcome, reasons, rules, read, shown, referenceKeys } = decision;
  const row = await tx
    .updateTable('payment_proofs')
    .set({
      state: outcome,
      reasons: toJson(reasons),
      // Only the host reads the rule ids (host/doctor/proofs-pushes-jobs.ts). Everyone else gets `read` without them.
      read: toJson({ ...read, rules: rules.map(({ rule }) => rule) }),
      shown: shown ?? null,
      reference_keys: referenceKeys,
      minute: minute ?? null,
      amount: sen ?? null,
      decided_at: outcome === 'review' ? null : now,
      remove_files_at: removeAt,
      also_pays: alsoPays,
      seen_before: seenBefore,
      settlement_id: settlement?.id ?? null,
    })
    .where(rowOf(homeId, proofId))
    .where('state', '=', 'reading')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reserves the keys for this proof in the home. Proofs that do not count lose theirs. */
export async function takeReferences(
  tx: Kysely<DB>,
  { homeId, proofId }: ProofKey,
  keys: readonly string[],
  { evenIfTaken = false } = {},
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from payment_proof_references as taken using payment_proofs as proof
     where taken.home_id = ${homeId} and taken.reference_key = any(${[...keys]}::text[])
       and proof.home_id = taken.home_id and proof.id = taken.proof_id
       and proof.state not in ${among(COUNTING_PROOFS)}`.execute(tx);
  await sql`
    insert into payment_proof_references (home_id, reference_key, proof_id)
    select ${homeId}, key, ${proofId} from unnest(${[...keys]}::text[]) as key
    ${evenIfTaken ? sql`on conflict do nothing` : sql``}`.execute(tx);
}

const UNIQUE_VIOLATION = '23505';
const ONE_EACH = new Set([
  'payment_proofs_file',
  'payment_proof_references_pkey',
  'payment_proofs_one_review',
]);

/** Whether the error says that another proof of the same payment was settled first. */
export const isSeenBefore = (error: unknown): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && ONE_EACH.has((error as { constraint?: string }).constraint ?? '');
