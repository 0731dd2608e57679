import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/days.ts';
import { clean } from '#server/jobs/cleaning.ts';
import { emptiedApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await emptiedApp();

/** How many rows remain in each table: of two or four, those that were not due. */
const LEFT = [
  // The sessions of the sign-ups remain.
  ['sessions', 7],
  ['verifications', 1],
  ['rate_limits', 1],
  ['replaced_plans', 1],
  ['notifications', 1],
  ['payment_links', 1],
  ['held_letters', 1],
  ['letters_sent', 1],
  ['calendar_feeds', 1],
  ['join_requests', 2],
] as const;
type Table = (typeof LEFT)[number][0];

test('only expired data is deleted', async () => {
  const { db } = app;
  const person = await signUp(app);
  const ben = await signUp(app, 'Ben Tan');
  const { id: homeId } = await buildHome([person, ben]);
  const payment = await askForMoney(person, homeId, [ben]);
  const now = new Date();
  const [before, after] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 1000)];
  const ofMoments = [before, after];
  const { userId } = person;
  const strangers: string[] = [];
  for (let count = 0; count < 4; count++) strangers.push((await signUp(app)).userId);
  const readers = [person, ben];
  for (const { api } of readers) await api.calendars.makeCalendarLink();
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('notifications').execute();
  for (const [at, expires_at] of ofMoments.entries()) {
    const made_at = new Date(expires_at.getTime() - 2 * 24 * 60 * 60 * 1000);
    await db
      .insertInto('calendar_feeds')
      .values({ user_id: readers[at]?.userId ?? '', etag: '', choice: '', made_at, body: Buffer.of() })
      .execute();
    await db.insertInto('sessions').values({ user_id: userId, token: randomUUID(), expires_at }).execute();
    await db.insertInto('verifications').values({ identifier: 'a', value: 'b', expires_at }).execute();
    await db.insertInto('rate_limits').values({ key: randomUUID(), expire: expires_at.getTime() }).execute();
    // After seven days the plan cannot be restored any more.
    const replaced_at = new Date(expires_at.getTime() - 7 * 24 * 60 * 60 * 1000);
    const plan = {
      home_id: homeId,
      id: randomUUID(),
      replaced_by: userId,
      seed: 's',
      months: '[]',
      act: 1,
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
  const HOUR_MS = 60 * 60 * 1000;
  const ago = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);
  for (const moment of ofMoments) {
    const share = { home_id: homeId, payment_id: payment.id, user_id: ben.userId };
    await db
      .insertInto('payment_links')
      .values({ ...share, token_hash: randomBytes(32), created_at: now, expires_at: moment })
      .execute();
    await db
      .insertInto('held_letters')
      .values({ user_id: userId, letter: '{}', held_at: ago(moment, 7 * 24) })
      .execute();
    const counted = { address_hash: randomBytes(32), about_hash: randomBytes(32), purpose: 'home', count: 1 };
    await db
      .insertInto('letters_sent')
      .values({ ...counted, day: dayOf(moment === before ? ago(now, 48) : ago(now, 24), 'UTC') })
      .execute();
    const declined = { asked_at: now, declined_at: ago(moment, 24) };
    for (const times of [declined, { asked_at: ago(moment, 30 * 24), declined_at: null }])
      await db
        .insertInto('join_requests')
        .values({ home_id: homeId, user_id: strangers.pop() ?? '', home_name: 'a', ...times })
        .execute();
  }
  await clean({ db, files: app.files, now: () => now });
  const count = async (table: Table) => (await db.selectFrom(table).selectAll().execute()).length;
  expect(
    Object.fromEntries(await Promise.all(LEFT.map(async ([table]) => [table, await count(table)]))),
  ).toEqual(Object.fromEntries(LEFT));
  expect((await person.api.users.getSession()).user?.id).toBe(userId);
});

test('receipts of a home deleted during an outage of the store are removed afterwards', async () => {
  const { db, files } = app;
  const [person, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId, name } = await buildHome([person, ben]);
  const proofId = await putProof(app, await askForMoney(person, homeId, [ben]), ben, { state: 'review' });
  await db.updateTable('payment_proofs').set({ has_files: true }).where('id', '=', proofId).execute();
  const names = [`proofs/${homeId}/${proofId}`, `proofs/${homeId}/${proofId}.webp`];
  for (const each of names) await files.put(each, Buffer.from('a receipt'), 'image/webp');
  await person.api.homes.deleteHome({ homeId, name });
  // Simulates that every attempt failed.
  await sql`delete from pgboss.job where name = 'remove-proof'`.execute(db);

  const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);
  const away = { ...files, remove: () => Promise.reject(new Error('the store is away')) };
  await expect(clean({ db, files: away, now: inTwoHours })).rejects.toThrow('the store is away');
  const left = async () => (await Promise.all(names.map((each) => files.get(each)))).filter(Boolean).length;
  expect(await left()).toBe(2);
  await clean({ db, files, now: inTwoHours });
  expect(await left()).toBe(0);
  expect(await db.selectFrom('proofs_to_remove').selectAll().execute()).toEqual([]);
});

test('files that an upload writes after its home was deleted are removed too', async () => {
  const { db, files } = app;
  const [person, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId, name } = await buildHome([person, ben]);
  const proofId = await putProof(app, await askForMoney(person, homeId, [ben]), ben, { state: 'reading' });
  await db.updateTable('payment_proofs').set({ has_files: true }).where('id', '=', proofId).execute();
  await person.api.homes.deleteHome({ homeId, name });
  await clean({ db, files, now: () => new Date() });
  await files.put(`proofs/${homeId}/${proofId}`, Buffer.from('a receipt'), 'image/png');
  await clean({ db, files, now: () => new Date(Date.now() + 2 * 60 * 60 * 1000) });
  expect(await files.get(`proofs/${homeId}/${proofId}`)).toBeUndefined();
});
