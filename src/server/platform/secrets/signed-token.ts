import { createHmac, timingSafeEqual } from 'node:crypto';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

// Its purpose is signed too, so that nothing else that SECRET ever signs can stand in for it.
const signed = (secret: string, purpose: string, payload: string) =>
  `${payload}.${createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')}`;

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a link carries of `data`, as JSON; nothing of it is kept. */
export const signToken = ({ SECRET }: Secrets, purpose: string, data: unknown): string =>
  signed(SECRET, purpose, Buffer.from(JSON.stringify(data)).toString('base64url'));

/** What we signed for this purpose; undefined where the token is not ours to the letter. */
export function readSigned(secrets: Secrets, purpose: string, token: string): unknown {
  const [payload = ''] = token.split('.');
  if (!allOf(secrets).some((secret) => isSame(token, signed(secret, purpose, payload)))) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
