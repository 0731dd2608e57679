import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { CONFIRM_LINK_SECONDS } from '#domain/users.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';

const CONFIRMATION_PURPOSE = 'confirm-address';
const Payload = z.tuple([Id, z.string(), z.number()]);

/** Returns the token of a confirmation letter's link. */
export function confirmationToken(
  secrets: Secrets,
  user: { id: string; email: string },
  now: Date,
): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + CONFIRM_LINK_SECONDS;
  return makeLinkToken(secrets, CONFIRMATION_PURPOSE, [user.id, user.email, until]);
}

/** Returns the account and address that a token confirms; undefined if the token is not ours or has expired. */
export async function readConfirmation(secrets: Secrets, token: string, now: Date) {
  const data = await readLinkToken(secrets, CONFIRMATION_PURPOSE, token);
  if (data === undefined) return undefined;
  const [userId, email, until] = Payload.parse(data);
  return until * 1000 > now.getTime() ? { userId, email } : undefined;
}
