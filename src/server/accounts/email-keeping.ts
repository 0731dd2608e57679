import type { Kysely } from 'kysely';
import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { readTakeBackToken } from '#server/accounts/email-keeping-token.ts';
import { refusal } from '#server/errors.ts';
import {
  holdAddress,
  isTaken,
  lockAddress,
  setAddress,
  takeKeptAddress,
} from '#server/sign-in/address-locks.ts';
import { endLinksOf } from '#server/letters/payments/debtor-links.ts';
import { KEEP_EMAIL_LINK_SECONDS } from '#server/letters/accounts/email-changed.ts';
import { endSessions } from '#server/sessions/ending.ts';
import { endResetLinks, promiseReset } from '#server/accounts/password-reset.ts';

/**
 * Whoever took the account over knows its password, and may have joined a Google account of theirs to it since, or an app of theirs: before
 * they changed the address, too. An app of longer ago is its owner's, whom a letter told of it: it still guards them from whoever reads their mail.
 */
async function closeDoors(tx: Kysely<DB>, userId: string, since: Date) {
  const told = new Date(since.getTime() - KEEP_EMAIL_LINK_SECONDS * 1000);
  await tx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('provider_id', '=', 'credential'), where('created_at', '>=', since)]))
    .execute();
  await tx
    .deleteFrom('two_steps')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('confirmed_at', 'is', null), where('confirmed_at', '>=', told)]))
    .execute();
  await endSessions(tx, userId);
  await endResetLinks(tx, userId);
  await endLinksOf(tx, userId);
}

/** The account of somebody whose address or two-step sign-in a stranger changed is theirs again: by the letter alone, since they may have no other way in. */
export const emailKeepingHandlers: Handlers<Pick<typeof users, 'keepEmail'>> = {
  keepEmail: {
    before: ({ deps, address }) => deps.limits.count('confirmation', undefined, address),
    async handle({ input, tx, deps, now, emit, note }) {
      const id = readTakeBackToken(deps.settings, input.token);
      const kept = id === undefined ? undefined : await takeKeptAddress(tx, id, now);
      if (!kept) throw refusal('LINK_EXPIRED');
      const { userId, email, since } = kept;
      await holdAddress(tx, email);
      await lockAddress(tx, userId);
      if (await isTaken(tx, email, userId, now)) throw refusal('EMAIL_TAKEN');
      await setAddress(tx, userId, email, now);
      await closeDoors(tx, userId, since);
      await promiseReset({ tx, queue: deps.queue, now }, userId, { takenBack: true });
      emit({ userIds: [userId], topics: ['me', 'sessions'] });
      note('email-kept', { user: userId });
      return { email };
    },
  },
};
