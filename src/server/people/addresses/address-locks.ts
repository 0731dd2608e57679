import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

const hold = (tx: Kysely<DB>, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);

/** Nobody else takes the address for as long as this transaction lasts. */
export const holdAddress = (tx: Kysely<DB>, email: string) => hold(tx, `register ${email}`);

/** Nor the id of an account that is to be. Hold its address first: two who want both would wait for each other. */
export const holdId = (tx: Kysely<DB>, id: string) => hold(tx, `register as ${id}`);

/** An account's address, which nothing else changes meanwhile; undefined of an account that is gone. */
export const lockAddress = (tx: Kysely<DB>, userId: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'email_verified as confirmed'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Gives the account an address that has been confirmed. */
export const setAddress = (tx: Kysely<DB>, userId: string, email: string, now: Date) =>
  tx
    .updateTable('users')
    .set({
      email,
      email_verified: true,
      // What was set before the first one was confirmed may be a stranger's; what came later is its owner's.
      confirmed_at: sql`coalesce(confirmed_at, ${now})`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();

const KEPT_PREFIX = 'keep-address:';

type Kept = { userId: string; email: string; now: Date; until: Date };

/** Keeps an address for whose it was until they may no longer take it back; answers what the link of their letter names. */
export async function keepAddress(tx: Kysely<DB>, { userId, email, now, until }: Kept): Promise<string> {
  const { id } = await tx
    .insertInto('verifications')
    .values({ identifier: KEPT_PREFIX + email, value: userId, created_at: now, expires_at: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The address that was kept under this id, and since when; undefined where it is no longer. That one and all that were kept for the person
 * later are used up: whoever took the account over may have changed its address more than once, and must not take theirs back.
 */
export async function takeKeptAddress(tx: Kysely<DB>, id: string, now: Date) {
  const kept = await tx
    .selectFrom('verifications')
    .select(['identifier', 'value as userId', 'created_at as since'])
    .where('id', '=', id)
    .where('identifier', 'like', `${KEPT_PREFIX}%`)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return undefined;
  const { identifier, userId, since } = kept;
  await tx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${KEPT_PREFIX}%`)
    .where('created_at', '>=', since)
    .execute();
  return { userId, since, email: identifier.slice(KEPT_PREFIX.length) };
}

/** Whether somebody else than `userId` has the address, or may still take it back. Hold it first. */
export async function isTaken(tx: Kysely<DB>, email: string, userId: string, now: Date): Promise<boolean> {
  const ofAnother = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .executeTakeFirst();
  return ofAnother !== undefined || (await isKept(tx, email, userId, now));
}

async function isKept(tx: Kysely<DB>, email: string, userId: string, now: Date) {
  const kept = await tx
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', KEPT_PREFIX + email)
    .where('value', '!=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return kept !== undefined;
}
