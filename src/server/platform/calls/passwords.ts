import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Call, EarlyCall } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { holdSession } from '#server/platform/sessions/sessions.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';

/** argon2id, the library's default kind: 19 MiB, two rounds, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// As each hash says of itself (the PHC string format).
const MADE_SO = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`;
const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

// One spelling: keyboards differ in how they write the same accented letter.
const spelled = (password: string) => password.normalize('NFKC');

/** Of the four threads that Node has for what takes long, one stays for files and names. */
const HASHES_AT_ONCE = 3;
// Who may ask is counted before: nobody is refused here.
const WAITING = { waitingOfKey: Infinity, waitingInAll: Infinity, full: () => refusal('BUSY') };
const inAll = makeKeyedSemaphore({ count: HASHES_AT_ONCE, ofKey: HASHES_AT_ONCE, ...WAITING });
const ofPerson = makeKeyedSemaphore({ count: HASHES_AT_ONCE, ofKey: 1, ...WAITING });

/** All of this process: strangers and people who are signed in are served alternately, and of these each waits for themselves. */
const withinLimit = <T>(userId: string | undefined, work: () => Promise<T>): Promise<T> =>
  userId === undefined ? inAll('strangers', work) : ofPerson(userId, () => inAll('people', work));

/** @param userId whoever is signed in, and has it hashed */
export const hashPassword = (password: string, userId?: string): Promise<string> =>
  withinLimit(userId, () => argon2.hash(spelled(password), COSTS));
/** @param userId whoever is signed in, and has it checked */
export const verifyPassword = (hashed: string, password: string, userId?: string): Promise<boolean> =>
  withinLimit(userId, () => argon2.verify(hashed, spelled(password)));

/** A password as it is kept, and in which row. */
type Kept = { id: string; hashed: string | null };

/** Hashes a password that was just proved with the present costs, where it has others. */
export async function hashAnew(tx: Kysely<DB>, { id, hashed }: Kept, password: string): Promise<void> {
  if (hashed === null || hashed.startsWith(MADE_SO)) return;
  // Of two that sign in at once neither can have it for itself: the next sign-in does it.
  const own = tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().skipLocked();
  if (!(await own.executeTakeFirst())) return;
  await tx
    .updateTable('accounts')
    .set({ password: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}

/** Every way into an account. */
const waysInto = (tx: Kysely<DB>, userId: string) =>
  tx.selectFrom('accounts').select(['provider_id', 'password']).where('user_id', '=', userId).orderBy('id');
type Way = { provider_id: string; password: string | null };

/** The hash of a person's password; none where they only ever signed in with Google. */
const passwordIn = (ways: Way[]) =>
  ways.find((way) => way.provider_id === 'credential')?.password ?? undefined;

/** Sets or replaces a person's password, as better-auth keeps it. */
async function setPassword(tx: Kysely<DB>, userId: string, hashed: string, now: Date) {
  await tx
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider_id: 'credential',
      account_id: userId,
      password: hashed,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hashed, updated_at: now }),
    )
    .execute();
}

type NewPassword = Pick<Call<'anyone', unknown>, 'tx' | 'now' | 'deps' | 'address'> & {
  userId: string;
  hashed: string;
};

/** Sets a password that its owner chose anew: wrong tries at the old one no longer stand in their way. */
export async function replacePassword({ tx, now, deps, address, userId, hashed }: NewPassword) {
  await setPassword(tx, userId, hashed, now);
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deps.limits.forgetAll('signIn', email, address);
  await deps.limits.forgetAll('password', userId, address);
}

/** Looks again in the transaction whether what was proved still holds, and holds it. */
export type Held = (tx: Kysely<DB>) => Promise<void>;

/**
 * Before what cannot be taken back: the password again, or where there is none (docs/product/accounts.md 'Proving who one is') a sign-in
 * with Google, which then was the only way in, at most ten minutes ago. Looked at before there is a transaction; what it answers looks in
 * there whether that and the session still stand, and holds both: whoever takes the account back comes before, or undoes what is done here.
 * Where `signInCounts`, any sign-in at most ten minutes ago stands for the password too, registering among them (docs/product/accounts.md
 * 'What takes proof').
 */
export async function proveIdentity(
  { user, address, deps }: EarlyCall<unknown, 'user'>,
  typed: string | undefined,
  { signInCounts = false }: { signInCounts?: boolean } = {},
): Promise<Held> {
  const { userId, sessionId } = user;
  const { limits } = deps;
  const isTry = typed !== undefined || !signInCounts;
  if (isTry) await limits.count('password', userId, address);
  const ways = await waysInto(deps.db, userId).execute();
  const hashed = passwordIn(ways);
  const isFresh = deps.now().getTime() - user.signedInAt.getTime() <= FRESH_SIGN_IN_MS;
  if (hashed === undefined) {
    // Deleted or taken back since the session was found.
    if (ways.length === 0) throw refusal('UNAUTHENTICATED');
    if (!isFresh) throw refusal('SIGN_IN_AGAIN');
  } else if (!isTry) {
    if (!isFresh) throw refusal('PASSWORD_NEEDED');
  } else {
    if (typed === undefined || !(await verifyPassword(hashed, typed, userId)))
      throw refusal('WRONG_PASSWORD');
    await limits.count('rightPassword', userId, address);
    await limits.forget('password', userId, address);
  }
  return async (tx) => {
    const waysNow = await waysInto(tx, userId).forUpdate().execute();
    if (!(await holdSession(tx, sessionId))) throw refusal('UNAUTHENTICATED');
    if (passwordIn(waysNow) !== hashed) throw refusal('TRY_AGAIN');
  };
}
