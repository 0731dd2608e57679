import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clean } from '#server/jobs/cleaning.ts';
import { startApp } from '#test/app.ts';
import { buildHome, signUp } from '#test/build.ts';

test('what has expired is deleted, and nothing else', async () => {
  await using app = await startApp();
  const { db } = app;
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person]);
  const now = new Date();
  const [before, after] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 1000)];
  const ofMoments = [before, after];
  const { userId } = person;
  await db.deleteFrom('rate_limits').execute();
  for (const expires_at of ofMoments) {
    await db.insertInto('sessions').values({ user_id: userId, token: randomUUID(), expires_at }).execute();
    await db.insertInto('verifications').values({ identifier: 'a', value: 'b', expires_at }).execute();
    await db.insertInto('rate_limits').values({ key: randomUUID(), expire: expires_at.getTime() }).execute();
    // Seven days later it can no longer be brought back.
    const replaced_at = new Date(expires_at.getTime() - 7 * 24 * 60 * 60 * 1000);
    const plan = {
      home_id: homeId,
      id: randomUUID(),
      replaced_by: userId,
      seed: 's',
      months: '[]',
      chores: '[]',
    };
    await db
      .insertInto('replaced_plans')
      .values({ ...plan, replaced_at })
      .execute();
    const created_at = new Date(expires_at.getTime() - 180 * 24 * 60 * 60 * 1000);
    await db
      .insertInto('notifications')
      .values({ user_id: userId, type: 'home_deleted', created_at })
      .execute();
  }
  await clean({ db, files: app.files, now: () => now });
  type Table = 'sessions' | 'verifications' | 'rate_limits' | 'replaced_plans' | 'notifications';
  const count = async (table: Table) => (await db.selectFrom(table).selectAll().execute()).length;
  // The session that signing up began goes on.
  expect(await count('sessions')).toBe(2);
  const left: Table[] = ['verifications', 'rate_limits', 'replaced_plans', 'notifications'];
  expect(await Promise.all(left.map(count))).toEqual([1, 1, 1, 1]);
  expect((await person.api.users.getSession()).user?.id).toBe(userId);
});
