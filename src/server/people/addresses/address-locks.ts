import { sql, type Kysely } from 'kysely';
import { Id } from '#contract/ids.ts';
import type { DB } from '#server/platform/db/types.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { KEEP_EMAIL_LINK_SECONDS } from '#server/telling/letters/accounts.ts';

const hold = (tx: Kysely<DB>, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(tx);

/** Locks an address, so that no other account can take it during this transaction. */
export const holdAddress = (tx: Kysely<DB>, email: string) => hold(tx, `register ${email}`);

/** Locks the id of a new account. Lock its address first: two registrations that want both could deadlock. */
export const holdId = (tx: Kysely<DB>, id: string) => hold(tx, `register as ${id}`);

/** Locks an account, and returns its address; undefined if the account is deleted. */
export const lockAddress = (tx: Kysely<DB>, userId: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'email_verified as confirmed'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Sets the account's address to one that has been confirmed. */
export const setAddress = (tx: Kysely<DB>, userId: string, email: string, now: Date) =>
  tx
    .updateTable('users')
    .set({
      email,
      email_verified: true,
      // Settings from before the first confirmation may be a stranger's. Later ones are the owner's.
      confirmed_at: sql`coalesce(confirmed_at, ${now})`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();

/** Marks an account's address as confirmed. @returns whether it was unconfirmed before */
export async function markConfirmed(tx: Kysely<DB>, userId: string, now: Date): Promise<boolean> {
  const marking = tx.updateTable('users').set({ email_verified: true, confirmed_at: now });
  const unproved = marking.where('id', '=', userId).where('email_verified', '=', false);
  return (await unproved.returning('id').executeTakeFirst()) !== undefined;
}

const RESERVED_PREFIX = 'keep-address:';
const TAKE_BACK_PURPOSE = 'keep-email';

type Reserving = { tx: Kysely<DB>; secrets: Secrets; userId: string; email: string; now: Date };

/** Reserves an address for its owner for 7 days. @returns the token of the link that gives it back to their account */
export async function makeTakeBackToken({ tx, secrets, userId, email, now }: Reserving): Promise<string> {
  const expires_at = new Date(now.getTime() + KEEP_EMAIL_LINK_SECONDS * 1000);
  const { id } = await tx
    .insertInto('verifications')
    .values({ identifier: RESERVED_PREFIX + email, value: userId, created_at: now, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return makeLinkToken(secrets, TAKE_BACK_PURPOSE, id);
}

/** Returns the id of the reserved address that the token names; undefined if the token is not ours. */
export const readTakeBackToken = async (secrets: Secrets, token: string): Promise<string | undefined> =>
  Id.safeParse(await readLinkToken(secrets, TAKE_BACK_PURPOSE, token)).data;

/** Returns the reserved address with this id, and uses up later ones too: a thief may have changed the address more than once. */
export async function releaseReservedAddress(tx: Kysely<DB>, id: string, now: Date) {
  const reserved = await tx
    .selectFrom('verifications')
    .select(['identifier', 'value as userId', 'created_at as since'])
    .where('id', '=', id)
    .where('identifier', 'like', `${RESERVED_PREFIX}%`)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!reserved) return undefined;
  const { identifier, userId, since } = reserved;
  await tx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${RESERVED_PREFIX}%`)
    .where('created_at', '>=', since)
    .execute();
  return { userId, since, email: identifier.slice(RESERVED_PREFIX.length) };
}

/** Whether an account other than `userId` has the address or can still take it back. Lock the address first. */
export async function isTaken(tx: Kysely<DB>, email: string, userId: string, now: Date): Promise<boolean> {
  const ofAnother = tx.selectFrom('users').select('id').where('email', '=', email).where('id', '!=', userId);
  if (await ofAnother.executeTakeFirst()) return true;
  const reserved = await tx
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', RESERVED_PREFIX + email)
    .where('value', '!=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reserved !== undefined;
}
