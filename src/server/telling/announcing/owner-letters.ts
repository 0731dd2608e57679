import type { Call } from '#server/platform/calls/calls.ts';
import type { AccountChange } from '#server/telling/letters/accounts.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';

/** Changes of where money goes. An unconfirmed address gets an email about these too. */
const ABOUT_MONEY = new Set<AccountChange['what']>([
  'payment-details',
  'payment-details-added',
  'payee-name',
]);

/**
 * Emails the account's owner that someone changed what opens the account or where its money goes. Most of these go to a confirmed address
 * only, since its reader is surely the owner.
 */
export async function emailOwner(
  { tx, deps }: Pick<Call<'anyone', unknown>, 'tx' | 'deps'>,
  userId: string,
  change: AccountChange,
): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'email_verified as confirmed'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner || (!owner.confirmed && !ABOUT_MONEY.has(change.what))) return;
  await sendNotices(deps.queue, tx, [
    { userId, email: { kind: 'account-changed', userId, to: owner, change } },
  ]);
}
