import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf, keepFirst, putKept } from '#server/platform/settings/kept-file.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { secretTooShort, secretUnreadable } from '#words/english-only/operator.ts';

/** What signs and seals now, and while it is being changed what did before. */
export type Secrets = { SECRET: string; SECRET_PREVIOUS?: string | undefined };

/** Each that may have signed something, the present one first. */
export const allOf = ({ SECRET, SECRET_PREVIOUS }: Secrets): string[] =>
  SECRET_PREVIOUS === undefined ? [SECRET] : [SECRET, SECRET_PREVIOUS];

const fileOf = (dataDir: string) => path.resolve(dataDir, 'secret');

/** The secret of this data folder: made at the first start, readable by its owner alone, the same ever after. */
export function keptSecret(dataDir: string, shortest: number): string {
  const file = fileOf(dataDir);
  try {
    const secret = keepFirst(file, () => randomBytes(32).toString('base64url'));
    if (secret.length < shortest) throw new OperatorError(secretTooShort(file));
    return secret;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(secretUnreadable(file, codeOf(error)));
  }
}

/** The same for a program that makes nothing: empty where no start has made one yet. */
export const secretIfKept = (dataDir: string, shortest: number): string =>
  existsSync(fileOf(dataDir)) ? keptSecret(dataDir, shortest) : '';

/** Makes `secret` that of this data folder, in place of any that it has. */
export const putSecret = (dataDir: string, secret: string): void => putKept(fileOf(dataDir), secret);
