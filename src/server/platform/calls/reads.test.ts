import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCallSemaphores, semaphoreOf } from '#server/platform/calls/concurrency-limits.ts';
import { signUp } from '#test/builders/homes.ts';
import { countWaiting } from '#test/running/database.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

test('a person with many reads delays only themselves', async () => {
  const [greedy, other] = [await signUp(app), await signUp(app, 'Ben Tan')];
  let answered = 0;
  const { asked, waiting } = await app.db.transaction().execute(async (tx) => {
    await sql`lock table notifications`.execute(tx);
    const all = Array.from({ length: 60 }, async () => {
      await greedy.api.notifications.listNotifications({}).catch(() => {});
      answered += 1;
    });
    await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBe(6);
    expect((await other.api.users.getSession()).user?.id).toBe(other.userId);
    expect(answered).toBe(0);
    return { asked: Promise.all(all), waiting: await countWaiting(tx) };
  });
  await asked;
  expect(waiting).toBe(6);
});

test('reading receipts for a minute takes no place from database reads', async () => {
  const semaphores = makeCallSemaphores();
  const meta = { kind: 'untransacted', access: 'user', rule: 'user', changes: [], refusals: [] } as const;
  const caller = { address: '192.0.2.1', user: undefined, homeId: undefined };
  const semaphore = semaphoreOf(meta, semaphores, caller);
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  const long = Array.from({ length: 20 }, () => semaphore(() => never));
  await semaphores.reads('192.0.2.1', async () => {});
  end();
  await Promise.all(long);
});

test('a few files of a session are read at once', async () => {
  const { fileReads } = makeCallSemaphores();
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const read = (key: string) =>
    fileReads(key, () => {
      begun += 1;
      return never;
    });
  const all = Array.from({ length: 20 }, () => read('one'));
  all.push(read('other'));
  await Promise.resolve();
  expect(begun).toBe(5);
  end();
  await Promise.all(all);
});

test.each<[what: string, table: string, path: string]>([
  ['guesses of calendars', 'calendars', `/calendar/${'x'.repeat(43)}.ics`],
  ['exports', 'sessions', '/api/my-data.json'],
  ['live streams', 'sessions', '/api/live'],
])('%s wait in turn and use no more connections than allowed', async (_, table, path) => {
  const [greedy, other] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const asked = await app.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)}`.execute(tx);
    const all = Array.from({ length: 60 }, () =>
      greedy
        .fetch(app.base + path)
        .then((answer) => answer.body?.cancel())
        .catch(() => {}),
    );
    await expect.poll(() => countWaiting(tx), { timeout: 10_000 }).toBeGreaterThanOrEqual(6);
    if (table !== 'sessions') expect((await other.api.users.getSession()).user?.id).toBe(other.userId);
    // One more may wait: the server regularly checks the sessions of open streams.
    expect(await countWaiting(tx)).toBeLessThanOrEqual(table === 'sessions' ? 7 : 6);
    return all;
  });
  await Promise.all(asked);
});
