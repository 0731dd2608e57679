import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/**
 * Whether a Google account opens the person's. Whoever takes the account back ends this way in, and then the sessions: they wait for the one
 * that begins here, or it for them.
 */
export async function isStillJoined(tx: Kysely<DB>, userId: string): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
  const joined = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google')
    .executeTakeFirst();
  return joined !== undefined;
}
