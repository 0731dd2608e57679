import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { spendingOfAccount } from '#server/telling/mail/letter-budgets.ts';
import { countPromised, isStopped } from '#server/telling/mail/letter-limits.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { confirmationToken } from '#server/people/sign-in/confirmation-token.ts';

type Promising = { tx: Kysely<DB>; queue: JobSender; secrets: Secrets; now: Date };

/**
 * Promises the email that confirms an address, and notes that it did: the profile says whether there is a link to open
 * (docs/product/accounts.md 'The email at registration'). Answers why none leaves, if none does.
 */
export async function promiseConfirmation(
  { tx, queue, secrets, now }: Promising,
  { id, email }: { id: string; email: string },
): Promise<'stopped' | 'today' | undefined> {
  if (await isStopped({ db: tx, secrets }, email)) return 'stopped';
  const reader = { email, confirmed: false };
  const spending = spendingOfAccount('confirmation', id);
  if (!(await countPromised({ tx, secrets, now }, reader, spending))) return 'today';
  const token = await confirmationToken(secrets, { id, email }, now);
  await sendNotices(queue, tx, [
    { userId: id, email: { kind: 'confirm-address', userId: id, token, counted: true } },
  ]);
  await tx.updateTable('users').set({ confirmation_sent_at: now }).where('id', '=', id).execute();
  return undefined;
}
