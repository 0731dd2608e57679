import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '#server/platform/db/engine.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { FolderTaken, lockFolder } from '#server/platform/db/lock.ts';

/** A way to the database. Its end stops what was started for it. */
export type ToolConnection = AsyncDisposable & { url: string };

const standing = (url: string): ToolConnection => ({ url, [Symbol.asyncDispose]: async () => {} });

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
    return {
      url: engine.url,
      async [Symbol.asyncDispose]() {
        await engine.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The way to the database for a program that is not the server: beside a running server over its socket; with none, the embedded
 * database is started until this connection ends. Undefined where no start has made one yet. Throws an OperatorError where it does not start.
 */
export async function connectTool(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<ToolConnection | undefined> {
  if (settings.DATABASE_URL !== undefined) return standing(settings.DATABASE_URL);
  const folder = path.resolve(settings.DATA_DIR);
  const root = path.join(folder, 'postgres');
  if (!existsSync(path.join(root, 'data'))) return undefined;
  const lock = lockUnlessTaken(folder);
  if (!lock) return standing(addressOf(root));
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
  if (settings.DATABASE_URL !== undefined) return standing(settings.DATABASE_URL);
  return startLocked(lockFolder(path.resolve(settings.DATA_DIR)));
}
