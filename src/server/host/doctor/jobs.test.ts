import { sql } from 'kysely';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { checkJobs, retryJobs } from '#server/host/doctor/proofs-pushes-jobs.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { freshDatabase } from '#test/running/database.ts';
import { openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const TOKEN = 'a-token-that-nobody-may-see';
// A worker polls every two seconds.
const SOON = 5000;
const NOBODY = 'd5f0c6de-6e0c-4a3c-9a53-0a6d9a2b7f10';

type Room = Awaited<ReturnType<typeof openMailRoom>>;

async function failLetters(room: Room, emails: string[]) {
  for (const email of emails) {
    const { id: userId } = await room.addUser({ email });
    await room.post({ kind: 'reset-password', userId, token: TOKEN });
  }
  await vi.waitFor(async () => {
    expect((await room.jobs()).filter((job) => job.state === 'failed')).toHaveLength(emails.length);
  });
  return room.jobs();
}

/** Opens queues without workers. */
async function openQueues() {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const queue = await openQueue({ url, log: pino({ level: 'silent' }), sendOnly: true });
  const email = 'a@b.example';
  return {
    db,
    send: () => db.transaction().execute((tx) => queue.send(tx, 'forgotten-password', { email })),
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await db.destroy();
    },
  };
}

test('no jobs at all are fine, and so is a database without queues', async () => {
  await using at = await openQueues();
  expect(await checkJobs(at.db)).toMatchObject({ name: 'Jobs', state: 'ok', details: [] });
  await sql`drop schema pgboss cascade`.execute(at.db);
  expect(await checkJobs(at.db)).toMatchObject({ state: 'ok', line: 'There are no jobs yet.' });
  expect(await retryJobs(at.db, undefined)).toMatchObject({ state: 'ok' });
});

test('new jobs are fine; jobs without a worker cause a warning', async () => {
  await using at = await openQueues();
  await at.send();
  await at.send();
  expect(await checkJobs(at.db)).toMatchObject({
    state: 'ok',
    line: '2 jobs in progress, none have failed.',
    details: [expect.stringMatching(/^forgotten-password: 2 waiting/)],
  });
  await sql`update pgboss.job set start_after = now() - interval '10 minutes'`.execute(at.db);
  expect(await checkJobs(at.db)).toMatchObject({
    state: 'warn',
    line: 'A job has been due for 10 minutes, and nothing has started it.',
    advice: expect.stringContaining('npm start'),
    details: ['forgotten-password: 2 waiting, oldest due for 10 minutes'],
  });
});

test('retried jobs are listed with their next time and reason', async () => {
  const smtp = await startSmtp({ senderRefused: 450 });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId } = await room.addUser();
  await room.post({ kind: 'reset-password', userId, token: TOKEN });
  await vi.waitFor(async () => {
    expect((await room.jobs())[0]?.state).toBe('retry');
  });
  const { state, details } = await checkJobs(room.db);
  expect(state).toBe('ok');
  expect(details).toEqual([
    expect.stringMatching(
      /^mail: 1 to try again, next try \d{4}-\d\d-\d\d \d\d:\d\d UTC, last reason: .*450 sender refused/,
    ),
  ]);
  await smtp.stop();
});

test('failed jobs are listed without secrets, and arrive after a retry', async () => {
  const refused: Record<string, number> = { 'one@example.com': 550, 'two@example.com': 550 };
  const smtp = await startSmtp({ refused });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const [one, two] = await failLetters(room, Object.keys(refused));
  await sql`update pgboss.job set output = jsonb_build_object('reason', 'spam: https://rumah.example/reset?token=' || ${TOKEN})
             where id = ${two?.id}`.execute(room.db);

  const finding = await checkJobs(room.db);
  expect(finding).toMatchObject({
    state: 'warn',
    line: '2 jobs failed for good.',
    advice: expect.stringContaining('--retry'),
  });
  const [held, ...list] = finding.details ?? [];
  expect(held).toBe('mail: 2 failed');
  expect(list.find((line) => line.startsWith(one?.id ?? ' '))).toMatch(
    /reset-password, \d{4}-.* UTC, tried once: .*550 no mailbox for one@example\.com/,
  );
  expect(list.find((line) => line.startsWith(two?.id ?? ' '))).toContain(
    'spam: https://rumah.example/reset?…',
  );
  expect(JSON.stringify(finding)).not.toContain(TOKEN);

  expect(await retryJobs(room.db, NOBODY)).toMatchObject({ state: 'bad' });
  expect(await retryJobs(room.db, 'no id')).toMatchObject({ state: 'bad' });
  for (const email of Object.keys(refused)) delete refused[email];
  expect(await retryJobs(room.db, one?.id)).toMatchObject({
    name: 'Retry',
    state: 'ok',
    line: expect.stringContaining('1 job will be tried again'),
  });
  const [mail] = await smtp.received(1);
  expect(mail?.recipients).toEqual(['one@example.com']);
  await vi.waitFor(async () => {
    expect((await room.jobs()).map(({ id }) => id)).toEqual([two?.id]);
  });
  await retryJobs(room.db, undefined);
  await smtp.received(2);
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  });
  expect(await checkJobs(room.db)).toMatchObject({ state: 'ok' });
  await smtp.stop();
});

test('a job that fails again is listed again', async () => {
  const smtp = await startSmtp({ refused: { 'one@example.com': 550 } });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  await failLetters(room, ['one@example.com']);
  await retryJobs(room.db, undefined);
  await vi.waitFor(async () => {
    expect((await checkJobs(room.db)).details).toContainEqual(expect.stringContaining('tried 2 times'));
  }, SOON);
  await smtp.stop();
});

test('an email with an expired link is completed, not sent', async () => {
  const refused: Record<string, number> = { 'one@example.com': 550 };
  const smtp = await startSmtp({ refused });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  await failLetters(room, ['one@example.com']);
  await sql`update pgboss.job set created_on = now() - interval '2 hours'`.execute(room.db);
  delete refused['one@example.com'];
  await retryJobs(room.db, undefined);
  await vi.waitFor(async () => {
    expect(await room.jobs()).toEqual([]);
  }, SOON);
  expect(smtp.mails).toEqual([]);
  await smtp.stop();
});

test('a job that failed long ago may wait again for a worker', async () => {
  await using at = await openQueues();
  await at.send();
  await sql`update pgboss.job set state = 'failed', completed_on = now() - interval '29 days',
                   start_after = now() - interval '29 days', keep_until = now() - interval '15 days'`.execute(
    at.db,
  );
  await retryJobs(at.db, undefined);
  const { rows } = await sql<{ state: string; kept: boolean }>`
    select state::text, keep_until > now() + interval '13 days' as kept from pgboss.job`.execute(at.db);
  expect(rows).toEqual([{ state: 'retry', kept: true }]);
});

test('only the latest are shown', async () => {
  await using at = await openQueues();
  for (let count = 0; count < 23; count++) await at.send();
  await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"reason":"no"}'`.execute(
    at.db,
  );
  const { details = [] } = await checkJobs(at.db);
  expect(details).toHaveLength(22);
  expect(details.at(-1)).toBe('and 3 more');
});
