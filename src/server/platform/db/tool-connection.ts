import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '#server/platform/db/engine.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { FolderTaken, lockFolder } from '#server/platform/db/lock.ts';

/** Disposing of it stops a database that was started for it. */
export type ToolConnection = AsyncDisposable & { url: string };
type Settings = { DATABASE_URL?: string | undefined; DATA_DIR: string };

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

/** Connects a tool to a running server's database, or starts the database. Returns undefined if no database has been created yet. */
export async function connectTool(settings: Settings): Promise<ToolConnection | undefined> {
  if (settings.DATABASE_URL !== undefined) return standing(settings.DATABASE_URL);
  const folder = path.resolve(settings.DATA_DIR);
  const root = path.join(folder, 'postgres');
  if (!existsSync(path.join(root, 'data'))) return undefined;
  const lock = lockUnlessTaken(folder);
  if (!lock) return standing(addressOf(root));
  return startLocked(lock);
}

/** Connects to a database that no server uses, and creates the embedded one if necessary. Throws an OperatorError if a server is running. */
export async function connectAlone(settings: Settings): Promise<ToolConnection> {
  if (settings.DATABASE_URL !== undefined) return standing(settings.DATABASE_URL);
  return startLocked(lockFolder(path.resolve(settings.DATA_DIR)));
}
