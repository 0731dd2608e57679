import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateSafely } from '#server/host/backups/before-migrations.ts';
import { checkArchive } from '#server/host/backups/restoring.ts';
import { compareMigrations, migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { makePlace } from '#test/backups/places.ts';
import { bareDatabase } from '#test/running/database.ts';

const names = migrationNames();
const last = names.at(-1) ?? '';

async function openOlder(folder: string, { empty = false } = {}) {
  const { url } = await bareDatabase();
  const db = openDb(openPool(url, () => {}, { lockMs: 0, statementMs: 0 }));
  if (!empty) {
    await migrate(db, { only: names.slice(0, -1) });
    await sql`insert into users (email) values ('earlier@example.com')`.execute(db);
  }
  const BACKUP_DIR = path.join(folder, 'backups');
  const settings = readSettings({ SECRET: 'x'.repeat(40), DATA_DIR: folder, BACKUP_DIR });
  const start = (given = settings) =>
    migrateSafely({ db, url, settings: given, signal: new AbortController().signal });
  return { db, settings, start, BACKUP_DIR, [Symbol.asyncDispose]: () => db.destroy() };
}

test('a backup is made before data changes; servers that start at once make one', async () => {
  using place = makePlace();
  await using at = await openOlder(place.folder);
  mkdirSync(at.BACKUP_DIR);
  const written = new Set<string | null>();
  const watching = watch(at.BACKUP_DIR, (_, name) => {
    if (name?.endsWith('.part')) written.add(name);
  });
  await Promise.all([at.start(), at.start(), at.start()]);
  await expect.poll(() => written.size).toBe(1);
  watching.close();
  const [name = '', ...more] = readdirSync(at.BACKUP_DIR);
  expect(name).toMatch(new RegExp(String.raw`^serumah-\d{4}-\d{2}-\d{2}-before-${last}\.tar$`));
  expect(more).toEqual([]);
  const { manifest, contents } = await checkArchive({
    file: path.join(at.BACKUP_DIR, name),
    passphrase: undefined,
  });
  expect(manifest.migrations).toEqual(names.slice(0, -1));
  expect(contents.rows['users']).toBe(1);
  expect(await compareMigrations(at.db)).toEqual({ missing: [], unknown: [] });
  await at.start();
  expect(readdirSync(at.BACKUP_DIR)).toEqual([name]);
});

test('if the backup fails, nothing is changed', async () => {
  using place = makePlace();
  await using at = await openOlder(place.folder);
  writeFileSync(at.BACKUP_DIR, 'a file in its place');
  await expect(at.start()).rejects.toThrow(
    /^Serumah does not change the database without a backup: .+ start without BACKUP_DIR\.$/,
  );
  expect(await compareMigrations(at.db)).toEqual({ missing: [last], unknown: [] });
  await at.start({ ...at.settings, BACKUP_DIR: undefined });
  expect(await compareMigrations(at.db)).toEqual({ missing: [], unknown: [] });
});

test('an empty database gets no backup', async () => {
  using place = makePlace();
  await using at = await openOlder(place.folder, { empty: true });
  await at.start();
  expect(readdirSync(place.folder)).toEqual([]);
  expect(await compareMigrations(at.db)).toEqual({ missing: [], unknown: [] });
});

test('a database of a newer program is refused, with the backup from before', async () => {
  using place = makePlace();
  await using at = await openOlder(place.folder);
  await at.start();
  await sql`insert into kysely_migration (name, timestamp) values ('998-newer', ''), ('999-newest', '')`.execute(
    at.db,
  );
  const message = 'The database was brought up to date by a newer Serumah (998-newer, 999-newest).';
  await expect(at.start()).rejects.toThrow(`${message} Run that newer version here too`);
  await expect(at.start()).rejects.toThrow('restore a backup from before 998-newer;');
  for (const name of [
    '2026-11-01-before-998-newer',
    '2026-11-03-before-998-newer',
    '2026-11-04-before-999-newest',
    '2026-11-05',
  ])
    writeFileSync(path.join(at.BACKUP_DIR, `serumah-${name}.tar`), '');
  const file = path.join(at.BACKUP_DIR, 'serumah-2026-11-03-before-998-newer.tar');
  await expect(at.start()).rejects.toThrow(`${message} Run that newer version here too`);
  await expect(at.start()).rejects.toThrow(`restore ${file}; docs/hosting.md`);
  await expect(at.start({ ...at.settings, BACKUP_DIR: undefined })).rejects.toThrow('from before 998-newer;');
});
