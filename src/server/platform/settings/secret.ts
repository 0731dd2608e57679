import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { putKept, readOrMake } from '#server/platform/settings/kept-file.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { secretTooShort, secretUnreadable } from '#words/english-only/operator.ts';

/** The secret that signs and seals, and the one before while it is being changed. */
export type Secrets = { SECRET: string; SECRET_PREVIOUS?: string | undefined };

/** Every secret that may have signed something, the present one first. */
export const allOf = ({ SECRET, SECRET_PREVIOUS }: Secrets): string[] =>
  SECRET_PREVIOUS === undefined ? [SECRET] : [SECRET, SECRET_PREVIOUS];

const fileOf = (dataDir: string) => path.resolve(dataDir, 'secret');

/** The secret of this data folder: made at the first start, readable by its owner alone, the same ever after. */
export function keptSecret(dataDir: string, shortest: number): string {
  const file = fileOf(dataDir);
  const read = (secret: string) => {
    if (secret.length < shortest) throw new OperatorError(secretTooShort(file));
    return secret;
  };
  const make = () => randomBytes(32).toString('base64url');
  return readOrMake(file, make, { read, unreadable: secretUnreadable });
}

/** The same for a program that makes nothing: empty if no start has made one yet. */
export const secretIfKept = (dataDir: string, shortest: number): string =>
  existsSync(fileOf(dataDir)) ? keptSecret(dataDir, shortest) : '';

export const putSecret = (dataDir: string, secret: string): void => putKept(fileOf(dataDir), secret);
