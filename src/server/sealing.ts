import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Settings } from '#server/settings.ts';

type Keys = Pick<Settings, 'SECRET'>;

// Its purpose is part of the key, so that nothing else sealed with SECRET can stand in for it.
const keyOf = (secret: string, purpose: string) => `${purpose}\n${secret}`;

/** What the database keeps so that whoever reads it alone learns nothing (XChaCha20-Poly1305). */
export const seal = ({ SECRET }: Keys, purpose: string, text: string): Promise<string> =>
  symmetricEncrypt({ key: keyOf(SECRET, purpose), data: text });

/** Undefined where another SECRET sealed it, or somebody changed it. */
export const unseal = ({ SECRET }: Keys, purpose: string, sealed: string): Promise<string | undefined> =>
  symmetricDecrypt({ key: keyOf(SECRET, purpose), data: sealed }).catch(() => undefined);
