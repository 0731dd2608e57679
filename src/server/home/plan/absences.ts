import { sql, type Kysely } from 'kysely';
import type { SavedAbsence } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';
import type { DB } from '#server/platform/db/types.ts';

/** Reads a home's absences that end on a day or later, by their first days (docs/product/absences.md 'Being away'). */
export const readAbsences = (tx: Kysely<DB>, homeId: string, since: Day): Promise<SavedAbsence[]> =>
  tx
    .selectFrom('absences')
    .select(['id', 'user_id as userId', 'from_day as from', 'to_day as to', 'made'])
    .where('home_id', '=', homeId)
    .where('to_day', '>=', since)
    .orderBy('from_day')
    .orderBy('id')
    .execute();

/** Ends the absences of a member who leaves; the days that they spent away stay known (docs/product/absences.md 'Whose absence'). */
export async function endAbsencesOf(
  tx: Kysely<DB>,
  { homeId, userId, today }: { homeId: string; userId: string; today: Day },
): Promise<void> {
  await sql`delete from absences where home_id = ${homeId} and user_id = ${userId} and from_day >= ${today}`.execute(
    tx,
  );
  await sql`
    update absences set to_day = ${today}::date - 1
     where home_id = ${homeId} and user_id = ${userId} and to_day >= ${today}`.execute(tx);
}
