import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** A person, and the account at Google that opens theirs. */
export type Joined = { userId: string; googleId: string };

/**
 * Whether that Google account opens the person's; another one of theirs is no way in for whoever came by this. Whoever takes the account back ends this way in, and then the sessions: they wait for the one
 * that begins here, or it for them.
 */
export async function isStillJoined(tx: Kysely<DB>, { userId, googleId }: Joined): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
  const joined = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google')
    .where('account_id', '=', googleId)
    .executeTakeFirst();
  return joined !== undefined;
}
