/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { addressOf } from '#server/platform/db/own-role.ts';
import { makeBrowser } from '#test/running/app.ts';
import { freePort, makeFolder, startProgram } from '#test/running/program.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

async function query(folder: string, text: string) {
  const client = new pg.Client(addressOf(path.join(folder, 'postgres')));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Creates an account, which queues a letter. Returns its address. */
async function register(base: string): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const person = { id, displayName: 'Aisyah Rahman', email, password: 'correct horse' };
  await makeBrowser(base).api.users.register(person);
  return email;
}

test('a letter whose sender is killed before marking it sent comes again with the same Message-ID', async () => {
  await using at = makeFolder();
  const PORT = String(await freePort());
  const base = `http://127.0.0.1:${PORT}`;
  let kill: (() => void) | undefined;
  const smtp = await startSmtp({ arrived: () => kill?.() });
  const env = { DATA_DIR: at.folder, PORT, SMTP_URL: smtp.url };
  const jobs = () => query(at.folder, `select id, state from pgboss.job where name = 'mail'`);
  const allMarked = () =>
    vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 40_000, interval: 200 });

  await using first = await startProgram(env);
  expect(await first.ready, first.output.err).toBe(true);
  const before = await register(base);
  await allMarked();
  kill = () => first.kill('SIGKILL');
  const during = await register(base);
  await first.exit;
  kill = undefined;
  expect(smtp.mails.map((mail) => mail.recipients)).toEqual([[before], [during]]);

  await using second = await startProgram(env);
  expect(await second.ready, second.output.err).toBe(true);
  expect(await jobs()).toMatchObject([{ state: 'active' }]);
  // Makes the job old enough to count as lost.
  await query(at.folder, `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'`);
  const after = await register(base);
  await allMarked();
  const idsOf = (email: string) =>
    smtp.mails.filter((mail) => mail.recipients.includes(email)).map((mail) => mail.messageId);
  expect(idsOf(before)).toHaveLength(1);
  expect(idsOf(after)).toHaveLength(1);
  const [id, ...again] = idsOf(during);
  expect(again).toEqual([id]);
  await smtp.stop();
});
