import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { users } from '#contract/users.ts';
import type { Call, Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Jobs } from '#server/queue/queues.ts';
import { endLinksOf } from '#server/letters/payments/debtor-links.ts';
import { releaseLetters } from '#server/mail/held-letters.ts';
import { spendingOfAddress } from '#server/mail/letter-budgets.ts';
import { countPromised, isConfirmed, isStopped } from '#server/mail/letter-limits.ts';
import { queueLetter } from '#server/mail/queueing.ts';
import { RESET_LINK_SECONDS } from '#server/letters/accounts/reset-password.ts';
import { hashPassword, replacePassword } from '#server/calls/passwords.ts';
import { writeEvent } from '#server/logs/security-events.ts';
import { endEarlier, openSession } from '#server/sign-in/signing-in.ts';
import { endSessions } from '#server/sessions/ending.ts';
import { tellOwner } from '#server/mail/owner-letters.ts';

type Reset = Pick<typeof users, 'forgotPassword' | 'checkResetLink' | 'resetPassword'>;

/** By a letter, which its address's owner has read, or by the host, who cannot know whose the address is. */
const PREFIXES = { letter: 'reset-password:', host: 'reset-by-host:' };
type By = keyof typeof PREFIXES;
// The token itself stands only in the link: who reads the table cannot use it.
const identifierOf = (token: string, by: By) =>
  PREFIXES[by] + createHash('sha256').update(token).digest('base64url');
const identifiersOf = (token: string) => [identifierOf(token, 'letter'), identifierOf(token, 'host')];

/** The token of a link for a new password: one use, one hour. */
export async function makeResetToken(
  tx: Kysely<DB>,
  { userId, by, now }: { userId: string; by: By; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await tx
    .insertInto('verifications')
    .values({
      identifier: identifierOf(token, by),
      value: userId,
      expires_at: new Date(now.getTime() + RESET_LINK_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** The job behind `forgotPassword`: writes to the address where it has an account. */
export async function sendResetLetter(
  deps: { db: Kysely<DB>; queue: Pick<Queue, 'send'>; now: () => Date; log: Logger },
  { email, origin }: Jobs['forgotten-password'],
): Promise<void> {
  const user = await deps.db.transaction().execute(async (tx) => {
    // Whoever changes the address ends its links: they wait for this one, or it finds nobody there any more.
    const found = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    // Counted where it was asked for, the same whether or not there is an account.
    if (found) await promiseReset({ tx, queue: deps.queue, now: deps.now() }, found.id, { counted: true });
    return found;
  });
  if (!user) return;
  writeEvent(deps.log, 'reset-asked', { ...origin, user: user.id });
}

/** A letter with a link by which the person chooses a new password. */
export async function promiseReset(
  { tx, queue, now }: { tx: Kysely<DB>; queue: Pick<Queue, 'send'>; now: Date },
  userId: string,
  why: { counted: true } | { takenBack: true },
): Promise<void> {
  const token = await makeResetToken(tx, { userId, by: 'letter', now });
  await queueLetter(queue, tx, { kind: 'reset-password', userId, token, ...why });
}

/** Whatever letters the person has got or will get: none of their links sets a password any more. */
export const endResetLinks = (tx: Kysely<DB>, userId: string) =>
  tx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where((each) =>
      each.or(Object.values(PREFIXES).map((prefix) => each('identifier', 'like', `${prefix}%`))),
    )
    .execute();

/** Whoever read the letter owns the address. If nobody had proved that before, other ways in may be a stranger's. */
async function proveAddress(
  { tx, now, deps, note }: Pick<Call<'anyone', unknown>, 'tx' | 'now' | 'deps' | 'note'>,
  userId: string,
) {
  const proved = await tx
    .updateTable('users')
    .set({ email_verified: true, confirmed_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!proved) return;
  note('address-confirmed', { user: userId });
  await releaseLetters({ tx, queue: deps.queue, now }, userId);
  await tx.deleteFrom('two_steps').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '!=', 'credential')
    .execute();
}

/** Forgotten password by mail (docs/product/accounts.md 'Forgotten password'): one use, one hour. */
export const passwordResetHandlers: Handlers<Reset> = {
  // The same work for every address: only the job, which nobody waits for, finds out whether there is an account.
  forgotPassword: {
    before: ({ input, deps, address }) => deps.limits.count('passwordReset', input.email, address),
    async handle({ input, tx, deps, now, origin }) {
      const { email } = input;
      const { settings: secrets } = deps;
      const confirmed = await isConfirmed(tx, email);
      if ((await isStopped({ db: tx, secrets }, email)) && !confirmed) throw refusal('LETTERS_STOPPED');
      const leaves = await countPromised(
        { tx, secrets, now },
        { email, confirmed },
        spendingOfAddress('reset'),
      );
      if (!leaves) throw refusal('LETTERS_TODAY', { limit: 'reset' });
      await deps.queue.send(tx, 'forgotten-password', { email, origin });
      return {};
    },
  },

  async checkResetLink({ input, tx, deps, now, address }) {
    await deps.limits.count('passwordReset', undefined, address);
    const link = await tx
      .selectFrom('verifications')
      .select('id')
      .where('identifier', 'in', identifiersOf(input.token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!link) throw refusal('LINK_EXPIRED');
    return {};
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
      await endResetLinks(tx, userId);
      await replacePassword({ ...call, userId, hashed: await hashPassword(input.password) });
      if (identifier.startsWith(PREFIXES.letter)) await proveAddress(call, userId);
      await endSessions(tx, userId);
      await endLinksOf(tx, userId);
      emit({ userIds: [userId], topics: ['me', 'sessions'] });
      note('password-reset', { user: userId });
      await tellOwner(call, userId, { what: 'password' });
      const { email } = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const session = await openSession(call, { ...input, email }, 'letter');
      if (!session) throw new Error('a password that was just set opens nothing');
      await endEarlier(call);
      return session;
    },
  },
};
