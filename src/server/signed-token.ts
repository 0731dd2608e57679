import { createHmac, timingSafeEqual } from 'node:crypto';

// Its purpose is signed too, so that nothing else that SECRET ever signs can stand in for it.
const signed = (secret: string, purpose: string, payload: string) =>
  `${payload}.${createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')}`;

/** What a link carries of `data`, as JSON; nothing of it is kept. */
export const signToken = (secret: string, purpose: string, data: unknown): string =>
  signed(secret, purpose, Buffer.from(JSON.stringify(data)).toString('base64url'));

/** What we signed for this purpose; undefined where the token is not ours to the letter. */
export function readSigned(secret: string, purpose: string, token: string): unknown {
  const [payload = ''] = token.split('.');
  const expected = Buffer.from(signed(secret, purpose, payload));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
