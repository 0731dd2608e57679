/** @module-tag rest */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBus } from '#server/platform/live/bus.ts';
import { networkTo } from '#test/fakes/network.ts';
import { startApp, type TestApp } from '#test/running/app.ts';

const nothing = () => {};
const busOver = ({ url }: { url: string }, { db }: TestApp) =>
  openBus({
    url,
    db,
    onNotify: nothing,
    onListening: nothing,
    onError: nothing,
    checkEveryMs: 500,
    answerMs: 1000,
  });

test('a silently lost connection is replaced', async () => {
  await using app = await startApp();
  await using network = await networkTo(app.url);
  const bus = await busOver(network, app);
  // The bus keeps a connection that answers.
  await new Promise((done) => setTimeout(done, 1200));
  expect(network.connections()).toBe(1);
  network.swallow();
  await expect.poll(() => network.connections(), { timeout: 5000 }).toBe(2);
  await bus.close();
});

test('the bus reconnects until the database answers', async () => {
  await using app = await startApp();
  await using network = await networkTo(app.url);
  const bus = await busOver(network, app);
  network.swallow(true);
  await expect.poll(() => network.connections(), { timeout: 10_000 }).toBeGreaterThan(3);
  const restored = new Date();
  network.restore();
  const answered = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = 'serumah live' and datname = current_database()
        and query = 'select' and backend_start > ${restored}`.execute(app.db);
    return rows.length;
  };
  await expect.poll(answered, { timeout: 5000 }).toBe(1);
  await bus.close();
});
