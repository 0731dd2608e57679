import type { users } from '#contract/users.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { endSession, endSessions } from '#server/platform/sessions/ending.ts';

type OwnSessions = Pick<typeof users, 'listSessions' | 'endSession' | 'endOtherSessions'>;

/** Where a person is signed in. Whoever hears 'sessions' loses the streams of those that ended. */
export const ownSessionHandlers: Handlers<OwnSessions> = {
  async listSessions({ tx, user, now }) {
    const rows = await tx
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'updated_at'])
      .where('user_id', '=', user.userId)
      .where('expires_at', '>', now)
      .orderBy('updated_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent || null,
      createdAt: row.created_at,
      lastUsedAt: row.updated_at,
      current: row.id === user.sessionId,
    }));
  },

  async endSession({ input, tx, user, emit, note }) {
    const ended = await endSession(tx, { userId: user.userId, sessionId: input.sessionId });
    if (!ended) throw refusal('NOT_FOUND');
    emit({ userIds: [user.userId], topics: ['sessions'] });
    note('sessions-ended', { which: 'one' });
    return {};
  },

  async endOtherSessions({ tx, user, emit, note }) {
    const ended = await endSessions(tx, user.userId, { but: user.sessionId });
    // Where none is left, another device was quicker: the list here is old.
    emit({ userIds: [user.userId], topics: ['sessions'] });
    if (ended.length === 0) return {};
    note('sessions-ended', { which: 'others' });
    return {};
  },
};
