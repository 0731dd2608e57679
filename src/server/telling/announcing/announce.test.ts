import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { announce } from '#server/telling/announcing/announce.ts';
import { startApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';

test('however much one change has to tell, all of it is told', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  // More values than one statement may carry, were each a value of its own.
  const homeNames = Array.from({ length: 25_000 }, (_, number) => `"Home" {${number}}, \\`);
  const ended = homeNames.map((homeName) => ({ userId, homeName }));
  await announce({ tx: app.db, emit: () => {} }, { type: 'join_request_ended', ended, because: 'deleted' });
  const { rows } = await sql<{ name: string }>`
    select data->>'homeName' as name from notifications where user_id = ${userId}`.execute(app.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(homeNames.toSorted());
});
