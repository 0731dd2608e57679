import { createHmac, timingSafeEqual } from 'node:crypto';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

// Its purpose is signed too, so that nothing else that SECRET ever signs can stand in for it.
const signed = (secret: string, purpose: string, payload: string) =>
  `${payload}.${createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')}`;

/** Compares in constant time. */
export function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Signs `data` as JSON, for a link or a cookie; nothing of it is stored. */
export const signToken = ({ SECRET }: Secrets, purpose: string, data: unknown): string =>
  signed(SECRET, purpose, Buffer.from(JSON.stringify(data)).toString('base64url'));

/** The data that we signed for this purpose; undefined if the token is not ours to the letter. */
export function readSigned(secrets: Secrets, purpose: string, token: string): unknown {
  const [payload = ''] = token.split('.');
  if (!allOf(secrets).some((secret) => isSame(token, signed(secret, purpose, payload)))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
