import { sql, type Kysely } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import type { DB } from '#server/db/types.ts';

/**
 * Writes an entry of the home's history, in the transaction of what it tells of (docs/product/homes.md 'Entries come with their change').
 */
export async function record(tx: Kysely<DB>, homeId: string, actorId: string | null, event: HomeEvent) {
  await tx
    .insertInto('home_events')
    .values({ home_id: homeId, actor_id: actorId, type: event.type, data: JSON.stringify(event.data) })
    .execute();
}

/**
 * The same of money, which goes on between its people after they have left: what somebody who does not live there does again and again
 * stands there once a day.
 */
export async function recordMoney(
  tx: Kysely<DB>,
  homeId: string,
  actorId: string,
  { type, data }: Extract<HomeEvent, { type: `money_${string}` }>,
) {
  await sql`
    insert into home_events (home_id, actor_id, type, data)
    select own.home_id, own.user_id, ${type}, ${JSON.stringify(data)}::jsonb from memberships as own
     where own.home_id = ${homeId} and own.user_id = ${actorId}
       and (own.left_at is null
         or not exists (select from home_events as known
                         where known.home_id = own.home_id and known.actor_id = own.user_id and known.type = ${type}
                           and known.data = ${JSON.stringify(data)}::jsonb
                           and known.created_at > now() - interval '1 day'))`.execute(tx);
}
