import type { Secrets } from '#server/platform/settings/secret.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import { readSigned } from '#server/platform/secrets/signed-token.ts';

/**
 * Returns the token of a link in an email. Only this server can read what it says: links are forwarded, logged and kept in histories, and
 * the data names people and addresses. Nothing is stored.
 *
 * @param data JSON; the reader checks its shape
 */
export async function makeLinkToken(secrets: Secrets, purpose: string, data: unknown): Promise<string> {
  const sealed = await seal(secrets, purpose, JSON.stringify(data));
  return Buffer.from(sealed, 'hex').toString('base64url');
}

/**
 * Returns the data of a link's token, or undefined if this server did not make the token for this purpose. Earlier versions signed their
 * tokens and left them readable. Those have a dot, and stay valid until they expire.
 */
export async function readLinkToken(secrets: Secrets, purpose: string, token: string): Promise<unknown> {
  if (token.includes('.')) return readSigned(secrets, purpose, token);
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return undefined;
  const text = await unseal(secrets, purpose, bytes.toString('hex'));
  return text === undefined ? undefined : JSON.parse(text);
}
