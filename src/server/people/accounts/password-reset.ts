import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { users } from '#contract/users.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Jobs } from '#server/platform/queue/queues.ts';
import { releaseLetters } from '#server/telling/letters/held-letters.ts';
import { RESET } from '#server/telling/mail/letter-budgets.ts';
import { countQueued, isConfirmed, isStopped } from '#server/telling/mail/letter-limits.ts';
import { debtorsOf } from '#server/telling/payees/reading.ts';
import { hashPassword, replacePassword } from '#server/platform/calls/passwords.ts';
import { markConfirmed } from '#server/people/addresses/address-locks.ts';
import { writeEvent } from '#server/platform/logs/security-events.ts';
import { endEarlier, openSession } from '#server/people/sign-in/signing-in.ts';
import { countsOf, takeBack } from '#server/people/accounts/left-behind.ts';
import { identifiersOf, PREFIXES, promiseReset } from '#server/people/accounts/reset-links.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';

/** Sends the link of `forgotPassword` if the address has an account. Runs as a queued job. */
export async function sendResetLetter(
  deps: { db: Kysely<DB>; queue: JobSender; now: () => Date; log: Logger },
  { email, origin }: Jobs['forgotten-password'],
): Promise<void> {
  const user = await deps.db.transaction().execute(async (tx) => {
    // A change of the address ends its links. It waits for this transaction, or this one finds no account.
    const found = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    // `forgotPassword` has already counted it, for addresses with and without an account.
    if (found) await promiseReset({ tx, queue: deps.queue, now: deps.now() }, found.id, { counted: true });
    return found;
  });
  if (!user) return;
  writeEvent(deps.log, 'reset-asked', { ...origin, user: user.id });
}

/** Confirms the address, since only its reader has the link. @returns whether it was unconfirmed until now */
async function proveAddress({ tx, now, deps, note }: Call<'anyone', unknown>, userId: string) {
  if (!(await markConfirmed(tx, userId, now))) return false;
  note('address-confirmed', { user: userId });
  await releaseLetters({ tx, queue: deps.queue, now }, userId);
  return true;
}

const emailOf = (tx: Kysely<DB>, userId: string) =>
  tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();

/** Resets a forgotten password by email (docs/product/accounts.md 'Forgotten password'). The link works once, for one hour. */
export const passwordResetHandlers = {
  // The same work for every address: only the queued job finds out whether there is an account.
  forgotPassword: {
    before: ({ input, deps, address }) => deps.limits.count('passwordReset', input.email, address),
    async handle({ input, tx, deps, now, origin }) {
      const { email } = input;
      const { settings: secrets } = deps;
      const confirmed = await isConfirmed(tx, email);
      if ((await isStopped({ db: tx, secrets }, email)) && !confirmed) throw refusal('LETTERS_STOPPED');
      const leaves = await countQueued({ tx, secrets, now }, { email, confirmed }, RESET);
      if (!leaves) throw refusal('LETTERS_TODAY', { limit: 'reset' });
      await deps.queue.send(tx, 'forgotten-password', { email, origin });
      return {};
    },
  },

  async checkResetLink({ input, tx, deps, now, address }) {
    await deps.limits.count('passwordReset', undefined, address);
    const live = tx.selectFrom('verifications').where('expires_at', '>', now);
    const named = live.where('identifier', 'in', identifiersOf(input.token));
    const link = await named.select('value as userId').executeTakeFirst();
    if (!link) throw refusal('LINK_EXPIRED');
    return emailOf(tx, link.userId);
  },

  resetPassword: {
    before: ({ deps, address }) => deps.limits.count('passwordReset', undefined, address),
    async handle(call) {
      const { input, tx, now, emit, note } = call;
      const link = await tx
        .deleteFrom('verifications')
        .where('identifier', 'in', identifiersOf(input.token))
        .where('expires_at', '>', now)
        .returning(['value as userId', 'identifier'])
        .executeTakeFirst();
      if (!link) throw refusal('LINK_EXPIRED');
      const { userId, identifier } = link;
      await replacePassword({ ...call, userId, hashed: await hashPassword(input.password) });
      const isFirst = identifier.startsWith(PREFIXES.letter) && (await proveAddress(call, userId));
      const restored = await takeBack(tx, { userId, way: isFirst ? 'first-proof' : 'reset', now });
      emit({ userIds: [userId], topics: ['me', 'sessions'] });
      emit({ userIds: await debtorsOf(tx, userId), topics: ['payments'] });
      note('password-reset', { user: userId });
      await emailOwner(call, userId, { what: 'password', setAside: countsOf(restored.setAside) });
      const { email } = await emailOf(tx, userId);
      const session = await openSession(call, { ...input, email }, 'letter');
      if (!session) throw new Error('a password that was just set opens nothing');
      await endEarlier(call);
      return { ...session, ...restored };
    },
  },
} satisfies Partial<Handlers<typeof users>>;
