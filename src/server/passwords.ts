import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Call } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';

/** argon2id, the library's default kind: 19 MiB, two rounds, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// As each hash says of itself (the PHC string format).
const MADE_SO = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`;
const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

// One spelling: keyboards differ in how they write the same accented letter.
const spelled = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(spelled(password), COSTS);
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, spelled(password));

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

/** The hash of a person's password; undefined where they only ever signed in with Google. */
async function passwordOf(tx: Kysely<DB>, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .forUpdate()
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** Sets or replaces a person's password, as better-auth keeps it. */
export async function setPassword(tx: Kysely<DB>, userId: string, password: string, now: Date) {
  const hashed = await hashPassword(password);
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
  password: string;
};

/** Sets a password that its owner chose anew: wrong tries at the old one no longer stand in their way. */
export async function replacePassword({ tx, now, deps, address, userId, password }: NewPassword) {
  await setPassword(tx, userId, password, now);
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deps.limits.forgetAll('signIn', email, address);
  await deps.limits.forgetAll('password', userId, address);
}

/**
 * Before what cannot be taken back: the password again, or where there is none (decisions 'Accounts') a sign-in with Google, which
 * then was the only way in, at most ten minutes ago.
 */
export async function proveIdentity(call: Call<'user', unknown>, typed: string | undefined) {
  const { tx, user, deps } = call;
  await deps.limits.count('password', user.userId, call.address);
  const hashed = await passwordOf(tx, user.userId);
  if (hashed === undefined) {
    if (call.now.getTime() - user.signedInAt.getTime() > FRESH_SIGN_IN_MS) throw refusal('SIGN_IN_AGAIN');
    return;
  }
  if (typed === undefined || !(await verifyPassword(hashed, typed))) throw refusal('WRONG_PASSWORD');
  await deps.limits.forget('password', user.userId, call.address);
}
