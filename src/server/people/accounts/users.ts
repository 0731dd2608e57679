import type { users } from '#contract/users.ts';
import { accountDeletionHandlers } from '#server/people/accounts/deletion.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { confirmationHandlers } from '#server/people/accounts/confirmation.ts';
import { emailChangeHandlers } from '#server/people/accounts/email-change.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { isFromBrowser } from '#server/platform/http/http.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import { knownBrowser, knownCookie } from '#server/platform/sessions/known-browsers.ts';
import { readMe } from '#server/platform/members/me.ts';
import { refuseNameOfOthers } from '#server/platform/members/namesakes.ts';
import { passwordResetHandlers } from '#server/people/accounts/password-reset.ts';
import { endResetLinks } from '#server/people/accounts/reset-links.ts';
import { hashPassword, proveIdentity, replacePassword } from '#server/platform/calls/passwords.ts';
import { awaitedAt } from '#server/people/sign-in/google-account.ts';
import { signingInHandlers } from '#server/people/sign-in/signing-in.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';

/** Every call of contract/users.ts. */
export const userHandlers: Handlers<typeof users> = {
  ...signingInHandlers,
  ...confirmationHandlers,
  ...emailChangeHandlers,
  ...passwordResetHandlers,
  ...accountDeletionHandlers,

  async getSession({ tx, user, request, now, setCookies, deps }) {
    const known = user && knownBrowser(deps.settings, request, { email: user.email, now });
    if (user && isFromBrowser(request) && known?.id !== user.sessionId)
      setCookies(new Headers({ 'set-cookie': knownCookie(deps.settings, user, now) }));
    return {
      user: user ? await readMe(tx, user.userId) : null,
      google: deps.auth.googleEnabled(),
      registration: deps.settings.REGISTRATION,
      version: deps.version,
      ...(awaitedAt(deps.settings, request, now) !== undefined && { codeNeeded: true as const }),
    };
  },

  async updateDisplayName({ input, tx, user, now, emit, deps, address }) {
    await deps.limits.count('displayName', user.userId, address);
    await refuseNameOfOthers(tx, user.userId, input.displayName);
    const renamed = await tx
      .updateTable('users')
      .set({ display_name: input.displayName, updated_at: now })
      .where('id', '=', user.userId)
      // 'Former housemate' stays if another request has just deleted the account.
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw refusal('UNAUTHENTICATED');
    const homes = tx.selectFrom('user_homes').select('home_id').where('user_id', '=', user.userId);
    emit({ userIds: [user.userId], topics: ['me'] });
    for (const { home_id: homeId } of await homes.execute()) emit({ homeId, topics: ['home'] });
    return readMe(tx, user.userId);
  },

  async setLanguage({ input, tx, user, emit }) {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ locale: input.language })
      .where('id', '=', user.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refusal('UNAUTHENTICATED');
    emit({ userIds: [user.userId], topics: ['me'] });
    return readMe(tx, user.userId);
  },

  async listSessions({ tx, user, now }) {
    const rows = await tx
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at as createdAt', 'updated_at as lastUsedAt'])
      .where('user_id', '=', user.userId)
      .where('expires_at', '>', now)
      .orderBy('updated_at', 'desc')
      .execute();
    return rows.map(({ user_agent, ...row }) =>
      Object.assign(row, { userAgent: user_agent || null, current: row.id === user.sessionId }),
    );
  },

  // A page that gets 'sessions' closes its stream if its session has ended.
  async endSession({ input, tx, user, emit, note }) {
    const [ended] = await endSessions(tx, user.userId, { only: input.sessionId });
    if (!ended) throw refusal('NOT_FOUND');
    emit({ userIds: [user.userId], topics: ['sessions'] });
    note('sessions-ended', { which: 'one' });
    return {};
  },

  async endOtherSessions({ tx, user, emit, note }) {
    const ended = await endSessions(tx, user.userId, { but: user.sessionId });
    // If none is left, another device ended them first, and the list here is outdated.
    emit({ userIds: [user.userId], topics: ['sessions'] });
    if (ended.length > 0) note('sessions-ended', { which: 'others' });
    return {};
  },

  changePassword: {
    async prepare(early) {
      const { input, user } = early;
      const { userId } = user;
      const holdIdentity = await proveIdentity(early, input.current);
      const hashed = await hashPassword(input.password, userId);
      return async (call) => {
        const { tx, emit, note } = call;
        await holdIdentity(tx);
        await replacePassword({ ...call, userId, hashed });
        await endResetLinks(tx, userId);
        await endSessions(tx, userId, { but: user.sessionId });
        emit({ userIds: [userId], topics: ['me', 'sessions'] });
        note('password-changed');
        await emailOwner(call, userId, { what: 'password' });
        return {};
      };
    },
  },
};
