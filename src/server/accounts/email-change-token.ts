import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { CHANGE_EMAIL_LINK_SECONDS } from '#server/letters/accounts/change-email.ts';
import type { Secrets } from '#server/secret.ts';
import { readSigned, signToken } from '#server/secrets/signed-token.ts';

const CHANGE_PURPOSE = 'change-email';
const Payload = z.tuple([Id, z.string(), z.string(), z.number()]);

/** Whose address is to become which; `from` is what it was when that was asked for. */
export type EmailChange = { userId: string; from: string; to: string };

/** What the link of the letter to the new address carries. It names the old one too: once that has changed, it ends. */
export function emailChangeToken(secrets: Secrets, { userId, from, to }: EmailChange, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + CHANGE_EMAIL_LINK_SECONDS;
  return signToken(secrets, CHANGE_PURPOSE, [userId, from, to, until]);
}

/** What was asked for; undefined where the token is not ours or too old. */
export function readEmailChange(secrets: Secrets, token: string, now: Date): EmailChange | undefined {
  const data = readSigned(secrets, CHANGE_PURPOSE, token);
  if (data === undefined) return undefined;
  const [userId, from, to, until] = Payload.parse(data);
  return until * 1000 > now.getTime() ? { userId, from, to } : undefined;
}
