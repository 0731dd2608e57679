import type { Kysely } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import type { DB } from '#server/db/types.ts';

/** Writes an entry of the home's history, in the transaction of what it tells of (decisions 'Homes'). */
export async function record(tx: Kysely<DB>, homeId: string, actorId: string | null, event: HomeEvent) {
  await tx
    .insertInto('home_events')
    .values({ home_id: homeId, actor_id: actorId, type: event.type, data: JSON.stringify(event.data) })
    .execute();
}
