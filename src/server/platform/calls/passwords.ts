import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Call, EarlyCall } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { holdSession } from '#server/platform/sessions/sessions.ts';
import { makeKeyedSemaphore } from '#server/platform/calls/semaphores.ts';

/** argon2id, the library's default: 19 MiB, two rounds, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// The beginning of each hash with these costs (PHC string format).
const CURRENT_PREFIX = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`;
const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

// Keyboards encode the same accented letter differently.
const normalized = (password: string) => password.normalize('NFKC');

/** Node has four threads for slow work. One stays free for files and DNS. */
const HASHES_AT_ONCE = 3;
// Attempts are counted before, so this queue refuses none.
const inAll = makeKeyedSemaphore({ count: HASHES_AT_ONCE });
const ofPerson = makeKeyedSemaphore({ count: HASHES_AT_ONCE, ofKey: 1 });

/** Serves strangers and signed-in people in turn; each signed-in person has one hash at a time. */
const withinLimit = <T>(userId: string | undefined, work: () => Promise<T>): Promise<T> =>
  userId === undefined ? inAll('strangers', work) : ofPerson(userId, () => inAll('people', work));

/** @param userId the signed-in person, if any */
export const hashPassword = (password: string, userId?: string): Promise<string> =>
  withinLimit(userId, () => argon2.hash(normalized(password), COSTS));
export const verifyPassword = (hashed: string, password: string, userId?: string): Promise<boolean> =>
  withinLimit(userId, () => argon2.verify(hashed, normalized(password)));

type Kept = { id: string; hashed: string | null };

/** Hashes a proved password again if its hash has outdated costs. */
export async function hashAgain(tx: Kysely<DB>, { id, hashed }: Kept, password: string): Promise<void> {
  if (hashed === null || hashed.startsWith(CURRENT_PREFIX)) return;
  // Two simultaneous sign-ins may both skip it. The next sign-in does it.
  const own = tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().skipLocked();
  if (!(await own.executeTakeFirst())) return;
  await tx
    .updateTable('accounts')
    .set({ password: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}

const waysInto = (tx: Kysely<DB>, userId: string) =>
  tx.selectFrom('accounts').select(['provider_id', 'password']).where('user_id', '=', userId).orderBy('id');
type Way = { provider_id: string; password: string | null };

/** Returns the hash of a person's password, or undefined if they only use Google. */
const passwordIn = (ways: Way[]) =>
  ways.find((way) => way.provider_id === 'credential')?.password ?? undefined;

type NewPassword = Pick<Call<'anyone', unknown>, 'tx' | 'now' | 'deps' | 'address'> & {
  userId: string;
  hashed: string;
};

/** Sets a new password and resets the wrong attempts at the old one. */
export async function replacePassword({ tx, now, deps, address, userId, hashed }: NewPassword) {
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
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deps.limits.resetAll('signIn', email, address);
  await deps.limits.resetAll('password', userId, address);
}

/** Checks in the transaction that the proof still holds, and locks it. */
export type Held = (tx: Kysely<DB>) => Promise<void>;

/**
 * Proves the caller's identity before an action that cannot be undone: by the password, or without one by a sign-in with Google in the last
 * ten minutes (docs/product/accounts.md 'Proof of identity'). Runs before the transaction. The returned function checks in the transaction
 * that proof and session still hold and locks both, so that an owner who takes the account back either comes first or undoes this action.
 * With `signInCounts` any sign-in or registration in the last ten minutes counts as the password (docs/product/accounts.md 'What takes proof').
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
    // The account was deleted or taken back after the session was found.
    if (ways.length === 0) throw refusal('UNAUTHENTICATED');
    if (!isFresh) throw refusal('SIGN_IN_AGAIN');
  } else if (!isTry) {
    if (!isFresh) throw refusal('PASSWORD_NEEDED');
  } else {
    if (typed === undefined || !(await verifyPassword(hashed, typed, userId)))
      throw refusal('WRONG_PASSWORD');
    await limits.count('rightPassword', userId, address);
    await limits.reset('password', userId, address);
  }
  return async (tx) => {
    const waysNow = await waysInto(tx, userId).forUpdate().execute();
    if (!(await holdSession(tx, sessionId))) throw refusal('UNAUTHENTICATED');
    if (passwordIn(waysNow) !== hashed) throw refusal('TRY_AGAIN');
  };
}
