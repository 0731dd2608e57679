import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { dayOf, type Day } from '#domain/days.ts';
import type { DB } from '#server/db/types.ts';
import { allOf, type Secrets } from '#server/secret.ts';

/**
 * docs/product/notifications.md 'Few emails before confirmation': anybody can register with anybody's address, so one that nobody has
 * confirmed gets few letters.
 */
const UNCONFIRMED = { aDay: 10, inAll: 30 };
const CONFIRMED_A_DAY = 100;
/**
 * How many of these a letter leaves for others: housemates' some for what is about the account, and those, which any stranger may ask for,
 * some for the one that gives a taken account back. Else whoever took it would first use up the day's letters.
 */
const LEAVES = { housemates: 20, account: 10, takenAccount: 0 };
/** Letters of a day that tell of the same change to an account: whoever has its password makes one after the other. */
const OF_A_CHANGE_A_DAY = 3;
export type Urgency = keyof typeof LEAVES;
export type Sort = { urgency: Urgency; change?: string };

export type Reader = { email: string; confirmed: boolean };
type Deps = { db: Kysely<DB>; secrets: Secrets; now: () => Date };

const hashOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`letters to\n${email}`).digest();

/** As it stands in the tables: by the present SECRET, and while it is being changed by the one before. */
const hashesOf = (secrets: Secrets, email: string) => allOf(secrets).map((secret) => hashOf(secret, email));

const add = (db: Kysely<DB>, hashes: Buffer[], day: Day, by: 1 | -1) =>
  db
    .insertInto('letters_sent')
    .values(hashes.map((address_hash) => ({ address_hash, day, count: by })))
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'day']).doUpdateSet({ count: sql`letters_sent.count + ${by}` }),
    )
    .execute();

/**
 * Counts one more letter to the address, before it leaves; undefined where no more may go there. What it answers takes the letter out
 * of the count again, if it did not leave.
 */
export async function countLetter(
  { db, secrets, now }: Deps,
  reader: Reader,
  { urgency, change }: Sort,
): Promise<(() => Promise<unknown>) | undefined> {
  const day = dayOf(now(), 'UTC');
  const { email } = reader;
  // Counted apart, by a text that is no address.
  const ofChange = change === undefined ? [] : [`${email}\n${change}`];
  const keys = [email, ...ofChange].map((text) => hashOf(secrets.SECRET, text));
  const isCounted = await db.transaction().execute(async (tx) => {
    // Several that leave at once are counted one after the other.
    const lock = hashOf(secrets.SECRET, email).toString('hex');
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
    if (!(await hasRoom(tx, { hashes: hashesOf(secrets, email), day }, reader, urgency))) return false;
    for (const text of ofChange)
      if ((await countedOf(tx, hashesOf(secrets, text), day)).aDay >= OF_A_CHANGE_A_DAY) return false;
    await add(tx, keys, day, 1);
    return true;
  });
  return isCounted ? () => add(db, keys, day, -1) : undefined;
}

async function hasRoom(
  tx: Kysely<DB>,
  { hashes, day }: { hashes: Buffer[]; day: Day },
  { confirmed }: Reader,
  urgency: Urgency,
): Promise<boolean> {
  const { aDay, inAll, stopped } = await countedOf(tx, hashes, day);
  if (confirmed) return aDay < CONFIRMED_A_DAY - LEAVES[urgency];
  return aDay < UNCONFIRMED.aDay && inAll < UNCONFIRMED.inAll && !stopped;
}

const countedOf = (tx: Kysely<DB>, hashes: Buffer[], day: Day) =>
  tx
    .selectFrom('letters_sent')
    .select([
      sql<number>`coalesce(sum(count) filter (where day = ${day}), 0)::integer`.as('aDay'),
      sql<number>`coalesce(sum(count), 0)::integer`.as('inAll'),
      sql<boolean>`exists (select from stopped_addresses where address_hash = any(${hashes}))`.as('stopped'),
    ])
    .where('address_hash', 'in', hashes)
    .executeTakeFirstOrThrow();

/** Whether its owner has said that no letters shall come there. */
export async function isStopped(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('stopped_addresses')
    .select('stopped_at')
    .where('address_hash', 'in', hashesOf(secrets, email))
    .executeTakeFirst();
  return found !== undefined;
}

type Asked = { tx: Kysely<DB>; secrets: Secrets; email: string };

export const stopAddress = ({ tx, secrets, email, now }: Asked & { now: Date }) =>
  tx
    .insertInto('stopped_addresses')
    .values({ address_hash: hashOf(secrets.SECRET, email), stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const allowAddress = ({ tx, secrets, email }: Asked) =>
  tx.deleteFrom('stopped_addresses').where('address_hash', 'in', hashesOf(secrets, email)).execute();

/** While SECRET is being changed: whoever wanted no letters at an address of ours still wants none once the old one is forgotten. */
export async function saveStops(tx: Kysely<DB>, { SECRET, SECRET_PREVIOUS }: Secrets): Promise<void> {
  if (SECRET_PREVIOUS === undefined) return;
  const people = await tx.selectFrom('users').select('email').where('deleted_at', 'is', null).execute();
  for (const { email } of people)
    await tx
      .updateTable('stopped_addresses')
      .set({ address_hash: hashOf(SECRET, email) })
      .where('address_hash', '=', hashOf(SECRET_PREVIOUS, email))
      .execute();
}
