import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { backUpNightly, type NightlyDeps } from '#server/host/backups/nightly.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { checkBackups } from '#server/host/doctor/backups.ts';
import { makePlace } from '#test/backups/places.ts';
import { sharedApp } from '#test/running/app.ts';
import { freshDatabase } from '#test/running/database.ts';

const app = await sharedApp();
const HOUR = 60 * 60_000;
const { signal } = new AbortController();

beforeEach(async () => {
  await app.db.deleteFrom('nightly_backups').execute();
});

/** A server with a backup folder, at noon of the next day. */
function makeServer(folder: string, more: Partial<NightlyDeps> = {}) {
  app.clock.now = new Date(app.clock.now.getTime() + 24 * HOUR);
  app.clock.now.setHours(12, 0, 0, 0);
  const made: string[] = [];
  const make = async (file: string) => {
    made.push(path.basename(file));
    writeFileSync(file, 'an archive');
    return '';
  };
  const settings = { BACKUP_DIR: folder, BACKUP_KEEP: 2, BACKUP_PASSPHRASE: undefined };
  const deps = { db: app.db, url: app.url, settings, log: app.log, now: () => app.clock.now, make, ...more };
  return { made, deps, round: () => backUpNightly(deps, signal) };
}
const day = () => {
  const [date = ''] = new Date(app.clock.now.getTime() - app.clock.now.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  return date;
};

test('each night has one backup, in its own folder, from two o’clock on', async () => {
  using place = makePlace();
  const folder = path.join(place.folder, 'nights');
  const { made, round } = makeServer(folder);
  await round();
  await round();
  expect(made).toEqual([`serumah-${day()}.tar`]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  app.clock.now.setHours(25, 59);
  await round();
  expect(made).toHaveLength(1);
  app.clock.now.setHours(2, 0);
  await round();
  expect(made).toEqual([made[0], `serumah-${day()}.tar`]);
});

test('one of several servers makes it; if that one stops, another does', async () => {
  using place = makePlace();
  let isHeld = true;
  const first = makeServer(place.folder);
  const others = [first.deps, first.deps, first.deps];
  const slow = {
    ...first.deps,
    make: async () => {
      await expect.poll(() => isHeld).toBe(false);
      throw new Error('killed');
    },
  };
  const stopping = new AbortController();
  const held = backUpNightly(slow, stopping.signal);
  await new Promise((done) => setTimeout(done, 300));
  await Promise.all(others.map((each) => backUpNightly(each, signal)));
  expect(first.made).toEqual([]);
  stopping.abort();
  isHeld = false;
  await held;
  await Promise.all(others.map((each) => backUpNightly(each, signal)));
  expect(first.made).toHaveLength(1);
});

test('a server that finds it due but is slower makes none', async () => {
  using place = makePlace();
  const { made, deps, round } = makeServer(place.folder);
  await round();
  // The database as the server saw it before it had the lock.
  const before = openDb(openPool((await freshDatabase()).url, () => {}));
  await backUpNightly({ ...deps, db: before }, signal);
  expect(made).toHaveLength(1);
  await before.destroy();
});

test('the doctor reports a failed backup, and it is retried after an hour', async () => {
  using place = makePlace();
  const failing = makeServer(place.folder, {
    async make() {
      throw new Error('There is no space left.\nAnd more.');
    },
  });
  const check = (settings = failing.deps.settings) => checkBackups(app.db, settings, { now: app.clock.now });
  await failing.round();
  expect(await check()).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('There is no space left.'),
  });
  let tries = 0;
  const again = {
    ...failing.deps,
    make: async (file: string) => {
      tries += 1;
      writeFileSync(file, 'an archive');
      return '';
    },
  };
  app.clock.now = new Date(app.clock.now.getTime() + HOUR / 2);
  await backUpNightly(again, signal);
  expect(tries).toBe(0);
  app.clock.now = new Date(app.clock.now.getTime() + HOUR);
  await backUpNightly(again, signal);
  expect(tries).toBe(1);
  expect(await check()).toMatchObject({
    state: 'ok',
    line: expect.stringMatching(/is 0 seconds old: \S+\.tar on \S+, 0 MB\.$/),
  });
});

