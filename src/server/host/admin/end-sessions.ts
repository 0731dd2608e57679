import type { Command } from '#server/host/admin/command.ts';
import { findAccount } from '#server/host/admin/finding-account.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { endSessions as endEverySession } from '#server/platform/sessions/ending.ts';
import { askEndSessions, noSessions, sessionsEnded } from '#words/english-only/admin.ts';

/** `end-sessions <address>`: everywhere, and at once: open pages lose their streams. */
export const endSessions: Command = async ({ db, now }, address = '') => {
  const { id, email } = await findAccount(db, address);
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow();
  const link = await db
    .selectFrom('calendars')
    .select('user_id')
    .where('user_id', '=', id)
    .where('token_hash', 'is not', null)
    .executeTakeFirst();
  const calendarLink = link !== undefined;
  if (count === 0 && !calendarLink) return { text: noSessions(email) };
  return {
    question: askEndSessions({ sessions: count, calendarLink }, email),
    async make() {
      const ended = await inShortTransaction(db, (tx, emit) => {
        emit({ userIds: [id], topics: ['sessions'] });
        return endEverySession(tx, id);
      });
      return {
        text: sessionsEnded({ sessions: ended.length, calendarLink }, email),
        event: 'sessions-ended',
        facts: { user: id, which: 'all' },
      };
    },
  };
};
