import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { secretTooShort, secretUnreadable } from '#words/english-only/operator.ts';

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function writeAside(file: string, secret: string): string {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return aside;
}

// Written aside and linked: whole or not at all, and of two that start at once both keep the first one's.
function makeSecret(file: string) {
  const aside = writeAside(file, randomBytes(32).toString('base64url'));
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

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
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    if (readKept(file) === undefined) makeSecret(file);
    const secret = readKept(file) ?? '';
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
export function putSecret(dataDir: string, secret: string): void {
  const file = fileOf(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  renameSync(writeAside(file, secret), file);
}
