import { sql, type Kysely } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';

const CHORE_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'type')`));
const RETURN_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'returnType')`));

/** Inserts the event. Beside the type of a chore it stores the chore's current name. */
const recordOfHome = (tx: Kysely<DB>, homeId: string, actorId: string | null, { type, data }: HomeEvent) =>
  sql`
    insert into home_events (home_id, actor_id, type, data)
    select entry.home_id, ${actorId}, ${type},
           data || jsonb_strip_nulls(jsonb_build_object('name', ${CHORE_NAME}, 'returnName', ${RETURN_NAME}))
      from (select ${homeId}::uuid as home_id, ${JSON.stringify(data)}::jsonb as data) as entry`.execute(tx);

/**
 * Inserts an event about money. Money continues between people after one of them has left: repeated acts of a former member get one entry a
 * day.
 */
const recordOfMoney = (tx: Kysely<DB>, homeId: string, actorId: string, { type, data }: HomeEvent) =>
  sql`
    insert into home_events (home_id, actor_id, type, data)
    select own.home_id, own.user_id, ${type}, ${JSON.stringify(data)}::jsonb from memberships as own
     where own.home_id = ${homeId} and own.user_id = ${actorId}
       and (own.left_at is null
         or not exists (select from home_events as known
                         where known.home_id = own.home_id and known.actor_id = own.user_id and known.type = ${type}
                           and known.data = ${JSON.stringify(data)}::jsonb
                           and known.created_at > now() - interval '1 day'))`.execute(tx);

/**
 * Writes an entry of the home's history in the transaction of the event (docs/product/homes.md 'History').
 * @param actorId null if the host or the app acted
 */
export async function record(
  tx: Kysely<DB>,
  homeId: string,
  actorId: string | null,
  event: HomeEvent,
): Promise<void> {
  if (actorId !== null && event.type.startsWith('money_')) await recordOfMoney(tx, homeId, actorId, event);
  else await recordOfHome(tx, homeId, actorId, event);
}
