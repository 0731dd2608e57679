import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { JOBS } from '#server/platform/queue/queues.ts';
import { emailChannel } from '#server/telling/letters/channel.ts';
import { pushChannel } from '#server/telling/pushes/channel.ts';
import { Silence } from '#server/platform/queue/silence.ts';
import { freshDatabase } from '#test/running/database.ts';
import { aheadClock, openMailRoom } from '#test/running/mail-room.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

/** Long enough even if all cores are busy. */
const SOON = { timeout: 10_000 };
const HOUR_MS = 60 * 60 * 1000;

test('servers that start at once on an empty database all work', async () => {
  const { url } = await freshDatabase();
  const errors: unknown[] = [];
  const db = openDb(openPool(url, (error) => errors.push(error)));
  await sql`drop schema pgboss cascade`.execute(db);
  const log = pino({ level: 'warn' }, { write: (line: string) => errors.push(line) });
  const queues = await Promise.all(Array.from({ length: 4 }, () => openQueue({ url, log })));
  const done: string[] = [];
  for (const queue of queues) {
    await queue.work('forgotten-password', async ({ data }) => {
      done.push(data.email);
    });
  }
  const emails = Array.from({ length: 12 }, (_, index) => `${index}@example.com`);
  await db.transaction().execute(async (tx) => {
    for (const email of emails) await queues[0]?.send(tx, 'forgotten-password', { email });
  });
  await vi.waitFor(() => {
    expect(done).toHaveLength(12);
  }, SOON);
  await Promise.all(queues.map((queue) => queue.stop()));
  await db.destroy();
  expect(done.toSorted()).toEqual(emails.toSorted());
  expect(errors).toEqual([]);
});

test('the feature provides the work of a forgotten-password job', async () => {
  const asked: string[] = [];
  const forgottenPassword = async ({ email }: { email: string }) => {
    asked.push(email);
  };
  await using room = await openMailRoom({ forgottenPassword });
  await room.db.transaction().execute((tx) => room.queue.send(tx, 'forgotten-password', { email: 'a@b.c' }));
  await vi.waitFor(async () => {
    expect(await room.jobs('forgotten-password')).toEqual([]);
    expect(asked).toEqual(['a@b.c']);
  }, SOON);
});

test(
  'a mail is tried for 24 hours with growing pauses, then kept with its reason',
  { timeout: 60_000 },
  async () => {
    const { url: smtpUrl, stop } = await startSmtp();
    await stop();
    const clock = aheadClock();
    await using room = await openMailRoom({ smtpUrl, clock });
    const { id: userId } = await room.addUser();
    await room.post({ kind: 'reset-password', userId, token: 't' });
    const tries = [clock.now()];
    const settled = async (count: number) => {
      const [job] = await room.jobs();
      expect(job?.state).toMatch(/retry|failed/);
      expect(room.lines.filter((line) => line.msg === 'job failed')).toHaveLength(count);
      return job;
    };
    let job = await vi.waitFor(() => settled(1), SOON);
    while (job?.state === 'retry') {
      await clock.setTime(job.start_after);
      await clock.tick(2100);
      tries.push(clock.now());
      job = await vi.waitFor(() => settled(tries.length), SOON);
    }
    const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
    const total = (tries.at(-1) ?? 0) - (tries[0] ?? 0);
    expect(total).toBeGreaterThan(24 * HOUR_MS);
    expect(total).toBeLessThan(26 * HOUR_MS);
    expect(pauses[0]).toBeLessThan(15_000);
    expect(Math.max(...pauses)).toBeLessThan(HOUR_MS + 10_000);
    expect(job?.state).toBe('failed');
    expect(job?.output?.reason).toContain('ECONNREFUSED');
    expect(room.lines.at(-1)).toMatchObject({ level: 50, msg: 'job failed' });
  },
);

test('another server takes the job of a killed server', async () => {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const killed = new PgBoss({ connectionString: url, supervise: false });
  await killed.start();
  const log = pino({ level: 'silent' });
  // This server's clock is ahead of the other's heartbeats by more than allowed.
  const clock = aheadClock();
  const queue = await openQueue({ url, log, clock });
  await db.transaction().execute((tx) => queue.send(tx, 'forgotten-password', { email: 'a@b.c' }));
  expect(await killed.fetch('forgotten-password')).toHaveLength(1);
  await killed.stop({ graceful: false });
  const done: string[] = [];
  await queue.work('forgotten-password', async ({ data }) => {
    done.push(data.email);
  });
  await clock.tick(40_000);
  await vi.waitFor(() => {
    expect(done).toEqual(['a@b.c']);
  }, SOON);
  await queue.stop();
  await db.destroy();
});

