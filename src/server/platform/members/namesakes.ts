import { sql, type Kysely } from 'kysely';
import { needsDisplayName } from '#domain/reserved-names.ts';
import { isSameName } from '#domain/users.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readMemberships } from '#server/platform/members/members.ts';

/** Refuses a name that a member of their homes has, or of a home that owes them: emails would ask in that name, and transfers would match. */
export async function refuseNameOfOthers(tx: Kysely<DB>, userId: string, name: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with homes_of_theirs as (
      select home_id from user_homes where user_id = ${userId}
      union
      select request.home_id
        from payment_requests as request
        join payment_debtors as share
          on share.home_id = request.home_id and share.payment_id = request.id and share.paid_at is null
       where request.requester_id = ${userId} and not request.deleted)
    select distinct users.display_name as name
      from homes_of_theirs
      join memberships as living on living.home_id = homes_of_theirs.home_id and living.left_at is null
      join users on users.id = living.user_id
     where users.id <> ${userId}`.execute(tx);
  if (rows.some((other) => isSameName(other.name, name))) throw refusal('NAME_TAKEN');
}

/** Whether the person has no name, or an old one that is now reserved. */
export async function isNameless(tx: Kysely<DB>, userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select('display_name as displayName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return needsDisplayName(person);
}

export async function refuseNameless(tx: Kysely<DB>, userId: string): Promise<void> {
  if (await isNameless(tx, userId)) throw refusal('NAME_NEEDED');
}

/** Refuses money requests from the later of two members with the same name. People may join with equal names. */
export async function refuseLaterNamesake(tx: Kysely<DB>, homeId: string, userId: string): Promise<void> {
  const living = (await readMemberships(tx, homeId)).filter(({ leftAt }) => leftAt === null);
  const own = living.findIndex((each) => each.userId === userId);
  const name = living[own]?.displayName ?? '';
  if (living.slice(0, Math.max(own, 0)).some((other) => isSameName(other.displayName, name)))
    throw refusal('SAME_NAME');
}
