/** @module-tag rest */
import { expect, test } from 'vitest';
import { checkConnections, checkLive } from '#server/host/doctor/database.ts';
import { startApp } from '#test/running/app.ts';
import { freshDatabase } from '#test/running/database.ts';
import { signUp } from '#test/builders/homes.ts';

test('the report shows connections for reads and changes, and the database’s limit', async () => {
  await using app = await startApp();
  await signUp(app);
  const { state, line } = await checkConnections(app.pool, 10);
  expect(state).toBe('ok');
  expect(line).toMatch(/up to 10 connections for reads and 10 for changes \(DATABASE_POOL\)/);
  expect(line).toMatch(/open now: .*live 1.*reads \d+, writes \d+\. The database has \d+ of \d+ in use\.$/);
});

test('a warning comes before a start that the database has no room for', async () => {
  const { url } = await freshDatabase();
  await using app = await startApp();
  const pool = new (app.pool.constructor as typeof import('pg').Pool)({ connectionString: url });
  expect(await checkConnections(pool, 10_000)).toMatchObject({
    state: 'warn',
    advice: 'A server takes up to 20008: raise max_connections of PostgreSQL, or lower DATABASE_POOL.',
  });
  await pool.end();
});

test('a notification arrives where servers listen, and one sent elsewhere does not', async () => {
  const [{ url }, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  expect(await checkLive(url, url)).toMatchObject({
    name: 'Live',
    state: 'ok',
    line: expect.stringMatching(/^A change is heard within \d+ ms\.$/),
  });
  expect(await checkLive(url, other.url)).toMatchObject({
    state: 'bad',
    advice: expect.stringContaining('DATABASE_DIRECT_URL'),
  });
});
