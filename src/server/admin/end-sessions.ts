import type { Command } from '#server/admin/command.ts';
import { findAccount } from '#server/admin/finding-account.ts';
import { inShortTransaction } from '#server/calls/short-transactions.ts';
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
  if (count === 0) return { text: noSessions(email) };
  return {
    question: askEndSessions(count, email),
    async make() {
      const ended = await inShortTransaction(db, (tx, emit) => {
        emit({ userIds: [id], topics: ['sessions'] });
        return tx.deleteFrom('sessions').where('user_id', '=', id).returning('id').execute();
      });
      return {
        text: sessionsEnded(ended.length, email),
        event: 'sessions-ended',
        facts: { user: id, which: 'all' },
      };
    },
  };
};
