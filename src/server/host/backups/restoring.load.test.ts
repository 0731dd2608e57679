/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkArchive, refuseOtherSecret, restore } from '#server/host/backups/restoring.ts';
import { migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { diskStore } from '#server/platform/files/disk-store.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { backUpApp, makePlace, NEVER, restoreToNewDatabase } from '#test/backups/places.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { picture } from '#test/builders/images.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { changePicture, fetchPicture } from '#test/builders/pictures.ts';
import { homeOfDebtors, upload, writtenReceipt } from '#test/builders/proofs.ts';
import { startS3 } from '#test/fakes/s3.ts';
import { writtenReader } from '#test/fakes/proof-reader.ts';
import { rulesOf, tableSums } from '#test/observers/table-sums.ts';
import { makeBrowser, startApp, type TestApp } from '#test/running/app.ts';
import { bareDatabase, freshDatabase } from '#test/running/database.ts';

const connect = (url: string) => openDb(openPool(url, () => {}));
const serve = (url: string, secret: string, folder: string) =>
  startApp({ SECRET: secret, DATA_DIR: folder }, { url });
const known = (app: TestApp, { jar }: Pick<Person, 'jar'>) => {
  const browser = makeBrowser(app.base);
  for (const [name, value] of jar) browser.jar.set(name, value);
  return browser;
};

test('a backup during writes has everything acknowledged before, and no half transactions', async () => {
  using place = makePlace();
  await using app = await startApp();
  const people: [Person, Person, Person] = [
    await signUp(app, 'Aisyah'),
    await signUp(app, 'Ben'),
    await signUp(app, 'Chloe'),
  ];
  const home = await buildHome(people);
  const acknowledged: string[] = [];
  const over = new AbortController();
  const write = async (me: Person) => {
    const debtors = people.filter(({ userId }) => userId !== me.userId);
    while (!over.signal.aborted) {
      // Signs in more often than an hour allows.
      await app.db.deleteFrom('rate_limits').execute();
      const { id } = await askForMoney(me, home.id, debtors);
      acknowledged.push(id);
    }
  };
  const writing = people.map(write);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = acknowledged.length;
  await backUpApp(app, place.archive);
  const after = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(after + 5);
  over.abort();
  await Promise.all(writing);

  const { url, secret, pushKeys } = await restoreToNewDatabase(place.archive, place);
  expect(pushKeys).toBe(`${app.keys.publicKey}\n${app.keys.privateKey}`);
  await using again = await serve(url, secret, place.folder);
  const requests = await again.db.selectFrom('payment_requests').select(['id', 'total_amount']).execute();
  const ids = new Set(requests.map(({ id }) => id));
  expect(acknowledged.slice(0, before).filter((id) => !ids.has(id))).toEqual([]);
  expect(requests.length).toBeLessThan(acknowledged.length);
  // One transaction writes all of these.
  const { rows: halves } = await sql`
    select request.id from payment_requests as request
     where not exists (select from payment_homes where payment_id = request.id)
        or request.total_amount <> (select coalesce(sum(amount), 0) from payment_debtors where payment_id = request.id)
        or (select count(*) from payment_debtors where payment_id = request.id) <> 2
        or (select count(*) from notifications where data->>'paymentId' = request.id::text) <> 2`.execute(
    again.db,
  );
  expect(halves).toEqual([]);
  // The restored server goes on, with its counts, keys and sessions.
  const [me] = people;
  await askForMoney({ ...me, ...known(again, me) }, home.id, people.slice(1));
});

test('pictures and receipts are restored, from S3 to disk and from disk to S3', async () => {
  using place = makePlace();
  await using s3 = await startS3();
  await using app = await startApp(s3.env, { proofReader: writtenReader });
  const { aisyah, ong, ask, shareOf } = await homeOfDebtors(app);
  const [share] = await ask([ong]);
  if (!share) throw new Error('a share was asked for');
  await upload(app, ong, share, await writtenReceipt({ number: 1 }));
  const { proof } = await shareOf(share);
  const address = await changePicture(app, aisyah, await picture('png', [64, 64]));
  const shown = async (at: TestApp) => [
    Buffer.from(await (await fetchPicture(at, known(at, aisyah), address)).arrayBuffer()),
    Buffer.from(await (await known(at, ong).fetch(`${at.base}${proof?.picture}`)).arrayBuffer()),
  ];
  const before = await shown(app);
  expect(before.map((bytes) => bytes.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP']);
  await backUpApp(app, place.archive);
  const { url, secret } = await restoreToNewDatabase(place.archive, place);
  await using onDisk = await serve(url, secret, place.folder);
  expect(await shown(onDisk)).toEqual(before);
  expect(await rulesOf(onDisk.db)).toEqual(await rulesOf(app.db));
  expect(await tableSums(onDisk.db)).toEqual(await tableSums(app.db));

  const second = path.join(place.folder, 'second.tar');
  await backUpApp(onDisk, second);
  await using other = await startS3();
  const files = openFiles({ ...app.settings, ...other.env });
  const target = { url: (await bareDatabase()).url, files, file: second, passphrase: undefined };
  const archive = await checkArchive(target);
  await restore({ ...target, putSecrets: () => {}, signal: NEVER }, archive);
  await using inStore = await startApp({ ...other.env, SECRET: secret }, { url: target.url });
  expect(await shown(inStore)).toEqual(before);
  await expect(
    restore({ ...target, url: (await bareDatabase()).url, putSecrets: () => {}, signal: NEVER }, archive),
  ).rejects.toThrow('The file store is not empty.');
});

test('a missing file is noted in its row; one that should exist is reported', async () => {
  using place = makePlace();
  await using app = await startApp();
  const [lost, changed] = [await signUp(app), await signUp(app)];
  const lostAt = await changePicture(app, lost, await picture('png', [64, 64]));
  const oldAt = await changePicture(app, changed, await picture('png', [64, 64]));
  const nameOf = ({ userId }: Person, address: string) =>
    `pictures/${userId}${address.slice('/pictures'.length)}-large.webp`;
  await app.files.remove(nameOf(lost, lostAt));
  const chooseAnother = async () => {
    await changePicture(app, changed, await picture('png', [32, 32]));
    await app.files.remove(nameOf(changed, oldAt));
  };
  let choosing: Promise<void> | undefined;
  const files = {
    ...app.files,
    // Runs between the snapshot and the copying of files.
    async get(name: string, signal?: AbortSignal) {
      await (choosing ??= chooseAnother());
      return app.files.get(name, signal);
    },
  };
  expect(await backUpApp({ ...app, files }, place.archive)).toMatchObject({ lost: 1, files: 0 });
  const { url, archive } = await restoreToNewDatabase(place.archive, place);
  expect(archive.contents.missing).toHaveLength(4);
  const db = connect(url);
  const rows = await db.selectFrom('users').select('photo_url').execute();
  expect(rows).toEqual([{ photo_url: null }, { photo_url: null }]);
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('an archive of an earlier version is restored into its tables, then migrated', async () => {
  using place = makePlace();
  const names = migrationNames();
  const { url } = await bareDatabase();
  const db = connect(url);
  await migrate(db, { only: names.slice(0, -1) });
  const id = randomUUID();
  await sql`insert into users (id, email, display_name) values (${id}, 'earlier@example.com', 'Earlier')`.execute(
    db,
  );
  const from = {
    url,
    files: diskStore(path.join(place.folder, 'none')),
    settings: { SECRET: 'x'.repeat(40) },
  };
  await backUpApp(from, place.archive);
  await db.destroy();

  const restored = await restoreToNewDatabase(place.archive, place);
  expect(restored.archive.manifest.migrations).toEqual(names.slice(0, -1));
  const now = connect(restored.url);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(now);
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(await now.selectFrom('users').select(['id', 'display_name']).execute()).toEqual([
    { id, display_name: 'Earlier' },
  ]);
  const fresh = connect((await freshDatabase()).url);
  expect(await rulesOf(now)).toEqual(await rulesOf(fresh));
  await Promise.all([now.destroy(), fresh.destroy()]);
});

/** A later version: it changes rows, adds a constraint that old ones would violate, a trigger and a sequence. */
const LATER = `
  alter table users add column nickname text;
  update users set nickname = 'the ' || display_name;
  alter table users alter column nickname set not null;
  create sequence counted start 5;
  select nextval('counted');
  create function shout() returns trigger language plpgsql as $$
    begin new.nickname := upper(new.nickname); return new; end $$;
  create trigger shouting before insert on users for each row execute function shout();`;

test('later migrations change restored rows, and a backup of them can be restored too', async () => {
  using place = makePlace();
  await using app = await startApp();
  await signUp(app, 'Aisyah');
  await backUpApp(app, place.archive);
  const migrations = path.join(place.folder, 'migrations');
  mkdirSync(migrations);
  cpSync('migrations', migrations, { recursive: true });
  writeFileSync(path.join(migrations, '999-later.sql'), LATER);
  const later = await restoreToNewDatabase(place.archive, {
    folder: path.join(place.folder, 'later'),
    migrations,
  });
  const nicknames = async (url: string) => {
    const db = connect(url);
    const { rows } = await sql<{ nickname: string }>`select nickname from users`.execute(db);
    await db.destroy();
    return rows.map(({ nickname }) => nickname);
  };
  expect(await nicknames(later.url)).toEqual(['the Aisyah']);

  const second = path.join(place.folder, 'second.tar');
  await backUpApp({ ...later, settings: app.settings }, second);
  await expect(checkArchive({ file: second, passphrase: undefined })).rejects.toThrow(
    `was made by a newer Serumah (${programVersion()}, with 999-later).`,
  );
  const again = await restoreToNewDatabase(second, { folder: path.join(place.folder, 'again'), migrations });
  // The trigger exists, but did not change the archive's rows.
  expect(await nicknames(again.url)).toEqual(['the Aisyah']);
  const [one, other] = [connect(later.url), connect(again.url)];
  expect(await tableSums(other)).toEqual(await tableSums(one));
  expect(await rulesOf(other)).toEqual(await rulesOf(one));
  await Promise.all([one.destroy(), other.destroy()]);
});

test('only an empty place is restored; a first start or an interrupted restore leaves it empty', async () => {
  using place = makePlace();
  await using app = await startApp();
  await signUp(app);
  await backUpApp(app, place.archive);
  const file = { file: place.archive, passphrase: undefined };
  const archive = await checkArchive(file);
  const files = diskStore(path.join(place.folder, 'files'));
  const into = (url: string, store = files) =>
    restore({ ...file, url, files: store, putSecrets: () => {}, signal: NEVER }, archive);

  await expect(into(app.url)).rejects.toThrow('The database is not empty (there are rows in accounts).');
  const foreignUrl = (await bareDatabase()).url;
  const other = connect(foreignUrl);
  await sql`create table invoices (id integer)`.execute(other);
  await expect(into(foreignUrl)).rejects.toThrow('it has a table invoices of another program');
  await other.destroy();
  await using served = await startApp();
  const queue = connect(served.url);
  await queue.transaction().execute(async (tx) => {
    await sql`set local application_name = 'serumah jobs'`.execute(tx);
    await expect(into(served.url)).rejects.toThrow('A Serumah is running on this database.');
  });
  await queue.destroy();

  const { url } = await freshDatabase();
  const failing = {
    ...files,
    async put(name: string, bytes: Uint8Array, type: string) {
      if (name.endsWith('-small.webp')) throw new Error('the store is away');
      await files.put(name, bytes, type);
    },
  };
  const withFiles = path.join(place.folder, 'files.tar');
  const [person] = [await signUp(app)];
  await changePicture(app, person, await picture('png', [64, 64]));
  await backUpApp(app, withFiles);
  const given = { file: withFiles, passphrase: undefined };
  const second = await checkArchive(given);
  await expect(
    restore({ ...given, url, files: failing, putSecrets: () => {}, signal: NEVER }, second),
  ).rejects.toThrow('The backup could not be restored: Error: the store is away');
  expect(await files.isEmpty()).toBe(true);
  const stopping = new AbortController();
  const stopped = {
    ...files,
    async put(name: string, bytes: Uint8Array, type: string) {
      stopping.abort();
      await files.put(name, bytes, type);
    },
  };
  const { signal } = stopping;
  await expect(
    restore({ ...given, url, files: stopped, putSecrets: () => {}, signal }, second),
  ).rejects.toThrow('The restore was stopped.');
  expect(await files.isEmpty()).toBe(true);
  const half = connect(url);
  expect(await half.selectFrom('users').selectAll().execute()).toEqual([]);
  await half.destroy();
  await into(url);
  const whole = connect(url);
  expect(await whole.selectFrom('users').select('id').execute()).toHaveLength(1);
  await whole.destroy();
});

test('a SECRET that cannot open its values is refused', async () => {
  using place = makePlace();
  await using app = await startApp();
  await backUpApp(app, place.archive);
  const archive = await checkArchive({ file: place.archive, passphrase: undefined });
  const mine = app.settings.SECRET;
  for (const given of [[], [mine], ['n'.repeat(40), mine]]) refuseOtherSecret(given, archive);
  expect(() => refuseOtherSecret(['n'.repeat(40)], archive)).toThrow('was made with another SECRET');
  expect(readFileSync(place.archive).includes(mine)).toBe(true);
});
