import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { dayOf, type Day } from '#domain/days.ts';
import type { DB } from '#server/db/types.ts';

/** decisions 'Accounts': anybody can register with anybody's address, so one that nobody has confirmed gets few letters. */
const UNCONFIRMED = { aDay: 10, inAll: 30 };
const CONFIRMED_A_DAY = 100;

export type Reader = { email: string; confirmed: boolean };
type Deps = { db: Kysely<DB>; secret: string; now: () => Date };

const hashOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`letters to\n${email}`).digest();

const change = (db: Kysely<DB>, { address_hash, day }: { address_hash: Buffer; day: Day }, by: 1 | -1) =>
  db
    .insertInto('letters_sent')
    .values({ address_hash, day, count: by })
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'day']).doUpdateSet({ count: sql`letters_sent.count + ${by}` }),
    )
    .execute();

/**
 * Counts one more letter to the address, before it leaves; undefined where no more may go there. What it answers takes the letter out
 * of the count again, if it did not leave.
 */
export async function countLetter(
  { db, secret, now }: Deps,
  reader: Reader,
): Promise<(() => Promise<unknown>) | undefined> {
  const key = { address_hash: hashOf(secret, reader.email), day: dayOf(now(), 'UTC') };
  const isCounted = await db.transaction().execute(async (tx) => {
    // Several that leave at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key.address_hash.toString('hex')}, 0))`.execute(
      tx,
    );
    if (!(await hasRoom(tx, key, reader))) return false;
    await change(tx, key, 1);
    return true;
  });
  return isCounted ? () => change(db, key, -1) : undefined;
}

async function hasRoom(
  tx: Kysely<DB>,
  { address_hash, day }: { address_hash: Buffer; day: Day },
  { confirmed }: Reader,
): Promise<boolean> {
  const { aDay, inAll, stopped } = await tx
    .selectFrom('letters_sent')
    .select([
      sql<number>`coalesce(sum(count) filter (where day = ${day}), 0)::integer`.as('aDay'),
      sql<number>`coalesce(sum(count), 0)::integer`.as('inAll'),
      sql<boolean>`exists (select from stopped_addresses where address_hash = ${address_hash})`.as('stopped'),
    ])
    .where('address_hash', '=', address_hash)
    .executeTakeFirstOrThrow();
  if (confirmed) return aDay < CONFIRMED_A_DAY;
  return aDay < UNCONFIRMED.aDay && inAll < UNCONFIRMED.inAll && !stopped;
}

/** Whether its owner has said that no letters shall come there. */
export async function isStopped(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('stopped_addresses')
    .select('stopped_at')
    .where('address_hash', '=', hashOf(secret, email))
    .executeTakeFirst();
  return found !== undefined;
}

type Asked = { tx: Kysely<DB>; secret: string; email: string };

export const stopAddress = ({ tx, secret, email, now }: Asked & { now: Date }) =>
  tx
    .insertInto('stopped_addresses')
    .values({ address_hash: hashOf(secret, email), stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const allowAddress = ({ tx, secret, email }: Asked) =>
  tx.deleteFrom('stopped_addresses').where('address_hash', '=', hashOf(secret, email)).execute();
