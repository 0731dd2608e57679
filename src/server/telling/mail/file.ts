import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

// Characters that are safe in file names on every system; an address may contain '/', and its quoted form nearly everything.
const safe = (address: string) => address.replaceAll(/[^\w.@+-]/g, '_').slice(0, 100);

const exists = (file: string) =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

/** Opens `<file>.part` with access for us only; undefined if `file` exists, or another process is writing it. */
async function reserve(file: string) {
  const part = `${file}.part`;
  let handle;
  try {
    handle = await open(part, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  // Checked while we hold the part: from here on no other process can make the file.
  if (!(await exists(file))) return { part, handle };
  await handle.close();
  await rm(part);
  return undefined;
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Deletes the emails in the folder that were written before `before`: their links no longer work, but their texts are private. Anything
 * that is not a file belongs to the host and stays.
 */
export async function removeMailFiles(folder: string, before: Date): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const failures: unknown[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    try {
      await removeIfOlder(path.join(folder, entry.name), before);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Old letters could not be removed');
}

/** Another process may have deleted it first. */
async function removeIfOlder(file: string, before: Date): Promise<void> {
  try {
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Writes `<folder>/<time>-<to>.eml` completely or not at all, and never over another file. Returns its path. Only our user can read it,
 * since its links are secrets.
 */
export async function writeMailFile(mail: { folder: string; to: string; at: Date; eml: Buffer }) {
  await mkdir(mail.folder, { recursive: true, mode: 0o700 });
  const name = `${mail.at.toISOString().replaceAll(':', '-')}-${safe(mail.to)}`;
  for (let number = 1; ; number++) {
    const file = path.join(mail.folder, number === 1 ? `${name}.eml` : `${name}-${number}.eml`);
    const reserved = await reserve(file);
    if (!reserved) continue;
    const { part, handle } = reserved;
    try {
      await handle.writeFile(mail.eml);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncFolder(mail.folder);
    return file;
  }
}
