/** @module-tag rest */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { freePort, makeFolder, processesOf, runTool, startProgram } from '#test/running/program.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

vi.setConfig({ testTimeout: 60_000 });

const TOKEN = 'a-token-that-must-stay-secret';
const EMAIL = 'one@example.com';

/** Returns the doctor's output, and the mark of each of its lines. */
async function runDoctor(env: Record<string, string>, ...args: string[]) {
  const output = await runTool('doctor', env, args);
  const marks = Object.fromEntries(
    [...output.out.matchAll(/^([✓!✗]) (\w+) /gm)].map(([, mark = '', name = '']) => [name, mark]),
  );
  return { marks, ...output };
}

async function queueOne(url: string) {
  const db = openDb(openPool(url, () => {}));
  const queue = await openQueue({ url, log: pino({ level: 'silent' }), sendOnly: true });
  await db.transaction().execute(async (tx) => {
    const row = { email: EMAIL, display_name: 'Aisyah' };
    const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    await sendNotices(queue, tx, [
      { userId: id, email: { kind: 'reset-password', userId: id, token: TOKEN } },
    ]);
  });
  await queue.stop();
  await db.destroy();
}

test('the doctor reports a failed letter with and without a running server, and a retry sends it', async () => {
  const refused: Record<string, number> = { [EMAIL]: 550 };
  const smtp = await startSmtp({ refused });
  await using at = makeFolder();
  const env = { DATA_DIR: at.folder, SMTP_URL: smtp.url };
  await using first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  const well = await runDoctor(env);
  expect(well.marks).toEqual({
    Settings: '✓',
    Versions: '✓',
    Build: '✓',
    Database: '✓',
    Pools: '✓',
    Live: '✓',
    Disk: expect.stringMatching(/[✓!]/),
    Clock: '✓',
    Mail: '✓',
    Devices: '✓',
    Google: '✓',
    Files: '✓',
    // ✓ only if the system supports the sandbox.
    Sandbox: expect.stringMatching(/[✓!]/),
    Receipts: '✓',
    // This host has no nightly backups.
    Backups: '!',
    Jobs: '✓',
  });
  expect([well.code, well.err]).toEqual([0, '']);

  await queueOne(addressOf(path.join(at.folder, 'postgres')));
  await vi.waitFor(
    async () => expect((await runDoctor(env)).out).toContain('1 job failed for good.'),
    10_000,
  );
  expect(await first.status('/readyz')).toBe(200);
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const alone = await runDoctor(env);
  expect([alone.code, alone.marks['Database'], alone.marks['Jobs']]).toEqual([0, '✓', '!']);
  expect(alone.out).toContain(`550 no mailbox for ${EMAIL}`);
  const [, id = ''] = /([0-9a-f-]{36}) {2}reset-password/.exec(alone.out) ?? [];
  const retried = await runDoctor(env, '--retry', id);
  expect(retried.out).toContain('1 job will be tried again');
  expect(retried.marks['Jobs']).toBe('✓');
  expect(smtp.mails).toEqual([]);
  expect(processesOf(at.folder)).toEqual([]);
  expect(existsSync(path.join(at.folder, 'postgres/run'))).toBe(false);

  delete refused[EMAIL];
  await using second = await startProgram(env);
  expect(await second.ready, second.output.err).toBe(true);
  const [mail] = await smtp.received(1);
  expect(mail?.text).toContain(TOKEN);
  await vi.waitFor(async () => expect((await runDoctor(env)).out).toContain('No jobs are waiting'), 10_000);
  const secret = readFileSync(path.join(at.folder, 'secret'), 'utf8').trim();
  for (const { out } of [well, alone, retried]) {
    expect(out).not.toContain(TOKEN);
    expect(out).not.toContain(secret);
  }
  await smtp.stop();
});

test('before the first start the doctor says so, and creates nothing', async () => {
  await using at = makeFolder();
  const folder = path.join(at.folder, 'data');
  const { code, marks, out } = await runDoctor({ DATA_DIR: folder });
  expect([code, marks['Database'], marks['Disk']]).toEqual([0, '!', '!']);
  expect(out).toContain('npm start creates it');
  expect(existsSync(folder)).toBe(false);
});

test('the doctor fails on a wrong SMTP password and a missing database, and prints no secret', async () => {
  await using at = makeFolder();
  const smtp = await startSmtp({ password: 'correct horse' });
  const secret = 'a secret of sessions, more than 32 characters';
  const { code, marks, out, err } = await runDoctor(
    {
      DATA_DIR: at.folder,
      SECRET: secret,
      SMTP_URL: smtp.url.replace('//', '//me:wrong%20horse@'),
      DATABASE_URL: `postgres://me:hunter2hunter2@127.0.0.1:${await freePort()}/home`,
    },
    '--mail',
    EMAIL,
  );
  expect([code, marks['Mail'], marks['Test'], marks['Database'], marks['Jobs']]).toEqual(
    [1, '✗', '✗', '✗', undefined], //
  );
  // This server repeats the password in its reply.
  expect(out).toContain('no such password: …');
  expect(out + err).not.toMatch(/horse|hunter2/);
  expect(out + err).not.toContain(secret);
  await smtp.stop();
});

test('a bad setting and a wrong argument each print one line', async () => {
  await using at = makeFolder();
  const bad = await runDoctor({ DATA_DIR: at.folder, PORT: '70000' });
  expect([bad.code, bad.out, bad.err]).toEqual([1, '', 'PORT must be a whole number from 1 to 65535.\n']);
  const lost = await runDoctor({ DATA_DIR: at.folder }, '--bogus');
  expect([lost.code, lost.out]).toEqual([1, '']);
  expect(lost.err).toMatch(/^Usage: npm run doctor[^\n]*\n$/);
});
