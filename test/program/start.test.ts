import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { addressOf } from '#server/platform/db/own-role.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { makeBrowser } from '#test/running/app.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { freePort, makeFolder, postmasterOf, processesOf, startProgram } from '#test/running/program.ts';

vi.setConfig({ testTimeout: 60_000 });

/** One line instead of a stack trace. */
const oneLine = /^[^\n]+\n$/;

async function query(folder: string, text: string) {
  const client = new pg.Client(addressOf(path.join(folder, 'postgres')));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

test('the server starts, answers, and ends on SIGTERM with nothing left behind', async () => {
  await using at = makeFolder();
  await using program = await startProgram({ DATA_DIR: at.folder, LOG_LEVEL: 'warn' });
  expect(await program.ready, program.output.err).toBe(true);
  expect(await program.status('/healthz')).toBe(200);
  expect(await program.status('/readyz')).toBe(200);
  expect(statSync(path.join(at.folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(processesOf(at.folder)).not.toEqual([]);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(program.output).toEqual({ out: `Serumah is ready at http://localhost:${program.port}\n`, err: '' });
  expect(processesOf(at.folder)).toEqual([]);
  expect(existsSync(path.join(at.folder, 'postgres/run'))).toBe(false);
});

test(
  'SIGINT during the first start ends it cleanly, and the log begins with the version',
  { tags: 'rest' },
  async () => {
    await using at = makeFolder();
    await using program = await startProgram({ DATA_DIR: at.folder, LOG_LEVEL: 'info' });
    await vi.waitFor(() => expect(existsSync(path.join(at.folder, 'postgres'))).toBe(true), 10_000);
    program.kill('SIGINT');
    expect(await program.exit).toBe(0);
    const [first = ''] = program.output.out.split('\n');
    expect(JSON.parse(first)).toMatchObject({ msg: 'starting', version: programVersion() });
    expect(processesOf(at.folder)).toEqual([]);
  },
);

test('a second server on the same folder is refused, and the first goes on', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  await using first = await startProgram({ DATA_DIR: at.folder });
  expect(await first.ready, first.output.err).toBe(true);
  await using second = await startProgram({ DATA_DIR: at.folder });
  expect(await second.exit).toBe(1);
  expect(second.output.out).toBe('');
  expect(second.output.err).toMatch(oneLine);
  expect(second.output.err).toContain(`Another Serumah is already running on ${at.folder}.`);
  expect(await first.status('/readyz')).toBe(200);
});

test('one of two servers that start at once in a new folder wins', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'data');
  await using a = await startProgram({ DATA_DIR: folder });
  await using b = await startProgram({ DATA_DIR: folder });
  const won = await Promise.all([a.ready, b.ready]);
  expect(won.toSorted(), a.output.err + b.output.err).toEqual([false, true]);
  expect(won[0] ? b.output.err : a.output.err).toContain('Another Serumah is already running');
  expect(await (won[0] ? a : b).status('/readyz')).toBe(200);
});

test('the server starts with all its data after kill -9 of it and its database', async () => {
  await using at = makeFolder();
  const env = { DATA_DIR: at.folder };
  await using first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  await query(at.folder, 'create table kept as select 42 as answer');
  process.kill(postmasterOf(at.folder), 'SIGKILL');
  first.kill('SIGKILL');
  await using second = await startProgram(env);
  expect(await second.ready, second.output.err).toBe(true);
  expect(await query(at.folder, 'select answer from kept')).toEqual([{ answer: 42 }]);
  second.kill('SIGKILL');
  await second.exit;
  await using third = await startProgram(env);
  expect(await third.ready, third.output.err).toBe(true);
  expect(await query(at.folder, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a killed first start leaves nothing half made', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  await using first = await startProgram({ DATA_DIR: at.folder });
  const halfMade = () =>
    existsSync(path.join(at.folder, 'postgres')) && readdirSync(path.join(at.folder, 'postgres'));
  await vi.waitFor(() => expect(halfMade()).toEqual([expect.stringContaining('data.new')]), {
    timeout: 10_000,
    interval: 5,
  });
  first.kill('SIGKILL');
  await using second = await startProgram({ DATA_DIR: at.folder });
  expect(await second.ready, second.output.err).toBe(true);
  expect(readdirSync(path.join(at.folder, 'postgres')).toSorted()).toEqual(['data', 'password', 'run']);
});

test('the server restarts its database after that alone was killed', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  await using program = await startProgram({ DATA_DIR: at.folder });
  expect(await program.ready, program.output.err).toBe(true);
  const killed = postmasterOf(at.folder);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(postmasterOf(at.folder)).not.toBe(killed), 20_000);
  await vi.waitFor(async () => expect(await program.status('/readyz')).toBe(200), 20_000);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(processesOf(at.folder)).toEqual([]);
});

test('a data folder whose path is too long for a socket works', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'x'.repeat(90), 'data');
  await using program = await startProgram({ DATA_DIR: folder });
  expect(await program.ready, program.output.err).toBe(true);
  expect(await program.status('/readyz')).toBe(200);
  const socket = readdirSync('/tmp').filter((name) => /^serumah-[0-9a-f]{16}$/.test(name));
  expect(socket).not.toEqual([]);
  program.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(socket.filter((name) => existsSync(`/tmp/${name}`)).length).toBeLessThan(socket.length);
});

