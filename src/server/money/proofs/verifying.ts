import { createHash, randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { functions, ProofAnswer } from '#contract/functions.ts';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { dayOf } from '#domain/days.ts';
import { differenceOf, sumsOf, type ShareBetween } from '#domain/settling-up.ts';
import { momentOf } from '#receipts/date/dates.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import type { Expected } from '#receipts/verdict/verdict.ts';
import { linkSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import { answerWith } from '#server/platform/calls/callable-answer.ts';
import type { CallDeps, CallOf, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { factsOf, refusal, sqlState } from '#server/platform/http/errors.ts';
import { countLinkTry, openShare, type OpenedShare } from '#server/money/shares/share-access.ts';
import type { Settlement } from '#server/money/shares/settling-up.ts';
import { siteOf } from '#server/platform/calls/networks.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { readDetails } from '#server/telling/payees/reading.ts';
import { giveUpProof, putProof } from '#server/money/proofs/keeping.ts';
import { isSeenBefore, type Upload } from '#server/money/proofs/rows.ts';
import { beginProof, settleProof, answerWithoutReading } from '#server/money/proofs/settling.ts';
import { typeOf } from '#domain/file-kinds.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { wordsIn } from '#words/languages.ts';

type FunctionHandlers = Handlers<typeof functions>;
type Verifying = CallOf<FunctionHandlers['verifyPaymentProof']>;

const BASE64_MAX = 4 * Math.ceil(PROOF_MAX_BYTES / 3);
/** Decodes the file. Its first bytes decide its type, not the declared one (docs/product/limits.md 'Files'). */
function fileOf({ fileData }: { fileData: string }) {
  if (fileData.length > BASE64_MAX) throw refusal('PROOF_TOO_LARGE');
  const bytes = Buffer.from(fileData, 'base64');
  // Node skips characters that are not base64.
  if (bytes.length === 0 || bytes.toString('base64') !== fileData) throw refusal('INVALID_INPUT');
  if (bytes.length > PROOF_MAX_BYTES) throw refusal('PROOF_TOO_LARGE');
  const type = typeOf(bytes);
  if (!type) throw refusal('PROOF_TYPE');
  return { bytes, mimeType: type };
}

async function counted(counting: Promise<void>) {
  try {
    await counting;
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'TOO_MANY_TRIES')
      throw refusal('PROOF_TOO_MANY_TRIES', factsOf(error));
    throw error;
  }
}

/**
 * Returns what a receipt of settling up pays. Refuses with FORBIDDEN if the caller is not signed in as the payer or
 * owes less, and with SETTLING_CHANGED if the shares are not between the two.
 */
function settlementOf({ input, user }: Verifying, share: OpenedShare): Settlement | undefined {
  const { settling, token } = input.data;
  if (!settling) return undefined;
  const { userId: payeeId, lines } = settling;
  if (token || user?.userId !== share.userId) throw refusal('FORBIDDEN');
  const isThis = (line: ShareBetween) => line.paymentId === share.paymentId && line.userId === share.userId;
  const isAmong = lines.some(isThis);
  if (!isAmong || share.requester.userId !== payeeId) throw refusal('SETTLING_CHANGED');
  const amount = differenceOf(sumsOf(share.userId, lines));
  if (amount <= 0) throw refusal('FORBIDDEN');
  return { homeId: share.homeId, id: randomUUID(), payerId: share.userId, payeeId, amount, lines };
}

/** Returns when the last of the shares was requested: the difference cannot be paid earlier. */
async function lastAsked({ db }: CallDeps, { homeId, lines }: Settlement): Promise<Date> {
  const { last } = await db
    .selectFrom('payment_requests')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .where('home_id', '=', homeId)
    .where('id', 'in', [...new Set(lines.map(({ paymentId }) => paymentId))])
    .executeTakeFirstOrThrow();
  return last;
}

async function expectedOf(
  deps: CallDeps,
  share: OpenedShare,
  { settlement, now }: { settlement: Settlement | undefined; now: Date },
) {
  const askedAt = settlement ? await lastAsked(deps, settlement) : share.createdAt;
  const aliases = await deps.db
    .selectFrom('payee_aliases')
    .select('name')
    .where('user_id', '=', share.requester.userId)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const { accountName } = await readDetails(deps.db, share.requester.userId);
  // The account name is how the bank writes the requester's name (docs/product/payment-details.md 'Fields of payment
  // details').
  const names = [share.requester.name, accountName, ...aliases.map(({ name }) => name)];
  return {
    due: settlement?.amount ?? share.amount,
    names: names.filter((name) => name !== null),
    asked: momentOf(askedAt, share.askedIn),
    now: momentOf(now, share.askedIn),
  };
}

/** Limits calls that lock the home of the share. */
const semaphoreOfShare = ({ deps, address }: Verifying, { homeId }: ShareKey) =>
  linkSemaphore(deps.semaphores, address, homeId);

/** Settles what was read. If another receipt with the same payment was settled first, it settles this one again as used. */
async function settle(call: Verifying, upload: Upload, decision: Decision) {
  const { db, queue, settings, now } = call.deps;
  const language = readersLanguage(call.request);
  const autoAccept = settings.PROOF_AUTO_ACCEPT;
  const settleOnce = (seenBefore: boolean) =>
    inShortTransaction(
      db,
      (tx, emit) => {
        const settling = { tx, queue, emit, now: now(), language, autoAccept, isSeenBefore: seenBefore };
        return settleProof(settling, upload, decision);
      },
      semaphoreOfShare(call, upload),
    );
  try {
    return await settleOnce(false);
  } catch (error) {
    if (!isSeenBefore(error)) throw error;
    return settleOnce(true);
  }
}

const limitsOf = ({ homeId, paymentId, userId }: ShareKey) =>
  [
    ['proof', `${paymentId}/${userId}`],
    ['proofOfPerson', userId],
    ['proofOfHome', homeId],
  ] as const;

/** The sender had more than this one file waiting. If their try were refunded, they could fill the queue without being counted. */
class CountedBusy extends Error {}

/** Refunds the try after 'busy', so that a sender who retries a minute later, as the answer says, is not locked out. */
async function refundBusyTry<T>({ address, deps }: Verifying, share: ShareKey, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CountedBusy) throw refusal('PROOFS_BUSY');
    if (!(error instanceof ORPCError && ['PROOFS_BUSY', 'BUSY'].includes(error.code))) throw error;
    for (const [name, key] of limitsOf(share)) await deps.limits.refund(name, key, address);
    throw refusal('PROOFS_BUSY');
  }
}

