import type { Kysely } from 'kysely';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { CONFIRM_LINK_SECONDS } from '#domain/users.ts';
import type { DB } from '#server/platform/db/types.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { spendingOfAccount } from '#server/telling/mail/letter-budgets.ts';
import { countQueued, isStopped } from '#server/telling/mail/letter-limits.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';

const CONFIRMATION_PURPOSE = 'confirm-address';
const Payload = z.tuple([Id, z.string(), z.number()]);

type User = { id: string; email: string };

export function confirmationToken(secrets: Secrets, { id, email }: User, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + CONFIRM_LINK_SECONDS;
  return makeLinkToken(secrets, CONFIRMATION_PURPOSE, [id, email, until]);
}

/** Returns the account and address that a token confirms; undefined if the token is not ours or has expired. */
export async function readConfirmation(secrets: Secrets, token: string, now: Date) {
  const data = await readLinkToken(secrets, CONFIRMATION_PURPOSE, token);
  if (data === undefined) return undefined;
  const [userId, email, until] = Payload.parse(data);
  return until * 1000 > now.getTime() ? { userId, email } : undefined;
}

type Promising = { tx: Kysely<DB>; queue: JobSender; secrets: Secrets; now: Date };

/** Queues the email that confirms an address, or returns why it does not (docs/product/accounts.md 'The email at registration'). */
export async function promiseConfirmation(
  { tx, queue, secrets, now }: Promising,
  { id, email }: User,
): Promise<'stopped' | 'today' | undefined> {
  if (await isStopped({ db: tx, secrets }, email)) return 'stopped';
  const reader = { email, confirmed: false };
  const spending = spendingOfAccount('confirmation', id);
  if (!(await countQueued({ tx, secrets, now }, reader, spending))) return 'today';
  const token = await confirmationToken(secrets, { id, email }, now);
  await sendNotices(queue, tx, [
    { userId: id, email: { kind: 'confirm-address', userId: id, token, counted: true } },
  ]);
  await tx.updateTable('users').set({ confirmation_sent_at: now }).where('id', '=', id).execute();
  return undefined;
}
