import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeStored, readOrMake } from '#server/platform/settings/stored-file.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { secretTooShort, secretUnreadable } from '#words/english-only/operator.ts';

/** The secret that signs and seals, and its predecessor during a change. */
export type Secrets = { SECRET: string; SECRET_PREVIOUS?: string | undefined };

/** Returns every secret that may have signed something, the present one first. */
export const allOf = ({ SECRET, SECRET_PREVIOUS }: Secrets): string[] =>
  SECRET_PREVIOUS === undefined ? [SECRET] : [SECRET, SECRET_PREVIOUS];

const fileOf = (dataDir: string) => path.resolve(dataDir, 'secret');

/** Returns the secret of this data folder. The first start creates it. Only the owner can read it. */
export function readOrMakeSecret(dataDir: string, shortest: number): string {
  const file = fileOf(dataDir);
  const read = (secret: string) => {
    if (secret.length < shortest) throw new OperatorError(secretTooShort(file));
    return secret;
  };
  const make = () => randomBytes(32).toString('base64url');
  return readOrMake(file, make, { read, unreadable: secretUnreadable });
}

/** The same for a tool that creates nothing. Returns an empty text if no start has created a secret yet. */
export const secretIfPresent = (dataDir: string, shortest: number): string =>
  existsSync(fileOf(dataDir)) ? readOrMakeSecret(dataDir, shortest) : '';

export const putSecret = (dataDir: string, secret: string): void => writeStored(fileOf(dataDir), secret);
