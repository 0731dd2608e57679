import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why a file cannot be read or written, as the system calls it. */
export function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function writeAside(file: string, text: string): string {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return aside;
}

/** What stands in a small file of the data folder; undefined where there is none. */
export function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The same, made where there is none, and readable by its owner alone. Written aside and linked: whole or not at all, and of two that start
 * at once both keep the first one's.
 */
export function keepFirst(file: string, make: () => string): string {
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

/** Keeps a text in the place of any that stands there. */
export function putKept(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  renameSync(writeAside(file, text), file);
}