test('stopping waits for the email that is being sent', async () => {
  const smtp = await startSmtp({ slowness: 700 });
  await using room = await openMailRoom({ smtpUrl: smtp.url });
  const { id: userId } = await room.addUser();
  await room.post({ kind: 'reset-password', userId, token: 't' });
  await vi.waitFor(() => {
    expect(smtp.connections.open).toBe(1);
  }, SOON);
  await room.queue.stop();
  expect(smtp.mails).toHaveLength(1);
  expect(await room.jobs()).toEqual([]);
  await smtp.stop();
});

test('an unanswered job does not delay other jobs of its person', async () => {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const queue = await openQueue({ url, log: pino({ level: 'silent' }) });
  const userId = '01990000-0000-7000-8000-000000000000';
  const asked: string[] = [];
  const { promise: silence, resolve: end } = Promise.withResolvers<void>();
  await queue.work('google-picture', async ({ id, data }) => {
    asked.push(data.url);
    if (data.url === 'first') throw new Silence('nothing came');
    if (data.url === 'silent') return silence;
    if (data.url === 'put off')
      return db
        .transaction()
        .execute((tx) => queue.postpone(tx, 'google-picture', { userId, url: 'silent' }, { id, seconds: 0 }));
    return undefined;
  });
  const send = (address: string) =>
    db.transaction().execute((tx) => queue.send(tx, 'google-picture', { userId, url: address }));
  await send('put off');
  await vi.waitFor(() => expect(asked).toEqual(['put off', 'silent']), SOON);
  await send('prompt');
  await vi.waitFor(() => expect(asked).toEqual(['put off', 'silent', 'prompt']), SOON);
  await send('first');
  await vi.waitFor(() => expect(asked).toContain('first'), SOON);
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      group: string;
    }>`select group_id as "group" from pgboss.job where data ->> 'url' = 'first'`.execute(db);
    expect(rows).toEqual([{ group: `slow ${userId}` }]);
  }, SOON);
  end();
  await queue.stop();
  await db.destroy();
});

test('a job that this version cannot read fails for good and keeps its reason', async () => {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const queue = await openQueue({ url, log });
  const [userId, pictureId] = [randomUUID(), randomUUID()];
  await db.transaction().execute((tx) => queue.send(tx, 'remove-picture', { userId, pictureId }));
  await sql`update pgboss.job set data = '{"userId": "not an id", "picture": "a secret"}' where name = 'remove-picture'`.execute(
    db,
  );
  await db.transaction().execute((tx) => queue.send(tx, 'remove-picture', { userId, pictureId }));
  const done: unknown[] = [];
  await queue.work('remove-picture', async ({ data }) => {
    done.push(data);
  });
  const reason = 'this version cannot read the job: userId (invalid_format), pictureId (invalid_type)';
  await vi.waitFor(async () => {
    const { rows } = await sql`select state, retry_count, output from pgboss.job`.execute(db);
    expect(rows).toEqual([{ state: 'failed', retry_count: 0, output: { reason } }]);
  }, SOON);
  expect(done).toEqual([{ userId, pictureId }]);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      queue: 'remove-picture',
      tried: 1,
      final: true,
      reason,
      msg: 'job failed',
    }),
  ]);
  await queue.stop();
  await db.destroy();
});

test('fields of a newer version are left out of a job', () => {
  const job = { homeId: randomUUID(), billId: randomUUID() };
  expect(JOBS['remove-bill'].schema.parse({ ...job, isNew: true })).toEqual(job);
});

test('channels: a row without a field fails for good, and unknown facts are kept', () => {
  const letter = { kind: 'of-tomorrow', userId: randomUUID(), until: 'tomorrow' };
  expect(emailChannel.schema.parse(letter)).toEqual(letter);
  expect(emailChannel.schema.safeParse({ ...letter, userId: 'nobody' }).success).toBe(false);
  const push = { ...letter, subscriptionId: randomUUID(), event: 'e' };
  expect(pushChannel.schema.parse(push)).toEqual(push);
  expect(pushChannel.schema.safeParse(letter).success).toBe(false);
});
