import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

// The purpose is part of the key, so that no text sealed for another purpose can replace it.
const keyOf = (secret: string, purpose: string) => `${purpose}\n${secret}`;

/** Encrypts a text, so that someone who can only read the database learns nothing (XChaCha20-Poly1305). */
export const seal = ({ SECRET }: Secrets, purpose: string, text: string): Promise<string> =>
  symmetricEncrypt({ key: keyOf(SECRET, purpose), data: text });

/** Decrypts a text. Returns undefined if it was changed, or sealed with an unknown SECRET. */
export async function unseal(secrets: Secrets, purpose: string, sealed: string): Promise<string | undefined> {
  for (const secret of allOf(secrets)) {
    const text = await symmetricDecrypt({ key: keyOf(secret, purpose), data: sealed }).catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}
