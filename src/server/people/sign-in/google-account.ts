import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { cookieLine, readCookie } from '#server/platform/http/cookies.ts';
import type { DB } from '#server/platform/db/types.ts';
import { publish } from '#server/platform/live/publish.ts';
import { readSigned, signToken } from '#server/platform/secrets/signed-token.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** A person, and the Google account that opens theirs. */
export type Joined = { userId: string; googleId: string };
type Signing = Secrets & Pick<Settings, 'PUBLIC_URL'>;

const SECOND_STEP_PURPOSE = 'second-step';
const SECOND_STEP_COOKIE = 'second_step';
const SECONDS = 10 * 60;
const Payload = z.tuple([Id, z.string(), z.number()]);

/** Makes the cookie that a browser has between Google's answer and the code of two-step sign-in. It opens nothing without the code. */
export function secondStepCookie(signing: Signing, { userId, googleId }: Joined, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + SECONDS;
  const token = signToken(signing, SECOND_STEP_PURPOSE, [userId, googleId, until]);
  return cookieLine(signing, SECOND_STEP_COOKIE, token, SECONDS);
}

export const noSecondStepCookie = (signing: Signing): string =>
  cookieLine(signing, SECOND_STEP_COOKIE, '', 0);

/** Returns the person who must still enter the code in this browser, and the Google account of that sign-in. */
export function awaitedAt(signing: Signing, request: IncomingMessage, now: Date): Joined | undefined {
  const cookie = readCookie(signing, request, SECOND_STEP_COOKIE);
  // A cookie from before an update may have another form.
  const { data } = Payload.safeParse(
    cookie === undefined ? undefined : readSigned(signing, SECOND_STEP_PURPOSE, cookie),
  );
  if (data === undefined) return undefined;
  const [userId, googleId, until] = data;
  return until * 1000 > now.getTime() ? { userId, googleId } : undefined;
}

/**
 * Whether that Google account opens the person's account. Locks the row, so a concurrent removal and the new session wait for each other.
 */
export async function isStillJoined(tx: Kysely<DB>, { userId, googleId }: Joined): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
  const joined = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google')
    .where('account_id', '=', googleId)
    .executeTakeFirst();
  return joined !== undefined;
}

/**
 * Deletes other ways into an account that Google joins: they may be a stranger's (docs/product/accounts.md 'Google joining an account').
 */
export async function removeOlderSignInMethods(tx: Kysely<DB>, userId: string) {
  const ended = await endSessions(tx, userId);
  await tx
    .deleteFrom('accounts')
    .using('users')
    .whereRef('users.id', '=', 'accounts.user_id')
    .where('accounts.user_id', '=', userId)
    .where('accounts.provider_id', '=', 'credential')
    .whereRef('accounts.updated_at', '<', 'users.confirmed_at')
    .execute();
  await tx
    .deleteFrom('two_steps')
    .using('users')
    .whereRef('users.id', '=', 'two_steps.user_id')
    .where('two_steps.user_id', '=', userId)
    .whereRef('two_steps.created_at', '<', 'users.confirmed_at')
    .execute();
  if (ended.length > 0) await publish(tx, [{ userIds: [userId], topics: ['me', 'sessions'] }]);
}
