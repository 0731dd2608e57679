import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notifyEach } from '#server/telling/notifications/notifications.ts';
import { startApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';

test('however much one change has to tell, all of it is told', async () => {
  await using app = await startApp();
  const { userId } = await signUp(app);
  // More values than one statement may carry, were each a value of its own.
  const homeNames = Array.from({ length: 25_000 }, (_, number) => `"Home" {${number}}, \\`);
  const told = homeNames.map((homeName) => ({
    userId,
    notification: { type: 'home_deleted' as const, data: { homeName } },
  }));
  await notifyEach(app.db, () => {}, told);
  const { rows } = await sql<{ name: string }>`
    select data->>'homeName' as name from notifications where user_id = ${userId}`.execute(app.db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(homeNames.toSorted());
});
