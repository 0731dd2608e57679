import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { users } from '#contract/users.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import {
  holdAddress,
  isTaken,
  lockAddress,
  makeTakeBackToken,
  readTakeBackToken,
  setAddress,
  releaseReservedAddress,
} from '#server/people/addresses/address-locks.ts';
import { countsOf, takeBack } from '#server/people/accounts/left-behind.ts';
import { endResetLinks, promiseReset } from '#server/people/accounts/reset-links.ts';
import { proveIdentity } from '#server/platform/calls/passwords.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';
import { CHANGE_EMAIL_LINK_SECONDS } from '#server/telling/letters/accounts.ts';
import { releaseLetters } from '#server/telling/letters/held-letters.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { spendingOfAccount } from '#server/telling/mail/letter-budgets.ts';
import { countQueued, isStopped } from '#server/telling/mail/letter-limits.ts';
import { debtorsOf } from '#server/telling/payees/reading.ts';

const CHANGE_PURPOSE = 'change-email';
const Payload = z.tuple([Id, z.string(), z.string(), z.number()]);

/** `from` is the address at the time of the request. */
type EmailChange = { userId: string; from: string; to: string };

/** Returns the token of the link to the new address. The token contains the old address, so the link ends when that changes. */
export function emailChangeToken(secrets: Secrets, { userId, from, to }: EmailChange, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + CHANGE_EMAIL_LINK_SECONDS;
  return makeLinkToken(secrets, CHANGE_PURPOSE, [userId, from, to, until]);
}

type Linked = Pick<Call<'anyone', { token: string }>, 'input' | 'deps' | 'now' | 'address'>;

/** Returns the change that a token requests. Refuses with LINK_EXPIRED if the token is not ours or has expired. */
async function readEmailChange({ input, deps, now, address }: Linked): Promise<EmailChange> {
  await deps.limits.count('confirmation', undefined, address);
  const data = await readLinkToken(deps.settings, CHANGE_PURPOSE, input.token);
  if (data === undefined) throw refusal('LINK_EXPIRED');
  const [userId, from, to, until] = Payload.parse(data);
  if (until * 1000 <= now.getTime()) throw refusal('LINK_EXPIRED');
  return { userId, from, to };
}

// better-auth is stricter about addresses than the contract: no password would open an account with another one.
const SignInEmail = z.email();

/**
 * docs/product/accounts.md 'Another address': an email to the new address confirms it, and an email to the old address announces the
 * change.
 */
export const emailChangeHandlers = {
  // The same answer in the same time for every address: only the queued job finds out whether there is an account.
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
        const leaves = await countQueued({ tx, secrets, now }, to, spending);
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

  async checkEmailChange(call) {
    const { userId, from, to } = await readEmailChange(call);
    const user = await call.tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('email', 'in', [from, to])
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) throw refusal('LINK_EXPIRED');
    return { userId, email: to, changed: user.email === to };
  },

  // Only the account itself can confirm, as in confirmation.ts.
  async confirmEmailChange(call) {
    const { tx, user, deps, now, emit } = call;
    const { userId, from, to } = await readEmailChange(call);
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
    // An old address that was never confirmed may be a stranger's, who must not get the account back.
    const { confirmed } = before;
    const reserving = { tx, secrets: deps.settings, userId, email: from, now };
    const token = confirmed ? await makeTakeBackToken(reserving) : undefined;
    const old = { email: from, confirmed };
    await sendNotices(deps.queue, tx, [{ userId, email: { kind: 'email-changed', userId, to: old, token } }]);
    emit({ userIds: [userId], topics: ['me', 'sessions'] });
    call.note('email-changed');
    return {};
  },

  // A stranger may have changed the address or two-step sign-in. The email alone is enough, since the owner may have no other way in.
  keepEmail: {
    before: ({ deps, address }) => deps.limits.count('confirmation', undefined, address),
    async handle({ input, tx, deps, now, emit, note }) {
      const id = await readTakeBackToken(deps.settings, input.token);
      const reserved = id === undefined ? undefined : await releaseReservedAddress(tx, id, now);
      if (!reserved) throw refusal('LINK_EXPIRED');
      const { userId, email, since } = reserved;
      await holdAddress(tx, email);
      await lockAddress(tx, userId);
      if (await isTaken(tx, email, userId, now)) throw refusal('EMAIL_TAKEN');
      await setAddress(tx, userId, email, now);
      const restored = await takeBack(tx, { userId, way: 'email-kept', now, changedAt: since });
      await emailOwner({ tx, deps }, userId, { what: 'taken-back', setAside: countsOf(restored.setAside) });
      await promiseReset({ tx, queue: deps.queue, now }, userId, { takenBack: true });
      emit({ userIds: [userId], topics: ['me', 'sessions'] });
      emit({ userIds: await debtorsOf(tx, userId), topics: ['payments'] });
      note('email-kept', { user: userId });
      return { email, ...restored };
    },
  },
} satisfies Partial<Handlers<typeof users>>;
