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
type Kept = Omit<Selectable<TwoSteps>, 'created_at'>;

export const selectTwoStep = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('two_steps').selectAll().where('user_id', '=', userId);

const otpOf = (secret: string) => createOTP(secret, { digits: CODE_DIGITS, period: CODE_SECONDS });

/** Makes a secret: sealed for the database, and as the app reads it. */
export async function makeAppSecret(secrets: Secrets, email: string) {
  const secret = generateRandomString(SECRET_LENGTH, 'a-z', 'A-Z', '0-9');
  return {
    sealed: await seal(secrets, TWO_STEP_PURPOSE, secret),
    uri: otpOf(secret).url('Serumah', email),
    typed: base32.encode(secret, { padding: false }),
  };
}

/** Makes the recovery codes to show once, and the hashes to keep. Before there is a transaction, since hashing takes long. */
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

/** Returns which half minute the app's code is for: this one, or the one before or after if clocks differ. */
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

/** The same for a signed-in person, before there is a transaction: ten hashes are checked. */
export async function findOwnRecoveryCode({ user, deps }: EarlyCall<unknown, 'user'>, typed: string) {
  const kept = await selectTwoStep(deps.db, user.userId).executeTakeFirst();
  return { hash: await findRecoveryCode(kept?.recovery_codes ?? [], typed, user.userId) };
}
type Found = Awaited<ReturnType<typeof findOwnRecoveryCode>>;

/** Returns what to keep once this code has been taken; undefined if it does not fit or was taken before. */
async function taking(
  secrets: Secrets,
  kept: Kept,
  { typed, found, now }: { typed: string; found: Found | undefined; now: Date },
) {
  const given = readCode(typed);
  if (given?.kind === 'app') {
    const secret = await unseal(secrets, TWO_STEP_PURPOSE, kept.secret);
    const step = secret === undefined ? undefined : await stepOf(secret, given.code, now);
    return step !== undefined && step > kept.last_step ? { last_step: step } : undefined;
  }
  const { hash } = found ?? { hash: await findRecoveryCode(kept.recovery_codes, typed) };
  if (hash === undefined || !kept.recovery_codes.includes(hash)) return undefined;
  return { recovery_codes: kept.recovery_codes.filter((other) => other !== hash) };
}

/** Returns what a try counts for: the browser if it has passed the second step before, else the first step that the caller has passed. */
async function countingAs({ tx, now, deps, request }: Checking, kept: Kept, first: Via) {
  const owner = tx.selectFrom('users').select('email').where('id', '=', kept.user_id);
  const { email } = await owner.executeTakeFirstOrThrow();
  const known = knownBrowser(deps.settings, request, { email, now });
  // A browser from before there was a second step has passed only the first.
  const hasPassed = known && kept.confirmed_at && known.since.getTime() + 1000 > kept.confirmed_at.getTime();
  return hasPassed ? known.id : `${first} ${kept.user_id}`;
}

/** Takes the code for good, or refuses with WRONG_CODE. A try counts even if the transaction, before which `found` was read, rolls back. */
export async function takeCode(
  call: Checking,
  kept: Kept,
  { typed, first, found }: { typed: string; first: Via; found?: Found },
): Promise<void> {
  const { tx, now, deps, address } = call;
  const who = await countingAs(call, kept, first);
  await deps.limits.count('code', who, address);
  await deps.limits.count('codeOfDay', who, address);
  const taken = await taking(deps.settings, kept, { typed, found, now });
  if (!taken) throw refusal('WRONG_CODE', { user: kept.user_id, via: first });
  if ('recovery_codes' in taken) call.note('recovery-code-used', { user: kept.user_id, via: first });
  await tx.updateTable('two_steps').set(taken).where('user_id', '=', kept.user_id).execute();
  await deps.limits.reset('code', who, address);
  await deps.limits.reset('codeOfDay', who, address);
}

/** Locks the account's row, so that two sign-ins at once cannot take the same code. */
export const lockTwoStep = (tx: Kysely<DB>, userId: string) =>
  selectTwoStep(tx, userId).forUpdate().executeTakeFirst();

export const asksForCode = async (tx: Kysely<DB>, userId: string) =>
  Boolean((await lockTwoStep(tx, userId))?.confirmed_at);

/** Takes the code if the account asks for one, or refuses with CODE_NEEDED or WRONG_CODE. @returns what the log says of it */
export async function passSecondStep(
  call: Checking,
  userId: string,
  { code, first }: { code: string | undefined; first: Via },
) {
  const kept = await lockTwoStep(call.tx, userId);
  if (!kept?.confirmed_at) return {};
  if (code === undefined) throw refusal('CODE_NEEDED', { user: userId, via: first });
  await takeCode(call, kept, { typed: code, first });
  return { twoStep: true as const };
}

/** Seals with the new SECRET while it is being changed. @returns how many accounts' secrets neither opens */
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
        // Unless its person has begun again meanwhile.
        .where('secret', '=', secret)
        .execute();
  }
  return lost;
}
