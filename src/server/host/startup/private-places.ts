import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { socketFolderOf } from '#server/platform/db/socket-folder.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Returns the folders with people's data, and the sockets that lead to it. */
export function privatePlaces({
  DATA_DIR,
  DATABASE_URL,
  BACKUP_DIR,
}: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR'>): string[] {
  const data = path.resolve(DATA_DIR);
  const engine = path.join(data, 'postgres');
  const { host } = new pg.Client(DATABASE_URL ?? '');
  return [
    data,
    ...(BACKUP_DIR === undefined ? [] : [path.resolve(BACKUP_DIR)]),
    ...(existsSync(engine) ? [socketFolderOf(realpathSync(engine))] : []),
    ...(DATABASE_URL !== undefined && path.isAbsolute(host) ? [host] : []),
  ];
}
