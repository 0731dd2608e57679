import type { users } from '#contract/users.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { markConfirmed } from '#server/people/addresses/address-locks.ts';
import { promiseConfirmation, readConfirmation } from '#server/people/sign-in/confirmation-letter.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { releaseLetters } from '#server/telling/letters/held-letters.ts';

type Linked = Pick<Call<'anyone', { token: string }>, 'input' | 'tx' | 'deps' | 'now' | 'address'>;

/** Returns the account of the link if it still has this address. Refuses with LINK_EXPIRED. */
async function readAsked({ input, tx, deps, now, address }: Linked) {
  await deps.limits.count('confirmation', undefined, address);
  const found = await readConfirmation(deps.settings, input.token, now);
  const user =
    found &&
    (await tx
      .selectFrom('users')
      .select(['id', 'email', 'email_verified as confirmed'])
      .where('id', '=', found.userId)
      .where('email', '=', found.email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  if (!user) throw refusal('LINK_EXPIRED');
  return user;
}

/** docs/product/accounts.md 'The email at registration': the link of an email confirms the address. */
export const confirmationHandlers = {
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

  async checkConfirmation(call) {
    const { email, confirmed } = await readAsked(call);
    return { email, confirmed };
  },

  // Only in the account itself: otherwise the owner of an address, or a mailbox scanner, would confirm it for a stranger who registered it.
  async confirmAddress(call) {
    const { tx, user, deps, now, emit, note } = call;
    const asked = await readAsked(call);
    if (asked.id !== user.userId) throw refusal('OTHER_ACCOUNT');
    if (await markConfirmed(tx, asked.id, now)) note('address-confirmed');
    await releaseLetters({ tx, queue: deps.queue, now }, asked.id);
    emit({ userIds: [asked.id], topics: ['me'] });
    return {};
  },
} satisfies Partial<Handlers<typeof users>>;
