import type { mailChoices } from '#contract/mail-choices.ts';
import type { EarlyCall, Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { allowAgain, countStopping, unsubscribe } from '#server/telling/mail/unsubscribing.ts';

const countTry = ({ deps, address, input }: EarlyCall<{ token: string }>) =>
  countStopping(deps, { ...input, address });

/** Every call of contract/mail-choices.ts. */
export const mailChoiceHandlers: Handlers<typeof mailChoices> = {
  async setMailChoices({ input, tx, user, now, emit }) {
    const unwanted = [...new Set(input.unwanted)].toSorted();
    const stored = await tx
      .updateTable('users')
      .set({ unwanted_mail: unwanted, mail_chosen_at: now })
      .where('id', '=', user.userId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Another request has deleted the account meanwhile.
    if (!stored) throw refusal('UNAUTHENTICATED');
    emit({ userIds: [user.userId], topics: ['me'] });
    return { unwanted };
  },

  unsubscribe: {
    before: countTry,
    async handle({ input, tx, now, emit, deps }) {
      const group = await unsubscribe({ tx, secrets: deps.settings, token: input.token, now, emit });
      if (!group) throw refusal('LINK_INVALID');
      return { group };
    },
  },

  allowLettersAgain: {
    before: countTry,
    async handle({ input, tx, deps }) {
      if (!(await allowAgain({ tx, secrets: deps.settings, token: input.token })))
        throw refusal('LINK_INVALID');
      return {};
    },
  },
};