test('the newest remain, of nights and of migrations; other files are not touched', async () => {
  using place = makePlace();
  const { round } = makeServer(place.folder);
  const names = [
    'serumah-2026-01-01.tar',
    'serumah-2026-01-02.tar.age',
    'serumah-2026-01-03.tar',
    'serumah-2025-01-01-before-010-x.tar',
    'serumah-2025-02-01-before-011-x.tar',
    'serumah-2025-03-01-before-012-x.tar',
    'serumah-2026-01-03.tar.0a1b2c3d.part',
    'serumah-2026-01-02.tar.0a1b2c3d.part',
    'mine.tar',
    'mine.tar.0a1b2c3d.part',
  ];
  for (const name of names) writeFileSync(path.join(place.folder, name), 'x');
  const old = new Date(app.clock.now.getTime() - 25 * HOUR);
  for (const name of ['serumah-2026-01-02.tar.0a1b2c3d.part', 'mine.tar.0a1b2c3d.part'])
    utimesSync(path.join(place.folder, name), old, old);
  const young = path.join(place.folder, 'serumah-2026-01-03.tar.0a1b2c3d.part');
  utimesSync(young, app.clock.now, app.clock.now);
  await round();
  expect(readdirSync(place.folder).toSorted()).toEqual(
    [
      `serumah-${day()}.tar`,
      'serumah-2026-01-03.tar',
      'serumah-2025-02-01-before-011-x.tar',
      'serumah-2025-03-01-before-012-x.tar',
      'serumah-2026-01-03.tar.0a1b2c3d.part',
      'mine.tar',
      'mine.tar.0a1b2c3d.part',
    ].toSorted(),
  );
});

test('the doctor reports the age, and warns about missing and old backups and a closed folder', async () => {
  using place = makePlace();
  const { deps, round } = makeServer(place.folder);
  const check = (settings: { BACKUP_DIR?: string | undefined } = deps.settings, hours = 0) =>
    checkBackups(
      app.db,
      { BACKUP_DIR: undefined, ...settings },
      { now: new Date(app.clock.now.getTime() + hours * HOUR) },
    );
  expect(await check({})).toMatchObject({
    state: 'warn',
    line: expect.stringContaining('BACKUP_DIR is not set'),
  });
  expect(await check()).toMatchObject({ state: 'warn', line: 'No backup has been made yet.' });
  await round();
  expect(await check(undefined, 30)).toMatchObject({
    state: 'ok',
    line: expect.stringContaining('is 30 hours old: '),
  });
  expect(await check(undefined, 40)).toMatchObject({
    state: 'bad',
    advice: expect.stringContaining('every night'),
  });
  await app.db.updateTable('nightly_backups').set({ problem: 'It is not encrypted.' }).execute();
  expect(await check()).toMatchObject({ state: 'warn', details: ['It is not encrypted.'] });
  const row = await app.db.selectFrom('nightly_backups').select('file').executeTakeFirstOrThrow();
  await app.db
    .updateTable('nightly_backups')
    .set({ file: `${row.file}.gone` })
    .execute();
  expect(await check()).toMatchObject({
    state: 'bad',
    line: expect.stringContaining('is not there any more'),
  });
  await app.db.updateTable('nightly_backups').set({ machine: 'another' }).execute();
  expect(await check()).toMatchObject({ state: 'warn' });
  const closed = path.join(place.folder, 'none', 'none');
  expect(await check({ BACKUP_DIR: closed })).toMatchObject({
    state: 'bad',
    line: `BACKUP_DIR ${closed} cannot be used (ENOENT).`,
  });
  expect(existsSync(closed)).toBe(false);
  mkdirSync(closed, { recursive: true });
});
