import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { CONFIRM_LINK_SECONDS } from '#server/letters/accounts/confirm-address.ts';
import type { Secrets } from '#server/secret.ts';
import { readSigned, signToken } from '#server/secrets/signed-token.ts';

const CONFIRMATION_PURPOSE = 'confirm-address';
const Payload = z.tuple([Id, z.string(), z.number()]);

/** What the link of a confirmation letter carries; nothing of it is kept. */
export function confirmationToken(secrets: Secrets, user: { id: string; email: string }, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + CONFIRM_LINK_SECONDS;
  return signToken(secrets, CONFIRMATION_PURPOSE, [user.id, user.email, until]);
}

/** Whose address a token confirms; undefined where it is not ours or too old. */
export function readConfirmation(secrets: Secrets, token: string, now: Date) {
  const data = readSigned(secrets, CONFIRMATION_PURPOSE, token);
  if (data === undefined) return undefined;
  const [userId, email, until] = Payload.parse(data);
  return until * 1000 > now.getTime() ? { userId, email } : undefined;
}