test(
  'a start gives homes invite codes if they need them, and encrypts stored secrets again with a new SECRET',
  { tags: 'rest' },
  async () => {
    await using at = makeFolder();
    const env = { DATA_DIR: at.folder, SECRET: 'o'.repeat(40) };
    await using before = await startProgram(env);
    expect(await before.ready, before.output.err).toBe(true);
    const { api } = makeBrowser(`http://127.0.0.1:${before.port}`);
    const account = { displayName: 'Aisyah Rahman', email: 'aisyah@example.com', password: 'correct horse' };
    const { userId } = await api.users.register({ id: randomUUID(), ...account });
    await api.homes.createHome({ id: randomUUID(), name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
    await api.mailChoices.unsubscribe({ token: await unsubscribeToken(env, { userId, group: 'all' }) });
    before.kill('SIGTERM');
    await before.exit;

    const SECRET = 'n'.repeat(40);
    await using changed = await startProgram({
      ...env,
      SECRET,
      SECRET_PREVIOUS: env.SECRET,
      REGISTRATION: 'invited',
    });
    expect(await changed.ready, changed.output.err).toBe(true);
    expect(await query(at.folder, 'select invite_code from homes')).toEqual([
      { invite_code: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ]);
    changed.kill('SIGTERM');
    await changed.exit;

    await using after = await startProgram({ ...env, SECRET });
    expect(await after.ready, after.output.err).toBe(true);
    const browser = makeBrowser(`http://127.0.0.1:${after.port}`);
    await browser.api.users.signIn(account);
    expect(await refusalOf(browser.api.users.sendConfirmation())).toBe('LETTERS_STOPPED');
  },
);

test('an impossible data folder is refused with one line', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  writeFileSync(path.join(at.folder, 'file'), '');
  await using program = await startProgram({
    DATA_DIR: path.join(at.folder, 'file'),
    SECRET: 's'.repeat(32),
  });
  expect(await program.exit).toBe(1);
  expect(program.output.err).toMatch(oneLine);
  expect(program.output.err).toContain('DATA_DIR');
});

test('a bad setting is refused with one line, and nothing is created', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'data');
  await using program = await startProgram({ DATA_DIR: folder, PORT: '70000' });
  expect(await program.exit).toBe(1);
  expect(program.output).toEqual({ out: '', err: 'PORT must be a whole number from 1 to 65535.\n' });
  expect(existsSync(folder)).toBe(false);
});

test(
  'a port in use is refused with one line, and the database is stopped again',
  { tags: 'rest' },
  async () => {
    await using at = makeFolder();
    const taken = createServer();
    await new Promise<void>((done) => {
      taken.listen(0, '127.0.0.1', done);
    });
    const { port } = taken.address() as AddressInfo;
    await using program = await startProgram({ DATA_DIR: at.folder, PORT: String(port) });
    expect(await program.exit).toBe(1);
    expect(program.output.err).toMatch(oneLine);
    expect(program.output.err).toContain(`Port ${port} on 127.0.0.1 is already in use.`);
    expect(processesOf(at.folder)).toEqual([]);
    await new Promise((done) => taken.close(done));
  },
);

test(
  'an unreachable DATABASE_URL is refused with one line, without its password',
  { tags: 'rest' },
  async () => {
    await using at = makeFolder();
    const port = await freePort();
    const url = `postgres://me:hunter2@127.0.0.1:${port}/home`;
    await using program = await startProgram({ DATA_DIR: at.folder, DATABASE_URL: url });
    expect(await program.exit).toBe(1);
    expect(program.output.err).toMatch(oneLine);
    expect(program.output.err).toContain(`127.0.0.1:${port}/home cannot be reached`);
    expect(program.output.err).not.toContain('hunter2');
  },
);

test('the server starts no database if it has a DATABASE_URL', { tags: 'rest' }, async () => {
  await using at = makeFolder();
  await using other = makeFolder();
  await using owner = await startProgram({ DATA_DIR: other.folder });
  expect(await owner.ready, owner.output.err).toBe(true);
  mkdirSync(path.join(at.folder, 'data'));
  await using guest = await startProgram({
    DATA_DIR: path.join(at.folder, 'data'),
    DATABASE_URL: addressOf(path.join(other.folder, 'postgres')),
  });
  expect(await guest.ready, guest.output.err).toBe(true);
  expect(await guest.status('/readyz')).toBe(200);
  expect(existsSync(path.join(at.folder, 'data/postgres'))).toBe(false);
  owner.kill('SIGTERM');
  await owner.exit;
  expect(await guest.status('/readyz')).toBe(503);
  expect(await guest.status('/healthz')).toBe(200);
  await wait(300);
  guest.kill('SIGTERM');
  expect(await guest.exit).toBe(0);
});
