import type { Kysely } from 'kysely';
import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { readConfirmation } from '#server/people/sign-in/confirmation-token.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { releaseLetters } from '#server/telling/letters/held-letters.ts';
import { promiseConfirmation } from '#server/people/sign-in/promising-confirmation.ts';

type Confirmation = Pick<typeof users, 'sendConfirmation' | 'checkConfirmation' | 'confirmAddress'>;

/** Whose link it is, if they still have this address. */
const userOf = (tx: Kysely<DB>, { userId, email }: { userId: string; email: string }) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified'])
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** docs/product/accounts.md 'Confirming takes a click': the address is confirmed by the link of a letter. */
export const confirmationHandlers: Handlers<Confirmation> = {
  async sendConfirmation({ tx, user, deps, now, address, emit }) {
    if (user.emailVerified) throw refusal('EMAIL_CONFIRMED');
    await deps.limits.count('confirmation', user.userId, address);
    const { settings: secrets, queue } = deps;
    const { userId: id, email } = user;
    const why = await promiseConfirmation({ tx, queue, secrets, now }, { id, email });
    if (why === 'stopped') throw refusal('LETTERS_STOPPED');
    if (why === 'today') throw refusal('LETTERS_TODAY', { limit: 'confirmation' });
    emit({ userIds: [id], topics: ['me'] });
    return {};
  },

  async checkConfirmation({ input, tx, deps, now, address }) {
    await deps.limits.count('confirmation', undefined, address);
    const found = await readConfirmation(deps.settings, input.token, now);
    const user = found && (await userOf(tx, found));
    if (!user) throw refusal('LINK_EXPIRED');
    return { email: user.email, confirmed: user.email_verified };
  },

  // Only in the account itself: whoever registered with somebody else's address would have its owner, or the scanner of a mailbox,
  // confirm it for them.
  async confirmAddress({ input, tx, user, deps, now, address, emit, note }) {
    await deps.limits.count('confirmation', undefined, address);
    const found = await readConfirmation(deps.settings, input.token, now);
    const asked = found && (await userOf(tx, found));
    if (!asked) throw refusal('LINK_EXPIRED');
    if (asked.id !== user.userId) throw refusal('OTHER_ACCOUNT');
    const confirmed = await tx
      .updateTable('users')
      .set({ email_verified: true, confirmed_at: now })
      .where('id', '=', asked.id)
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (confirmed) note('address-confirmed');
    await releaseLetters({ tx, queue: deps.queue, now }, asked.id);
    emit({ userIds: [asked.id], topics: ['me'] });
    return {};
  },
};
