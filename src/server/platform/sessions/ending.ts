import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** Ends sessions of a person (all but one, or only one), with the calendar link that was made in them. Returns those that ended. */
export async function endSessions(
  tx: Kysely<DB>,
  userId: string,
  { but, only }: { but?: string; only?: string } = {},
): Promise<{ id: string }[]> {
  const ends = (session: 'id' | 'made_in') => {
    if (only !== undefined) return sql<boolean>`${sql.ref(session)} = ${only}`;
    return but === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(session)} <> ${but}`;
  };
  const sessions = tx.deleteFrom('sessions').where('user_id', '=', userId).where(ends('id'));
  const ended = await sessions.returning('id').execute();
  // Runs after the sessions: making a link locks its session, so this finds the link (docs/security.md 'Calendar links').
  await tx
    .updateTable('calendars')
    .set({ token_hash: null, made_at: null, made_in: null })
    .where('user_id', '=', userId)
    .where('token_hash', 'is not', null)
    .where(ends('made_in'))
    .execute();
  return ended;
}
