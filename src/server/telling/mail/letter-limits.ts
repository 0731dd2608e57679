import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { addDays, dayOf, type Day } from '#domain/days.ts';
import type { DB } from '#server/platform/db/types.ts';
import { budgetOf, type Purpose, type Spending } from '#server/telling/mail/letter-budgets.ts';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

export type Reader = { email: string; confirmed: boolean };
type Deps = { db: Kysely<DB>; secrets: Secrets; now: () => Date };
type Counting = { tx: Kysely<DB>; secrets: Secrets; now: Date };

const hashOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`letters to\n${email}`).digest();

/** Returns the hashes in the tables: by the present SECRET, and also by the previous one while SECRET is being changed. */
const hashesOf = (secrets: Secrets, email: string) => allOf(secrets).map((secret) => hashOf(secret, email));

/** Returns the text to hash for a subject. It has a line break, so it never equals an address. */
const subjectOf = (email: string, about: string) => `${email}\n${about}`;

const add = (
  db: Kysely<DB>,
  row: { address_hash: Buffer; about_hash: Buffer; day: Day; purpose: Purpose },
  by: 1 | -1,
) =>
  db
    .insertInto('letters_sent')
    .values({ ...row, count: by })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'day', 'purpose', 'about_hash'])
        .doUpdateSet({ count: sql`letters_sent.count + ${by}` }),
    )
    .execute();

/**
 * Counts an email to the address before it leaves; undefined if its budget is used up. Returns a function that undoes the count if the
 * email did not leave.
 */
export async function countLetter(
  { db, secrets, now }: Deps,
  reader: Reader,
  spending: Spending,
): Promise<(() => Promise<unknown>) | undefined> {
  const row = await db
    .transaction()
    .execute((tx) => spendFrom({ tx, secrets, now: now() }, reader, spending));
  return row && (() => add(db, row, -1));
}

/**
 * Counts an email in the transaction that queues it as `counted`, so that the caller learns at once if it will not leave.
 * @returns whether it will leave
 */
export const countQueued = async (counting: Counting, reader: Reader, spending: Spending): Promise<boolean> =>
  (await spendFrom(counting, reader, spending)) !== undefined;

async function spendFrom({ tx, secrets, now }: Counting, reader: Reader, { purpose, about }: Spending) {
  const { email } = reader;
  const address_hash = hashOf(secrets.SECRET, email);
  // Emails that leave at the same time are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${address_hash.toString('hex')}, 0))`.execute(tx);
  const day = dayOf(now, 'UTC');
  const { rows } = await sql<Count>`
    select about_hash, count from letters_sent
     where address_hash = any(${hashesOf(secrets, email)}) and day = ${day} and purpose = ${purpose}`.execute(
    tx,
  );
  const paying = about.find((each) =>
    hasRoom(rows, hashesOf(secrets, subjectOf(email, each)), reader, purpose),
  );
  if (paying === undefined) return undefined;
  const row = { address_hash, about_hash: hashOf(secrets.SECRET, subjectOf(email, paying)), day, purpose };
  await add(tx, row, 1);
  return row;
}

type Count = { about_hash: Buffer; count: number };

/**
 * Whether one more email may leave. Each home, writer or account has its own budget. An unconfirmed address may be anyone's, so there all
 * share another budget. There a first email competes only with first emails, a second one with first and second ones, and so on: of n homes
 * that write on one day each gets at least an nth, in any order.
 */
function hasRoom(counts: readonly Count[], own: readonly Buffer[], { confirmed }: Reader, purpose: Purpose) {
  const { each, unconfirmed: shared } = budgetOf(purpose);
  const isOwn = ({ about_hash }: Count) => own.some((hash) => hash.equals(about_hash));
  const sent = counts.filter(isOwn).reduce((sum, { count }) => sum + count, 0);
  if (sent >= each) return false;
  if (confirmed || shared === undefined) return true;
  const others = counts.filter((other) => !isOwn(other)).map(({ count }) => Math.min(count, sent + 1));
  return others.reduce((sum, count) => sum + count, sent) < shared;
}

/** Returns the addresses that an email would not reach now, and why. Counts nothing. */
export async function whyNoLetter(
  { tx, secrets, now }: Counting,
  readers: readonly Reader[],
  { purpose, about }: Spending,
): Promise<Map<string, 'stopped' | 'full'>> {
  const hashes = readers.flatMap(({ email }) => hashesOf(secrets, email));
  const stopped = await tx
    .selectFrom('stopped_addresses')
    .select('address_hash')
    .where('address_hash', 'in', hashes)
    .execute();
  const counts = await tx
    .selectFrom('letters_sent')
    .select(['address_hash', 'about_hash', 'count'])
    .where('address_hash', 'in', hashes)
    .where('day', '=', dayOf(now, 'UTC'))
    .where('purpose', '=', purpose)
    .execute();
  const why = new Map<string, 'stopped' | 'full'>();
  for (const reader of readers) {
    const { email, confirmed } = reader;
    const own = hashesOf(secrets, email);
    const isOf = ({ address_hash }: { address_hash: Buffer }) =>
      own.some((hash) => hash.equals(address_hash));
    const sent = counts.filter(isOf);
    if (!confirmed && stopped.some(isOf)) why.set(email, 'stopped');
    else if (!about.some((each) => hasRoom(sent, hashesOf(secrets, subjectOf(email, each)), reader, purpose)))
      why.set(email, 'full');
  }
  return why;
}

/** Deletes the counts of past days. */
export const removeLetterCounts = (db: Kysely<DB>, now: Date) =>
  db
    .deleteFrom('letters_sent')
    .where('day', '<', addDays(dayOf(now, 'UTC'), -1))
    .execute();

/** Whether the address has stopped all emails. */
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

/** Whether the owner of the address's account has confirmed it. */
export async function isConfirmed(tx: Kysely<DB>, email: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return user !== undefined;
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

/** While SECRET is being changed: copies the stops of our accounts' addresses, so that they outlast the previous SECRET. */
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
