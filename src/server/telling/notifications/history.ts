import { sql, type Kysely } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';

const CHORE_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'type')`));
const RETURN_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'returnType')`));

/**
 * Writes an entry of the home's history, in the transaction of what it tells of (docs/product/homes.md 'Entries come with their change').
 * Beside the type of a chore it keeps what that is called now.
 */
export async function record(tx: Kysely<DB>, homeId: string, actorId: string | null, event: HomeEvent) {
  await sql`
    insert into home_events (home_id, actor_id, type, data)
    select entry.home_id, ${actorId}, ${event.type},
           data || jsonb_strip_nulls(jsonb_build_object('name', ${CHORE_NAME}, 'returnName', ${RETURN_NAME}))
      from (select ${homeId}::uuid as home_id, ${JSON.stringify(event.data)}::jsonb as data) as entry`.execute(
    tx,
  );
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
