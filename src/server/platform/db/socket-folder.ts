import { createHash } from 'node:crypto';
import { lchownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from '#server/platform/db/postgres-user.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { socketFolderTaken } from '#words/english-only/operator.ts';

// sun_path has 104 bytes on macOS and 108 on Linux; the last is a zero.
const LONGEST_SOCKET = 103;
const SOCKET = '.s.PGSQL.5432';

// Always the same for a data folder, so that the next start can remove a killed server's socket.
const shortFolder = (root: string) =>
  path.join('/tmp', `serumah-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);

/** Returns the folder of the socket of `root`: beside the data, or in /tmp if that path is too long. */
export function socketFolderOf(root: string): string {
  const beside = path.join(root, 'run');
  const fits = Buffer.byteLength(path.join(beside, SOCKET)) <= LONGEST_SOCKET;
  return fits ? beside : shortFolder(root);
}

export function makeSocketFolder(root: string, { ids }: Identity): string {
  const folder = socketFolderOf(root);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // In /tmp another user may have created it first.
  const { uid, mode } = lstatSync(folder);
  const mine = uid === process.getuid?.() || uid === ids.uid;
  if (!mine || (mode & 0o170_777) !== 0o040_700) throw new OperatorError(socketFolderTaken(folder));
  if (ids.uid !== undefined && ids.gid !== undefined) lchownSync(folder, ids.uid, ids.gid);
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(path.join(folder, name), { force: true });
  return folder;
}
