import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '#server/platform/db/engine.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { FolderTaken, lockFolder } from '#server/platform/db/lock.ts';

export type ToolConnection = { url: string; close: () => Promise<void> };

const NOTHING_TO_CLOSE = async () => {};

function lockUnlessTaken(folder: string) {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderTaken) return undefined;
    throw error;
  }
}

async function startLocked({ folder, release }: ReturnType<typeof lockFolder>): Promise<ToolConnection> {
  try {
    const engine = await startEngine(path.join(folder, 'postgres'));
    const close = async () => {
      await engine.stop();
      release();
    };
    return { url: engine.url, close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The way to the database for a program that is not the server: beside a running server over its socket; with none, the embedded
 * database is started until `close`. Undefined where no start has made one yet. Throws an OperatorError where it does not start.
 */
export async function connectTool(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<ToolConnection | undefined> {
  if (settings.DATABASE_URL !== undefined) return { url: settings.DATABASE_URL, close: NOTHING_TO_CLOSE };
  const folder = path.resolve(settings.DATA_DIR);
  const root = path.join(folder, 'postgres');
  if (!existsSync(path.join(root, 'data'))) return undefined;
  const lock = lockUnlessTaken(folder);
  if (!lock) return { url: addressOf(root), close: NOTHING_TO_CLOSE };
  return startLocked(lock);
}

/**
 * The way to a database that no server may have open; the embedded one is made where there is none yet. Throws an OperatorError where a
 * server runs in the folder.
 */
export async function connectAlone(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<ToolConnection> {
  if (settings.DATABASE_URL !== undefined) return { url: settings.DATABASE_URL, close: NOTHING_TO_CLOSE };
  return startLocked(lockFolder(path.resolve(settings.DATA_DIR)));
}
