import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#server/platform/settings/operator-error.ts';

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function writeAside(file: string, text: string): string {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return aside;
}

/** Reads a small file of the data folder. Returns undefined if it does not exist. */
export function readStored(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads or creates a small file that only its owner can read. Writes it aside and links it: complete or not at all, and the first of two wins. */
function readOrCreate(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const stored = readStored(file);
  if (stored !== undefined) return stored;
  const aside = writeAside(file, make());
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readStored(file) ?? '';
}

/** Returns the result of `read` for the file's text, which `make` creates if missing. Throws an OperatorError (`unreadable`) on failure. */
export function readOrMake<T>(
  file: string,
  make: () => string,
  { read, unreadable }: { read: (text: string) => T; unreadable: (file: string, code: string) => string },
): T {
  try {
    return read(readOrCreate(file, make));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(unreadable(file, codeOf(error)));
  }
}

export function writeStored(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  renameSync(writeAside(file, text), file);
}
