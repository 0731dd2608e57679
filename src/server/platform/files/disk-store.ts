import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '#server/platform/files/store.ts';

const ifGone =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Always the same name for a file, so that removing the file also removes what a crash has left.
const partOf = (file: string) => `${file}.part`;

async function writeWhole(file: string, bytes: Uint8Array) {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(partOf(file), 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partOf(file), file);
  await syncFolder(folder);
}

/** Stores files in `folder`, readable only by this user. */
export function diskStore(folder: string): FileStore {
  const fileOf = (name: string) => {
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep)) throw new Error(`not a name of ours: ${name}`);
    return file;
  };
  return {
    put: (name, bytes) => writeWhole(fileOf(name), bytes),
    get: async (name) => readFile(fileOf(name)).catch(ifGone(undefined)),
    async remove(name) {
      const file = fileOf(name);
      await rm(partOf(file), { force: true });
      await rm(file, { force: true });
    },
    async isEmpty() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifGone([]));
      return found.every((each) => each.isDirectory());
    },
  };
}
