import type { Call } from '#server/calls/calls.ts';
import { makeTakeBackToken } from '#server/accounts/email-keeping-token.ts';
import type { AccountChange } from '#server/letters/accounts/account-changed.ts';
import { queueLetter } from '#server/mail/queueing.ts';

/**
 * A letter tells the account's owner that what opens it was changed, in case that was not them. Only who reads a confirmed address is
 * surely its owner; but of where the money goes that they are owed, whoever reads an unconfirmed one hears too.
 */
export async function tellOwner(
  { tx, deps, now }: Pick<Call<'anyone', unknown>, 'tx' | 'deps' | 'now'>,
  userId: string,
  what: AccountChange['what'],
): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select(['email', 'email_verified as confirmed'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner || (!owner.confirmed && what !== 'payment-details')) return;
  const { email, confirmed } = owner;
  const change: AccountChange =
    what === 'two-step-on'
      ? { what, token: await makeTakeBackToken({ tx, secrets: deps.settings, userId, email, now }) }
      : { what };
  await queueLetter(deps.queue, tx, {
    kind: 'account-changed',
    userId,
    to: { email, confirmed },
    change,
  });
}
