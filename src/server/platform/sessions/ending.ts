import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** Ends the calendar link made in these sessions (docs/security.md 'Calendar links'). After them: making one holds its session, so this finds it. */
const endCalendarLink = (tx: Kysely<DB>, userId: string, madeIn: ReturnType<typeof sql<boolean>>) =>
  tx
    .updateTable('calendars')
    .set({ token_hash: null, made_at: null, made_in: null })
    .where('user_id', '=', userId)
    .where('token_hash', 'is not', null)
    .where(madeIn)
    .execute();

/** Ends one session of a person; undefined if it is not theirs. */
export async function endSession(
  tx: Kysely<DB>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ id: string } | undefined> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  await endCalendarLink(tx, userId, sql`made_in = ${sessionId}`);
  return ended;
}

/** Ends every session of a person except `but`, and what was made in them. Returns those that ended. */
export async function endSessions(
  tx: Kysely<DB>,
  userId: string,
  { but }: { but?: string } = {},
): Promise<{ id: string }[]> {
  let ending = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (but !== undefined) ending = ending.where('id', '!=', but);
  const ended = await ending.returning('id').execute();
  await endCalendarLink(tx, userId, but === undefined ? sql`true` : sql`made_in <> ${but}`);
  return ended;
}