/** Reads the file and settles it. Throws if that fails. */
async function readAndSettle(
  call: Verifying,
  upload: Upload,
  bytes: Buffer,
  expected: Expected,
): Promise<{ answer: ProofAnswer; judged?: Decision }> {
  const { deps } = call;
  const read = await deps.proofReader.read({ bytes, expected }, siteOf(call.address));
  if ('busy' in read) throw read.amongOwn ? new CountedBusy() : refusal('PROOFS_BUSY');
  if ('refused' in read) {
    if (read.refused === 'slow') call.note('file-refused', { why: read.refused });
    const message = wordsIn(readersLanguage(call.request)).proofFileProblems[read.refused];
    return { answer: { success: false, verified: false, message } };
  }
  await putProof(deps, upload, { original: bytes, mimeType: upload.mimeType, preview: read.preview });
  const settled = await settle(call, upload, read.decision);
  if (settled.judged) {
    const { outcome, reasons, rules } = settled.judged;
    // These are ids of our own: what was read is never logged.
    const ids = { reasons: reasons.map(({ code }) => code), rules: rules.map(({ rule }) => rule) };
    deps.log.info({ proof: upload.proofId, outcome, ...ids }, 'proof judged');
  }
  return settled;
}

/** Removes the values that PostgreSQL quotes in an error: what was read is never logged. */
const withoutValues = (error: unknown) =>
  error instanceof ORPCError || sqlState(error) === undefined
    ? error
    : new Error(`a proof was not settled: ${sqlState(error)}`);

/** Handles docs/product/callables.md 'verifyPaymentProof'. */
export const verifyPaymentProof: FunctionHandlers['verifyPaymentProof'] = async (call) => {
  const { input, address, deps, request } = call;
  const now = deps.now();
  // Decode the file only for the share's debtor: decoding 12 MB blocks the server for a quarter of a second.
  await counted(countLinkTry({ ...call, input: input.data }));
  const share = await openShare(deps.db, input.data, { ...call, now });
  const settlement = settlementOf(call, share);
  const language = readersLanguage(request);
  const file = fileOf(input.data);
  const letGo = share.paidBy === 'let_go';
  const paid = share.paidBy !== null && !letGo;
  const known = answerWithoutReading({ paid, letGo, inReview: share.inReview }, share.requester, language);
  // For settling up, all shares must be open, not only this one.
  if (known && settlement && !share.requester.isGone) throw refusal('SETTLING_CHANGED');
  if (known) return answerWith(known);
  const { homeId, paymentId, userId, askedIn } = share;
  for (const [name, key] of limitsOf(share)) await counted(deps.limits.count(name, key, address));
  const expected = await expectedOf(deps, share, { settlement, now });
  const { due, names, asked } = expected;
  const upload: Upload = {
    homeId,
    paymentId,
    userId,
    proofId: randomUUID(),
    sha256: createHash('sha256').update(file.bytes).digest(),
    mimeType: file.mimeType,
    bytes: file.bytes.byteLength,
    due,
    settlement,
    expected: JSON.stringify({ due, names, asked, today: dayOf(now, askedIn), settling: settlement?.lines }),
  };
  const begin = (tx: Kysely<DB>) => beginProof(tx, upload, { now, language });
  const answer = await refundBusyTry(call, share, async () => {
    const again = await inShortTransaction(deps.db, begin, semaphoreOfShare(call, share));
    return again ?? finish(call, upload, file.bytes, expected);
  });
  return answerWith(answer);
};

/** Removes an upload that was not settled. If that fails too, jobs/cleaning.ts tries again. */
async function finish(
  call: Verifying,
  upload: Upload,
  bytes: Buffer,
  expected: Expected,
): Promise<ProofAnswer> {
  const forget = () =>
    giveUpProof(call.deps, upload).catch((error: unknown) => {
      call.deps.log.error({ err: error }, 'files of a proof not removed');
    });
  try {
    const { answer, judged } = await readAndSettle(call, upload, bytes, expected);
    if (!judged) await forget();
    return answer;
  } catch (error) {
    await forget();
    throw withoutValues(error);
  }
}
