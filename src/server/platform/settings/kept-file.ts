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

/** Reads a small file of the data folder; undefined if there is none. */
export function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads or makes a small file, for its owner alone. Written aside and linked: whole or not at all, and of two at once both keep the first's. */
function keepFirst(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  const aside = writeAside(file, make());
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readKept(file) ?? '';
}

/** What `read` finds in the text of the file, which `make` makes if there is none. Throws an OperatorError if it is `unreadable`. */
export function readOrMake<T>(
  file: string,
  make: () => string,
  { read, unreadable }: { read: (text: string) => T; unreadable: (file: string, code: string) => string },
): T {
  try {
    return read(keepFirst(file, make));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(unreadable(file, codeOf(error)));
  }
}

export function putKept(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  renameSync(writeAside(file, text), file);
}
