import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { announce, type Announcing } from '#server/telling/announcing/announce.ts';
import { startApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';

test('a very large event is announced in full', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  // More values than one statement can carry if each were a parameter.
  const homeNames = Array.from({ length: 25_000 }, (_, number) => `"Home" {${number}}, \\`);
  const ended = homeNames.map((homeName) => ({ userId, homeName }));
  await announce({ tx: app.db, emit: () => {} }, { type: 'join_request_ended', ended, because: 'deleted' });
  const { rows } = await sql<{ name: string }>`
    select data->>'homeName' as name from notifications where user_id = ${userId}`.execute(app.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(homeNames.toSorted());
});

test('announcing an email or push without a queue fails and rolls back', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  const event = { type: 'removed_from_home' as const, homeId: randomUUID(), homeName: 'Seri Pandan', userId };
  const announcing = app.db
    .transaction()
    .execute((tx) => announce({ tx, emit: () => {} } as unknown as Announcing<'removed_from_home'>, event));
  await expect(announcing).rejects.toThrow('no queue to announce removed_from_home');
  const { rows } = await sql`select from notifications where user_id = ${userId}`.execute(app.db);
  expect(rows).toEqual([]);
});
