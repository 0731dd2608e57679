import { CompiledQuery, sql, type Kysely, type Selectable } from 'kysely';
import type pg from 'pg';
import { roleOf, type Role, type Tone } from '#domain/homes.ts';
import { HOME_COLUMNS } from '#server/platform/db/columns.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';

/** The home of a call, with the caller's membership. */
export type MemberHome = Selectable<Homes> & { role: Role; tone: Tone };

export const MEMBER_HOME = `${HOME_COLUMNS.map((column) => `homes.${column}`).join(', ')}, memberships.tone`;

const TEXT = `select ${MEMBER_HOME}
  from homes
  join memberships on memberships.home_id = homes.id
 where homes.id = $1 and memberships.user_id = $2`;
const NOW = `${TEXT} and memberships.left_at is null`;

export type MemberHomeRow = Selectable<Homes> & { tone: Tone };
type Asked = { homeId: string; userId: string };

/** Adds the caller's role to a row of MEMBER_HOME. */
export const asMember = (row: MemberHomeRow | undefined, userId: string): MemberHome | undefined =>
  row && { ...row, role: roleOf({ adminId: row.admin_id }, userId) };

/** Finds the home if the person is a member now. Nearly every read needs it, so it is prepared. */
export async function findMemberHome(
  pool: pg.Pool,
  { homeId, userId }: Asked,
): Promise<MemberHome | undefined> {
  const { rows } = await pool.query<MemberHomeRow>({
    name: 'find-member-home',
    text: NOW,
    values: [homeId, userId],
  });
  return asMember(rows[0], userId);
}

/** The same for a write, locked until the commit, so that nothing changes between check and write. `leftToo` admits former members. */
export async function lockMemberHome(
  tx: Kysely<DB>,
  { homeId, userId, leftToo = false }: Asked & { leftToo?: boolean },
): Promise<MemberHome | undefined> {
  const present = leftToo ? sql`` : sql`and left_at is null`;
  // A caller who is not a member neither waits for the lock nor holds it.
  await sql`
    select 1 from homes
     where id = ${homeId}
       and exists (select from memberships where home_id = ${homeId} and user_id = ${userId} ${present})
       for no key update`.execute(tx);
  const { rows } = await tx.executeQuery<MemberHomeRow>(
    CompiledQuery.raw(leftToo ? TEXT : NOW, [homeId, userId]),
  );
  return asMember(rows[0], userId);
}
