import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startEngine } from '#server/platform/db/engine.ts';
import { migrate, migrationNames } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { makeBrowser } from '#test/running/app.ts';
import { makeFolder, processesOf, runTool, startProgram } from '#test/running/program.ts';

vi.setConfig({ testTimeout: 120_000 });

const PASSPHRASE = 'correct horse battery';
const oneLine = /^[^\n]+\n$/;

async function register(port: string) {
  const browser = makeBrowser(`http://127.0.0.1:${port}`);
  const account = { displayName: 'Aisyah Rahman', email: 'aisyah@example.com', password: 'correct horse' };
  const { userId } = await browser.api.users.register({ id: randomUUID(), ...account });
  return { browser, userId };
}

async function query(folder: string, text: string) {
  const client = new pg.Client(addressOf(path.join(folder, 'postgres')));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a backup of a running server is restored into an empty folder, and signed-in people stay signed in', async () => {
  await using at = makeFolder();
  const here = { DATA_DIR: path.join(at.folder, 'here'), BACKUP_PASSPHRASE: PASSPHRASE };
  const there = { DATA_DIR: path.join(at.folder, 'there'), BACKUP_PASSPHRASE: PASSPHRASE };
  const file = path.join(at.folder, 'all.tar.age');
  const none = await runTool('backup', here, [file]);
  expect([none.code, none.err]).toEqual([1, expect.stringMatching(/^There is no database yet.+\n$/)]);
  const first = await startProgram(here);
  expect(await first.ready, first.output.err).toBe(true);
  const { browser, userId } = await register(first.port);

  const made = await runTool('backup', here, [file]);
  expect([made.code, made.err], made.err).toEqual([0, '']);
  expect(made.out).toMatch(/^Backed up \d+ rows and 0 files to \S+all\.tar\.age \(\d+ kB\)\.\n$/);
  const again = await runTool('backup', here, [file]);
  expect([again.code, again.out, again.err]).toEqual([1, '', expect.stringContaining('already exists')]);

  const running = await runTool('restore', here, [file]);
  expect([running.code, running.err]).toEqual([
    1,
    expect.stringMatching(/^Another Serumah is already running.+\n$/),
  ]);
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  const filled = await runTool('restore', here, [file]);
  expect([filled.code, filled.err]).toEqual([1, expect.stringMatching(/^The database is not empty.+\n$/)]);

  for (const [env, output] of [
    [{ DATA_DIR: there.DATA_DIR }, 'is encrypted. Set BACKUP_PASSPHRASE'],
    [{ ...there, BACKUP_PASSPHRASE: 'another horse battery' }, 'is not the passphrase'],
    [{ ...there, SECRET: 'n'.repeat(40) }, 'made with another SECRET'],
  ] as const) {
    const refused = await runTool('restore', env, [file]);
    expect([refused.code, refused.out, refused.err]).toEqual([1, '', expect.stringMatching(oneLine)]);
    expect(refused.err).toContain(output);
  }
  const damaged = path.join(at.folder, 'damaged.tar.age');
  writeFileSync(damaged, readFileSync(file).subarray(0, -100));
  const refused = await runTool('restore', there, [damaged]);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/is damaged.+Nothing was restored\.\n$/),
  ]);
  expect(existsSync(there.DATA_DIR)).toBe(false);

  const sound = await runTool('restore', there, ['--check', file]);
  expect([sound.code, sound.out], sound.err).toEqual([0, expect.stringContaining('is whole: ')]);
  const restored = await runTool('restore', there, [file]);
  expect([restored.code, restored.err], restored.err).toEqual([0, '']);
  expect(restored.out).toMatch(
    /^Restored \d+ rows and 0 files, as they were on .+ UTC\. npm start serves them\.\n$/,
  );
  expect(readFileSync(path.join(there.DATA_DIR, 'secret'))).toEqual(
    readFileSync(path.join(here.DATA_DIR, 'secret')),
  );
  expect(processesOf(at.folder)).toEqual([]);

  await using second = await startProgram(there);
  expect(await second.ready, second.output.err).toBe(true);
  const known = makeBrowser(`http://127.0.0.1:${second.port}`);
  for (const [name, value] of browser.jar) known.jar.set(name, value);
  expect((await known.api.users.getSession()).user?.id).toBe(userId);
});

test('a server makes its nightly backup, and the doctor reports it', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const BACKUP_DIR = path.join(at.folder, 'backups');
  const env = { DATA_DIR: path.join(at.folder, 'data'), BACKUP_DIR };
  await using program = await startProgram(env);
  expect(await program.ready, program.output.err).toBe(true);
  const night = /^serumah-\d{4}-\d\d-\d\d\.tar$/;
  await vi.waitFor(
    async () => expect(await query(env.DATA_DIR, 'select from nightly_backups')).toHaveLength(1),
    20_000,
  );
  expect(readdirSync(BACKUP_DIR)).toEqual([expect.stringMatching(night)]);
  const { out } = await runTool('doctor', env, []);
  expect(out).toMatch(/^! Backups +The newest backup is \d+ seconds? old: /m);
  expect(out).toContain('is not encrypted');
  const [file = ''] = readdirSync(BACKUP_DIR);
  expect((await runTool('restore', env, ['--check', path.join(BACKUP_DIR, file)])).code).toBe(0);
});

test('a database of an older version is backed up before its migration', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const BACKUP_DIR = path.join(at.folder, 'backups');
  const env = { DATA_DIR: path.join(at.folder, 'data'), BACKUP_DIR };
  const names = migrationNames();
  const engine = await startEngine(path.join(env.DATA_DIR, 'postgres'));
  const db = openDb(openPool(engine.url, () => {}));
  await migrate(db, { only: names.slice(0, -1) });
  await db.destroy();
  await engine.stop();
  await using program = await startProgram(env);
  expect(await program.ready, program.output.err).toBe(true);
  expect(readdirSync(BACKUP_DIR).find((name) => name.includes('-before-'))).toMatch(
    new RegExp(`-before-${names.at(-1)}\\.tar$`),
  );
});

test('a backup that is stopped in the middle leaves no file, and says so', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const env = { DATA_DIR: path.join(at.folder, 'data') };
  await using program = await startProgram(env);
  expect(await program.ready, program.output.err).toBe(true);
  // Enough rows that the backup takes a while.
  await query(
    env.DATA_DIR,
    `insert into letters_sent select sha256(number::text::bytea), '2026-11-26', 'home', '', 1 from generate_series(1, 600000) as number`,
  );
  const backups = path.join(at.folder, 'backups');
  mkdirSync(backups);
  const tool = spawn(process.execPath, ['tools/backup.ts', path.join(backups, 'all.tar')], {
    env: { ...env, PATH: process.env['PATH'] },
  });
  let output = '';
  tool.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise((done) => tool.once('close', done));
  await vi.waitFor(() => expect(readdirSync(backups)).toHaveLength(1), { timeout: 20_000, interval: 5 });
  tool.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(output).toBe('The backup was stopped. Nothing is left of it.\n');
  expect(readdirSync(backups)).toEqual([]);
  expect(await program.status('/readyz')).toBe(200);
});
