import type { Call } from '#server/platform/calls/calls.ts';
import type { AccountChange } from '#server/telling/letters/accounts.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';

/** What decides where money goes: whoever reads an unconfirmed address hears of it too. */
const ABOUT_MONEY = new Set<AccountChange['what']>([
  'payment-details',
  'payment-details-added',
  'payee-name',
]);

/**
 * A letter tells the account's owner that what opens it, or what decides where their money goes, was changed, in case that was not them. Only
 * who reads a confirmed address is surely its owner.
 */
export async function tellOwner(
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
