import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBackup, type Making } from '#server/host/backups/making.ts';
import { checkArchive, restore } from '#server/host/backups/restoring.ts';
import { diskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { pushKeysText } from '#server/platform/settings/push-keys.ts';
import { bareDatabase } from '#test/running/database.ts';

/** Makes a folder for archives and restored files. Disposing removes it. */
export function makePlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-backup-'));
  return {
    folder,
    archive: path.join(folder, 'all.tar'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The signal of work that is never cancelled. */
export const NEVER = new AbortController().signal;

type From = { url: string; files: FileStore; settings: { SECRET: string; DATA_DIR?: string } };

/** Backs up an app as `npm run backup` does. */
export const backUpApp = ({ url, files, settings }: From, file: string, more: Partial<Making> = {}) =>
  makeBackup({
    url,
    files,
    secret: settings.SECRET,
    pushKeys: settings.DATA_DIR === undefined ? undefined : pushKeysText({ DATA_DIR: settings.DATA_DIR }),
    passphrase: undefined,
    file,
    mayReplace: false,
    signal: NEVER,
    ...more,
  });

/** Restores an archive into a new database and a folder. */
export async function restoreToNewDatabase(
  file: string,
  { folder, passphrase, migrations }: { folder: string; passphrase?: string; migrations?: string },
) {
  const { url } = await bareDatabase();
  let secrets = { secret: '', pushKeys: '' };
  const given = { file, passphrase, ...(migrations !== undefined && { migrations }) };
  const archive = await checkArchive(given);
  const files = diskStore(path.join(folder, 'files'));
  await restore(
    {
      ...given,
      url,
      files,
      putSecrets: ({ secret, pushKeys }) => (secrets = { secret, pushKeys }),
      signal: NEVER,
    },
    archive,
  );
  return { url, files, ...secrets, archive };
}
