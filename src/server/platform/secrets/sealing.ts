import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { allOf, type Secrets } from '#server/platform/settings/secret.ts';

// Its purpose is part of the key, so that nothing else sealed with SECRET can stand in for it.
const keyOf = (secret: string, purpose: string) => `${purpose}\n${secret}`;

/** Encrypts a text, so that a reader of the database alone learns nothing (XChaCha20-Poly1305). */
export const seal = ({ SECRET }: Secrets, purpose: string, text: string): Promise<string> =>
  symmetricEncrypt({ key: keyOf(SECRET, purpose), data: text });

/** Undefined if the text was changed, or sealed with a SECRET that is not known any more. */
export async function unseal(secrets: Secrets, purpose: string, sealed: string): Promise<string | undefined> {
  for (const secret of allOf(secrets)) {
    const text = await symmetricDecrypt({ key: keyOf(secret, purpose), data: sealed }).catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}
