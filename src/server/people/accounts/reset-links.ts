import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { RESET_LINK_SECONDS } from '#server/telling/letters/accounts.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';

/** A link by email proves the address of its reader. A link by the host proves nothing. */
export const PREFIXES = { letter: 'reset-password:', host: 'reset-by-host:' };
type By = keyof typeof PREFIXES;
// Only the link contains the token, so a reader of the table cannot use it.
const identifierOf = (token: string, by: By) =>
  PREFIXES[by] + createHash('sha256').update(token).digest('base64url');
export const identifiersOf = (token: string) => [identifierOf(token, 'letter'), identifierOf(token, 'host')];

/** Makes the token of a link for a new password. It works once, for one hour. */
export async function makeResetToken(
  tx: Kysely<DB>,
  { userId, by, now }: { userId: string; by: By; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const identifier = identifierOf(token, by);
  const expires_at = new Date(now.getTime() + RESET_LINK_SECONDS * 1000);
  await tx.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await tx.insertInto('verifications').values({ identifier, value: userId, expires_at }).execute();
  return token;
}

export async function promiseReset(
  { tx, queue, now }: { tx: Kysely<DB>; queue: JobSender; now: Date },
  userId: string,
  why: { counted: true } | { takenBack: true },
): Promise<void> {
  const token = await makeResetToken(tx, { userId, by: 'letter', now });
  await sendNotices(queue, tx, [{ userId, email: { kind: 'reset-password', userId, token, ...why } }]);
}

/** Ends all links that emails to the person contain, sent or queued. */
export const endResetLinks = (tx: Kysely<DB>, userId: string) =>
  tx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where((each) =>
      each.or(Object.values(PREFIXES).map((prefix) => each('identifier', 'like', `${prefix}%`))),
    )
    .execute();
