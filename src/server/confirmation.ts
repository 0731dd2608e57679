import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/calls.ts';
import { confirmationToken, readConfirmation } from '#server/confirmation-token.ts';
import { refusal } from '#server/errors.ts';
import { queueLetter } from '#server/mail/queueing.ts';

type Confirmation = Pick<typeof users, 'sendConfirmation' | 'confirmAddress'>;

/** decisions 'Accounts': the address is confirmed by the link of a letter. */
export const confirmationHandlers: Handlers<Confirmation> = {
  async sendConfirmation({ tx, user, deps, now, address }) {
    if (user.emailVerified) throw refusal('EMAIL_CONFIRMED');
    await deps.limits.count('confirmation', user.userId, address);
    const token = confirmationToken(deps.settings.SECRET, { id: user.userId, email: user.email }, now);
    await queueLetter(deps.queue, tx, { kind: 'confirm-address', userId: user.userId, token });
    return {};
  },

  confirmAddress: {
    before: ({ deps, address }) => deps.limits.count('confirmation', undefined, address),
    async handle({ input, tx, deps, now, tell }) {
      const found = readConfirmation(deps.settings.SECRET, input.token, now);
      if (!found) throw refusal('LINK_EXPIRED');
      const confirmed = await tx
        .updateTable('users')
        .set({ email_verified: true })
        .where('id', '=', found.userId)
        .where('email', '=', found.email)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!confirmed) throw refusal('LINK_EXPIRED');
      tell({ userIds: [confirmed.id], topics: ['me'] });
      return { email: found.email };
    },
  },
};
