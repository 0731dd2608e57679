/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeBrowser } from '#test/running/app.ts';
import { refusalOf } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { makeFolder, processesOf, runTool, startProgram } from '#test/running/program.ts';
import { usage } from '#words/english-only/admin.ts';

vi.setConfig({ testTimeout: 60_000 });

const runAdmin = (env: Record<string, string>, ...args: string[]) => runTool('admin', env, args);

test('the admin tool changes what people see at once, with and without a running server', async () => {
  await using at = makeFolder();
  const env = { DATA_DIR: at.folder };
  const first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  const base = `http://127.0.0.1:${first.port}`;
  const browser = makeBrowser(base);
  const account = { displayName: 'Aisyah Rahman', email: 'aisyah@example.com', password: 'correct horse' };
  const { userId } = await browser.api.users.register({ id: randomUUID(), ...account });

  const listed = await runAdmin(env, 'accounts', 'aisyah');
  expect([listed.code, listed.err]).toEqual([0, '']);
  expect(listed.out).toContain(userId);

  const unsure = await runAdmin(env, 'end-sessions', account.email);
  expect([unsure.code, unsure.out]).toEqual([1, '']);
  expect(unsure.err).toContain('there is no terminal to answer in');
  await using stream = await listenLive({ base }, browser);
  const ended = await runAdmin(env, 'end-sessions', 'Aisyah@Example.com', '--yes');
  expect([ended.code, ended.out]).toEqual([0, `Ended 1 session of ${account.email}.\n`]);
  expect(JSON.parse(ended.err)).toMatchObject({ event: 'sessions-ended', user: userId, by: 'host' });
  await stream.ended;
  expect(await refusalOf(browser.api.users.listSessions())).toBe('UNAUTHENTICATED');
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const alone = await runAdmin(
    { ...env, PUBLIC_URL: 'https://home.example' },
    'reset-link',
    account.email,
    '--yes',
  );
  expect(alone.code, alone.err).toBe(0);
  expect(alone.out).toMatch(/^https:\/\/home\.example\/reset-password\S+\n/);
  const [, token = ''] = /token=([\w-]+)/.exec(alone.out) ?? [];
  expect(token.length).toBeGreaterThan(40);
  expect(alone.err).not.toContain(token);
  expect(processesOf(at.folder)).toEqual([]);
  expect(existsSync(path.join(at.folder, 'postgres/run'))).toBe(false);

  await using second = await startProgram(env);
  expect(await second.ready, second.output.err).toBe(true);
  const { api } = makeBrowser(`http://127.0.0.1:${second.port}`);
  expect(await api.users.resetPassword({ token, password: 'a new horse' })).toMatchObject({ userId });
});

test('without a database, the admin tool says so and creates nothing; wrong arguments get the usage', async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'data');
  const none = await runAdmin({ DATA_DIR: folder }, 'accounts');
  expect([none.code, none.out]).toEqual([1, '']);
  expect(none.err).toMatch(/^There is no database yet: npm start creates it\.[^\n]*\n$/);
  expect(existsSync(folder)).toBe(false);
  expect(await runAdmin({ DATA_DIR: folder })).toEqual({ code: 0, out: `${usage}\n`, err: '' });
  const wrong = await runAdmin({ DATA_DIR: folder }, 'close');
  expect(wrong).toEqual({ code: 1, out: '', err: `${usage}\n` });
});
