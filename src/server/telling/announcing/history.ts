import { sql, type Kysely } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';

const CHORE_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'type')`));
const RETURN_NAME = sql.raw(nameOfType('entry.home_id', `(data ->> 'returnType')`));

/** Beside the type of a chore it keeps what that is called now. */
const recordOfHome = (tx: Kysely<DB>, homeId: string, actorId: string | null, { type, data }: HomeEvent) =>
  sql`
    insert into home_events (home_id, actor_id, type, data)
    select entry.home_id, ${actorId}, ${type},
           data || jsonb_strip_nulls(jsonb_build_object('name', ${CHORE_NAME}, 'returnName', ${RETURN_NAME}))
      from (select ${homeId}::uuid as home_id, ${JSON.stringify(data)}::jsonb as data) as entry`.execute(tx);

/**
 * Money goes on between its people after they have left: what a person who no longer lives there does again and again is written once a
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
 * Writes an entry of the home's history, in the transaction of what it says (docs/product/homes.md 'History').
 * @param actorId who did it; null if the host or nobody did it
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
