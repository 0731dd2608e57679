import { createHmac, timingSafeEqual } from 'node:crypto';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

// The purpose is signed too, so that no token for another purpose can replace it.
const signed = (secret: string, purpose: string, payload: string) =>
  `${payload}.${createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')}`;

/** Compares in constant time. */
export function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Signs `data` as JSON, for a link or a cookie. The server stores nothing. */
export const signToken = ({ SECRET }: Secrets, purpose: string, data: unknown): string =>
  signed(SECRET, purpose, Buffer.from(JSON.stringify(data)).toString('base64url'));

/** Returns the data that was signed for this purpose, or undefined if the token is not exactly ours. */
export function readSigned(secrets: Secrets, purpose: string, token: string): unknown {
  const [payload = ''] = token.split('.');
  if (!allOf(secrets).some((secret) => isSame(token, signed(secret, purpose, payload)))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
