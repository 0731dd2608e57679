import type { Kysely } from 'kysely';
import type { Member } from '#contract/homes.ts';
import type { Tone } from '#domain/homes.ts';
import type { DB } from '#server/platform/db/types.ts';

/** Reads all present and former members of the home in joining order, with what they have seen there. */
export const readMemberships = (tx: Kysely<DB>, homeId: string) =>
  tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.user_id as userId',
      'users.display_name as displayName',
      'users.photo_url as photoURL',
      'memberships.tone',
      'memberships.joined_at as joinedAt',
      'memberships.left_at as leftAt',
      'memberships.removed',
      'memberships.saw_chores as sawChores',
      'memberships.saw_board as sawBoard',
    ])
    .where('memberships.home_id', '=', homeId)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.user_id')
    .$narrowType<{ tone: Tone }>()
    .execute();
export type Membership = Awaited<ReturnType<typeof readMemberships>>[number];

type Face = Pick<Member, 'userId' | 'displayName' | 'photoURL' | 'tone'>;
export const faceOf = ({ userId, displayName, photoURL, tone }: Face): Face => ({
  userId,
  displayName,
  photoURL,
  tone,
});

/** Reads the ids of present members, in joining order. */
export async function readMemberIds(tx: Kysely<DB>, homeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('home_id', '=', homeId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
