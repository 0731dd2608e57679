import * as z from 'zod';
import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { emailChangeToken, readEmailChange } from '#server/people/accounts/email-change-token.ts';
import { makeTakeBackToken } from '#server/people/addresses/email-keeping-token.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { holdAddress, isTaken, lockAddress, setAddress } from '#server/people/addresses/address-locks.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { releaseLetters } from '#server/telling/letters/held-letters.ts';
import { spendingOfAccount } from '#server/telling/mail/letter-budgets.ts';
import { countPromised, isStopped } from '#server/telling/mail/letter-limits.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import { endResetLinks } from '#server/people/accounts/reset-links.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';

type Changing = Pick<typeof users, 'changeEmail' | 'checkEmailChange' | 'confirmEmailChange'>;

// better-auth is stricter about addresses than the contract is: with another one no password would open the account any more.
const SignInEmail = z.email();

/**
 * docs/product/accounts.md 'Another address': the password changes an address, a letter to the new one confirms it, and one to the old one
 * tells of it.
 */
export const emailChangeHandlers: Handlers<Changing> = {
  // The same for every address: only the letter, which nobody waits for, finds out whether there is an account already.
  changeEmail: {
    async prepare(early) {
      const { input, user, deps, address } = early;
      const { userId, email: from } = user;
      if (input.email === from) throw refusal('EMAIL_UNCHANGED');
      if (!SignInEmail.safeParse(input.email).success) throw refusal('EMAIL_INVALID');
      const holdIdentity = await proveIdentity(early, input.password);
      return async ({ tx, now, note }) => {
        await holdIdentity(tx);
        await deps.limits.count('emailChange', userId, address);
        const { settings: secrets } = deps;
        if (await isStopped({ db: tx, secrets }, input.email)) throw refusal('LETTERS_STOPPED');
        const to = { email: input.email, confirmed: false } as const;
        const spending = spendingOfAccount('addressChange', userId);
        const leaves = await countPromised({ tx, secrets, now }, to, spending);
        if (!leaves) throw refusal('LETTERS_TODAY', { limit: 'addressChange' });
        const token = await emailChangeToken(secrets, { userId, from, to: input.email }, now);
        await sendNotices(deps.queue, tx, [
          { userId, email: { kind: 'change-email', userId, from, to, token, counted: true } },
        ]);
        note('email-change-asked');
        return {};
      };
    },
  },

  async checkEmailChange({ input, tx, deps, now, address }) {
    await deps.limits.count('confirmation', undefined, address);
    const asked = await readEmailChange(deps.settings, input.token, now);
    const user =
      asked &&
      (await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', asked.userId)
        .where('email', 'in', [asked.from, asked.to])
        .where('deleted_at', 'is', null)
        .executeTakeFirst());
    if (!user) throw refusal('LINK_EXPIRED');
    return { userId: asked.userId, email: asked.to, changed: user.email === asked.to };
  },

  // Only in the account itself, as an address is confirmed (confirmation.ts).
  async confirmEmailChange(call) {
    const { input, tx, user, deps, now, address, emit } = call;
    await deps.limits.count('confirmation', undefined, address);
    const asked = await readEmailChange(deps.settings, input.token, now);
    if (!asked) throw refusal('LINK_EXPIRED');
    const { userId, from, to } = asked;
    if (userId !== user.userId) throw refusal('OTHER_ACCOUNT');
    await holdAddress(tx, to);
    const before = await lockAddress(tx, userId);
    if (before?.email === to) return {};
    if (before?.email !== from) throw refusal('LINK_EXPIRED');
    if (await isTaken(tx, to, userId, now)) throw refusal('EMAIL_TAKEN');
    await setAddress(tx, userId, to, now);
    await endResetLinks(tx, userId);
    await endLinksOf(tx, userId);
    await endSessions(tx, userId, { but: user.sessionId });
    await releaseLetters({ tx, queue: deps.queue, now }, userId);
    // Only an address that was confirmed is its reader's: any other may be a stranger's, who must not get the account by it.
    const { confirmed } = before;
    const keeping = { tx, secrets: deps.settings, userId, email: from, now };
    const takeBackToken = confirmed ? await makeTakeBackToken(keeping) : undefined;
    const old = { email: from, confirmed };
    await sendNotices(deps.queue, tx, [
      { userId, email: { kind: 'email-changed', userId, to: old, token: takeBackToken } },
    ]);
    emit({ userIds: [userId], topics: ['me', 'sessions'] });
    call.note('email-changed');
    return {};
  },
};
