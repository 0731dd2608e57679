import { sql, type Kysely, type Selectable } from 'kysely';
import { roleOf, type Role, type Tone } from '#domain/homes.ts';
import type { DB, Homes } from '#server/db/types.ts';

/** The home of a call, as a member of it sees it, with their own membership. */
export type MemberHome = Selectable<Homes> & { role: Role; tone: Tone };

/**
 * The home, if the person is a member of it now. For a write it is locked until the commit: whatever changes a home's data comes one
 * after the other, so a membership, a plan or an assignee cannot change between the check and the write.
 */
export async function findMemberHome(
  tx: Kysely<DB>,
  homeId: string,
  userId: string,
  lock: boolean,
): Promise<MemberHome | undefined> {
  if (lock) await sql`select 1 from homes where id = ${homeId} for no key update`.execute(tx);
  const row = await tx
    .selectFrom('homes')
    .innerJoin('memberships', 'memberships.home_id', 'homes.id')
    .selectAll('homes')
    .select('memberships.tone')
    .where('homes.id', '=', homeId)
    .where('memberships.user_id', '=', userId)
    .where('memberships.left_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, tone: row.tone as Tone, role: roleOf({ adminId: row.admin_id }, userId) };
}
