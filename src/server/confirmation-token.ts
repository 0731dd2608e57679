import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { CONFIRM_LINK_SECONDS } from '#server/mail/confirm-address.ts';

const Payload = z.tuple([z.uuid(), z.string(), z.number()]);

// Its purpose is signed too, so that nothing else that SECRET ever signs can stand in for it.
const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`confirm-address\n${payload}`).digest();

/** What the link of a confirmation letter carries; nothing of it is kept. */
export function confirmationToken(secret: string, user: { id: string; email: string }, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + CONFIRM_LINK_SECONDS;
  const payload = Buffer.from(JSON.stringify([user.id, user.email, until])).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** Whose address a token confirms; undefined where it is not ours or too old. */
export function readConfirmation(secret: string, token: string, now: Date) {
  const [payload = '', signature = ''] = token.split('.');
  const expected = sign(secret, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userId, email, until] = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return until * 1000 > now.getTime() ? { userId, email } : undefined;
}
