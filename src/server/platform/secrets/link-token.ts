import type { Secrets } from '#server/platform/settings/secret.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import { readSigned } from '#server/platform/secrets/signed-token.ts';

/** Creates the token of a link in an email. Only this server can read its data, since links are forwarded and logged, and the data names people. */
export async function makeLinkToken(secrets: Secrets, purpose: string, data: unknown): Promise<string> {
  const sealed = await seal(secrets, purpose, JSON.stringify(data));
  return Buffer.from(sealed, 'hex').toString('base64url');
}

/** Reads a link's token, or undefined if it is not ours for this purpose. Signed tokens of earlier versions (with a dot) stay valid until they expire. */
export async function readLinkToken(secrets: Secrets, purpose: string, token: string): Promise<unknown> {
  if (token.includes('.')) return readSigned(secrets, purpose, token);
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return undefined;
  const text = await unseal(secrets, purpose, bytes.toString('hex'));
  return text === undefined ? undefined : JSON.parse(text);
}
