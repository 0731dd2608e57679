import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { Joined } from '#server/people/sign-in/google-account.ts';
import { cookieLine, readCookie } from '#server/platform/http/cookies.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { readSigned, signToken } from '#server/platform/secrets/signed-token.ts';

type Signing = Secrets & Pick<Settings, 'PUBLIC_URL'>;

const SECOND_STEP_PURPOSE = 'second-step';
const SECOND_STEP_COOKIE = 'second_step';
const SECONDS = 10 * 60;
const Payload = z.tuple([Id, z.string(), z.number()]);

/** What a browser holds between Google's word and the code of two-step sign-in. It opens nothing without the code. */
export function secondStepCookie(signing: Signing, { userId, googleId }: Joined, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + SECONDS;
  return cookieLine(
    signing,
    SECOND_STEP_COOKIE,
    signToken(signing, SECOND_STEP_PURPOSE, [userId, googleId, until]),
    SECONDS,
  );
}

export const noSecondStepCookie = (signing: Signing): string =>
  cookieLine(signing, SECOND_STEP_COOKIE, '', 0);

/** Who still has to give the code in this browser, and by which Google account they came. */
export function awaitedAt(signing: Signing, request: IncomingMessage, now: Date): Joined | undefined {
  const cookie = readCookie(signing, request, SECOND_STEP_COOKIE);
  // One of before an update may have another form.
  const { data } = Payload.safeParse(
    cookie === undefined ? undefined : readSigned(signing, SECOND_STEP_PURPOSE, cookie),
  );
  if (data === undefined) return undefined;
  const [userId, googleId, until] = data;
  return until * 1000 > now.getTime() ? { userId, googleId } : undefined;
}
