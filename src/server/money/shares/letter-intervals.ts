import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { ofShare, type ShareKey } from '#server/platform/db/share-key.ts';

/**
 * How long after the last letter about a share, whichever it was, a reminder by hand may leave, or one that tells of opening it again or of
 * letting it go anew (docs/product/money.md 'Reminding by hand', 'Emails an hour apart').
 */
export const LETTERS_APART_MS = 60 * 60 * 1000;

/** As late as a letter is ever promised for: what lies beyond was written while the clock was ahead. */
export const latestPromise = (now: Date): Date => new Date(now.getTime() + LETTERS_APART_MS);

/** When a letter may leave, and in how many seconds; one is `promised` for then where another opening has queued it. */
export type NextLetter = { leavesAt: Date; seconds: number; promised: boolean };

/** Of a share that goes back and forth: one letter tells of it, and says what is true when it leaves. */
export async function nextLetter(
  { tx, now }: { tx: Kysely<DB>; now: Date },
  share: ShareKey,
): Promise<NextLetter> {
  const { notified_at, reminded_at } = await tx
    .selectFrom('payment_debtors')
    .select(['notified_at', 'reminded_at'])
    .where(ofShare(share))
    .executeTakeFirstOrThrow();
  const believed = (at: Date | null) => (at !== null && at <= latestPromise(now) ? at : null);
  const notified = believed(notified_at);
  const promised = notified !== null && notified > now;
  const last = Math.max(notified?.getTime() ?? 0, believed(reminded_at)?.getTime() ?? 0);
  const leavesAt = promised
    ? notified
    : new Date(Math.max(now.getTime(), Math.min(last, now.getTime()) + LETTERS_APART_MS));
  return { leavesAt, seconds: Math.ceil((leavesAt.getTime() - now.getTime()) / 1000), promised };
}
