import { findAccount, type Command } from '#server/host/admin/command.ts';
import { makeResetToken } from '#server/people/accounts/reset-links.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { endSessions as endEverySession } from '#server/platform/sessions/ending.ts';
import { tokenUrl } from '#server/telling/mail/letter.ts';
import * as words from '#words/english-only/admin.ts';

/** `end-sessions <address>`: ends all sessions at once. Open pages lose their streams. */
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
  if (count === 0 && !calendarLink) return { text: words.noSessions(email) };
  return {
    question: words.askEndSessions({ sessions: count, calendarLink }, email),
    async make() {
      const ended = await inShortTransaction(db, (tx, emit) => {
        emit({ userIds: [id], topics: ['sessions'] });
        return endEverySession(tx, id);
      });
      return {
        text: words.sessionsEnded({ sessions: ended.length, calendarLink }, email),
        event: 'sessions-ended',
        facts: { user: id, which: 'all' },
      };
    },
  };
};

/** `reset-link <address>`: prints the link of the email for a new password, for a host without mail. */
export const resetLink: Command = async ({ db, publicUrl, now }, address = '') => {
  const { id, email, name } = await findAccount(db, address);
  return {
    question: words.askResetLink(email, name),
    async make() {
      const token = await inShortTransaction(db, (tx) =>
        makeResetToken(tx, { userId: id, by: 'host', now: now() }),
      );
      const link = tokenUrl(publicUrl, '/reset-password', token);
      return { text: words.resetLinkMade(link), event: 'reset-link-made', facts: { user: id } };
    },
  };
};

/** `two-step-off <address>`: for someone who has lost their app and their recovery codes. Ends every session, like turning it off in the app. */
export const twoStepOff: Command = async ({ db }, address = '') => {
  const { id, email } = await findAccount(db, address);
  const kept = await db
    .selectFrom('two_steps')
    .select('user_id')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!kept) return { text: words.twoStepIsOff(email) };
  return {
    question: words.askTwoStepOff(email),
    async make() {
      await inShortTransaction(db, async (tx, emit) => {
        await tx.deleteFrom('two_steps').where('user_id', '=', id).execute();
        await endEverySession(tx, id);
        emit({ userIds: [id], topics: ['me', 'sessions'] });
      });
      return { text: words.twoStepTurnedOff(email), event: 'two-step-off', facts: { user: id } };
    },
  };
};
