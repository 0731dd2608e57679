import { closeSync, constants, fchmodSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { alreadyRunning, dataFolderRefused } from '#words/english-only/operator.ts';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';

const BUSY = 5;
const { O_CREAT, O_NOFOLLOW, O_RDWR } = constants;

/** Another process uses the folder. */
export class FolderTaken extends OperatorError {}

/** Locks the data folder for this process. SQLite uses a kernel lock: free of races, released when the process ends, not inherited by children. */
export function lockFolder(dataDir: string): { folder: string; release: () => void } {
  let lock: DatabaseSync;
  let folder = dataDir;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    folder = realpathSync(dataDir);
    // A user who can read the file can lock it. A folder of an older version may be open to all users.
    const file = path.join(folder, 'lock');
    const handle = openSync(file, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
    fchmodSync(handle, 0o600);
    closeSync(handle);
    // Two simultaneous starts could refuse each other. The wait lets one of them win.
    lock = new DatabaseSync(file, { timeout: 500 });
  } catch (error) {
    throw new OperatorError(dataFolderRefused(folder, firstLine((error as Error).message)));
  }
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) throw new FolderTaken(alreadyRunning(folder));
    throw new OperatorError(dataFolderRefused(folder, firstLine((error as Error).message)));
  }
  return { folder, release: () => lock.close() };
}
