import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { CHANGE_EMAIL_LINK_SECONDS } from '#server/telling/letters/accounts.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';

const CHANGE_PURPOSE = 'change-email';
const Payload = z.tuple([Id, z.string(), z.string(), z.number()]);

/** Whose address is to become which; `from` is what it was when that was asked for. */
export type EmailChange = { userId: string; from: string; to: string };

/** Returns the token of the link to the new address. It holds the old address too: the link ends once that has changed. */
export function emailChangeToken(
  secrets: Secrets,
  { userId, from, to }: EmailChange,
  now: Date,
): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + CHANGE_EMAIL_LINK_SECONDS;
  return makeLinkToken(secrets, CHANGE_PURPOSE, [userId, from, to, until]);
}

/** Returns what was asked for; undefined if the token is not ours or has expired. */
export async function readEmailChange(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const data = await readLinkToken(secrets, CHANGE_PURPOSE, token);
  if (data === undefined) return undefined;
  const [userId, from, to, until] = Payload.parse(data);
  return until * 1000 > now.getTime() ? { userId, from, to } : undefined;
}
