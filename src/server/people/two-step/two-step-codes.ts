import { randomInt } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString } from 'better-auth/crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  CODE_DIGITS,
  CODE_SECONDS,
  readCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  formatRecoveryCode,
} from '#domain/two-step.ts';
import type { Call, EarlyCall } from '#server/platform/calls/calls.ts';
import type { DB, TwoSteps } from '#server/platform/db/types.ts';
import { refusal, type Via } from '#server/platform/http/errors.ts';
import { knownBrowser } from '#server/platform/sessions/known-browsers.ts';
import { hashPassword, verifyPassword } from '#server/platform/calls/passwords.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';

const TWO_STEP_PURPOSE = 'two-step';
/** About 148 bits, and 40 letters to type without a camera. */
const SECRET_LENGTH = 25;

type Checking = Pick<Call<'anyone', unknown>, 'tx' | 'now' | 'deps' | 'address' | 'request' | 'note'>;
type TwoStepRow = Omit<Selectable<TwoSteps>, 'created_at'>;

export const selectTwoStep = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('two_steps').selectAll().where('user_id', '=', userId);

const otpOf = (secret: string) => createOTP(secret, { digits: CODE_DIGITS, period: CODE_SECONDS });

/** Makes a secret, sealed for the database and as the authenticator app reads it. */
export async function makeAppSecret(secrets: Secrets, email: string) {
  const secret = generateRandomString(SECRET_LENGTH, 'a-z', 'A-Z', '0-9');
  return {
    sealed: await seal(secrets, TWO_STEP_PURPOSE, secret),
    uri: otpOf(secret).url('Serumah', email),
    typed: base32.encode(secret, { padding: false }),
  };
}

/** Makes the recovery codes to show once, and their hashes to store. Runs before the transaction, since hashing is slow. */
export async function makeRecoveryCodes({ user, address, deps }: EarlyCall<unknown, 'user'>) {
  await deps.limits.count('recoveryCodes', user.userId, address);
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? '';
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, letter).join(''),
  );
  return {
    recoveryCodes: codes.map(formatRecoveryCode),
    hashes: await Promise.all(codes.map((code) => hashPassword(code, user.userId))),
  };
}

/** Returns the half minute of the app's code: the current one, or one before or after, since clocks differ. */
async function stepOf(secret: string, code: string, now: Date) {
  const present = Math.floor(now.getTime() / (CODE_SECONDS * 1000));
  for (const step of [present, present - 1, present + 1])
    if ((await otpOf(secret).hotp(step)) === code) return step;
  return undefined;
}

async function findRecoveryCode(hashes: string[], typed: string, userId?: string) {
  const given = readCode(typed);
  if (given?.kind !== 'recovery') return undefined;
  for (const hash of hashes) if (await verifyPassword(hash, given.code, userId)) return hash;
  return undefined;
}

/** Finds a recovery code of the signed-in person. Runs before the transaction, since it checks ten hashes. */
export async function findOwnRecoveryCode({ user, deps }: EarlyCall<unknown, 'user'>, typed: string) {
  const row = await selectTwoStep(deps.db, user.userId).executeTakeFirst();
  return { hash: await findRecoveryCode(row?.recovery_codes ?? [], typed, user.userId) };
}
type Found = Awaited<ReturnType<typeof findOwnRecoveryCode>>;

/** Returns the update of the row that uses up this code; undefined if the code is wrong or was used before. */
async function updateFor(
  secrets: Secrets,
  row: TwoStepRow,
  { typed, found, now }: { typed: string; found: Found | undefined; now: Date },
) {
  const given = readCode(typed);
  if (given?.kind === 'app') {
    const secret = await unseal(secrets, TWO_STEP_PURPOSE, row.secret);
    const step = secret === undefined ? undefined : await stepOf(secret, given.code, now);
    return step !== undefined && step > row.last_step ? { last_step: step } : undefined;
  }
  const { hash } = found ?? { hash: await findRecoveryCode(row.recovery_codes, typed) };
  if (hash === undefined || !row.recovery_codes.includes(hash)) return undefined;
  return { recovery_codes: row.recovery_codes.filter((other) => other !== hash) };
}

/**
 * Returns the counter for an attempt: the browser's if it has passed the second step before, otherwise that of the first step that the
 * caller has passed.
 */
async function counterFor({ tx, now, deps, request }: Checking, row: TwoStepRow, first: Via) {
  const owner = tx.selectFrom('users').select('email').where('id', '=', row.user_id);
  const { email } = await owner.executeTakeFirstOrThrow();
  const known = knownBrowser(deps.settings, request, { email, now });
  // A browser known since before two-step sign-in has passed only the first step.
  const hasPassed = known && row.confirmed_at && known.since.getTime() + 1000 > row.confirmed_at.getTime();
  return hasPassed ? known.id : `${first} ${row.user_id}`;
}

/** Uses up the code, or refuses with WRONG_CODE. An attempt counts even if the transaction rolls back; `found` was read before it. */
export async function redeemCode(
  call: Checking,
  row: TwoStepRow,
  { typed, first, found }: { typed: string; first: Via; found?: Found },
): Promise<void> {
  const { tx, now, deps, address } = call;
  const who = await counterFor(call, row, first);
  await deps.limits.count('code', who, address);
  await deps.limits.count('codeOfDay', who, address);
  const used = await updateFor(deps.settings, row, { typed, found, now });
  if (!used) throw refusal('WRONG_CODE', { user: row.user_id, via: first });
  if ('recovery_codes' in used) call.note('recovery-code-used', { user: row.user_id, via: first });
  await tx.updateTable('two_steps').set(used).where('user_id', '=', row.user_id).execute();
  await deps.limits.reset('code', who, address);
  await deps.limits.reset('codeOfDay', who, address);
}

/** Locks the account's row, so that two sign-ins at once cannot take the same code. */
export const lockTwoStep = (tx: Kysely<DB>, userId: string) =>
  selectTwoStep(tx, userId).forUpdate().executeTakeFirst();

export const asksForCode = async (tx: Kysely<DB>, userId: string) =>
  Boolean((await lockTwoStep(tx, userId))?.confirmed_at);

/** Uses up the code if the account needs one. Refuses with CODE_NEEDED or WRONG_CODE. @returns the kind of code, for the log */
export async function passSecondStep(
  call: Checking,
  userId: string,
  { code, first }: { code: string | undefined; first: Via },
) {
  const row = await lockTwoStep(call.tx, userId);
  if (!row?.confirmed_at) return {};
  if (code === undefined) throw refusal('CODE_NEEDED', { user: userId, via: first });
  await redeemCode(call, row, { typed: code, first });
  return { twoStep: true as const };
}

/** Seals the secrets with the new SECRET while it is being changed. @returns the number of secrets that neither SECRET opens */
export async function resealSecrets(tx: Kysely<DB>, secrets: Secrets): Promise<number> {
  const rows = await tx.selectFrom('two_steps').select(['user_id', 'secret']).execute();
  let lost = 0;
  for (const { user_id, secret } of rows) {
    const text = await unseal(secrets, TWO_STEP_PURPOSE, secret);
    if (text === undefined) lost += 1;
    else if (secrets.SECRET_PREVIOUS !== undefined)
      await tx
        .updateTable('two_steps')
        .set({ secret: await seal(secrets, TWO_STEP_PURPOSE, text) })
        .where('user_id', '=', user_id)
        // Does nothing if the person has begun again meanwhile.
        .where('secret', '=', secret)
        .execute();
  }
  return lost;
}
