/** @module-tag rest */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { diskStore } from '#server/platform/files/disk-store.ts';
import { backUpApp, makePlace, restoreToNewDatabase } from '#test/backups/places.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { openQueue } from '#server/telling/announcing/channels.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { sendNotices } from '#server/telling/announcing/channels.ts';
import { openMailRoom, SECRET } from '#test/running/mail-room.ts';
import { freshDatabase } from '#test/running/database.ts';

type Job = { id: string; state: string; email: string };

/** A database with unsent emails, each to another person and named by its fate. */
async function letters(...names: string[]) {
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const queue = await openQueue({ url, log: makeLog('silent'), sendOnly: true });
  for (const name of names)
    await db.transaction().execute(async (tx) => {
      const person = { email: `${name}@example.com`, display_name: name, email_verified: true };
      const { id } = await tx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
      await sendNotices(queue, tx, [
        { userId: id, email: { kind: 'reset-password', userId: id, token: `token-${name}` } },
      ]);
    });
  await queue.stop();
  const idOf = sql`(select job.id from pgboss.job join users on users.id::text = data->>'userId' where email = `;
  return {
    url,
    db,
    set: (name: string, change: string) =>
      sql`update pgboss.job set ${sql.raw(change)} where id = ${idOf} ${`${name}@example.com`})`.execute(db),
    done: (name: string) =>
      sql`delete from pgboss.job where id = ${idOf} ${`${name}@example.com`})`.execute(db),
    jobs: async () =>
      (
        await sql<Job>`
          select job.id, state::text, email from pgboss.job join users on users.id::text = data->>'userId' order by email`.execute(
          db,
        )
      ).rows,
  };
}

test('each promised email leaves once after a restore, and none that had left', async () => {
  using place = makePlace();
  const smtp = await startSmtp();
  const at = await letters('sent', 'waiting', 'tried', 'failed', 'leaving', 'left-meanwhile', 'stuck');
  await at.done('sent');
  await at.set('tried', `state = 'retry', retry_count = 3, start_after = now() - interval '1 minute'`);
  await at.set(
    'failed',
    `state = 'failed', retry_count = 33, completed_on = now(), output = '{"reason": "550 no mailbox"}'`,
  );
  // A queue's supervisor must not consider these abandoned.
  for (const name of ['leaving', 'stuck'])
    await at.set(name, `state = 'active', started_on = now(), heartbeat_on = now() + interval '1 day'`);
  const before = await at.jobs();
  const from = { url: at.url, files: diskStore(place.folder), settings: { SECRET } };
  const making = backUpApp(from, place.archive);
  // The backup waits for jobs that were active in its snapshot. This one is sent by then, and so is one that had not begun.
  await wait(1000);
  await at.done('leaving');
  await at.done('left-meanwhile');
  await making;
  await at.db.destroy();

  const { url, archive } = await restoreToNewDatabase(place.archive, { folder: `${place.folder}/again` });
  const gone = before.filter(({ email }) => /^(?:leaving|left-meanwhile)@/.test(email)).map(({ id }) => id);
  expect(archive.contents.doneJobs.toSorted()).toEqual(gone.toSorted());
  const db = openDb(openPool(url, () => {}));
  const { rows } = await sql`
    select email, state::text, retry_count, output->>'reason' as reason
      from pgboss.job join users on users.id::text = data->>'userId' order by email`.execute(db);
  expect(rows).toEqual([
    { email: 'failed@example.com', state: 'failed', retry_count: 33, reason: '550 no mailbox' },
    { email: 'stuck@example.com', state: 'created', retry_count: 0, reason: null },
    { email: 'tried@example.com', state: 'retry', retry_count: 3, reason: null },
    { email: 'waiting@example.com', state: 'created', retry_count: 0, reason: null },
  ]);
  await db.destroy();

  {
    await using room = await openMailRoom({ url, smtpUrl: smtp.url });
    await smtp.received(3);
    await expect.poll(() => room.jobs()).toHaveLength(1);
  }
  expect(smtp.mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
    'stuck@example.com',
    'tried@example.com',
    'waiting@example.com',
  ]);
  // A mailbox recognises an email that did leave by its id.
  const idOf = (name: string) => before.find(({ email }) => email === `${name}@example.com`)?.id ?? '';
  for (const { recipients, messageId } of smtp.mails)
    expect(messageId).toContain(idOf(recipients[0]?.split('@')[0] ?? ''));
  await smtp.stop();
});

test('more jobs than one batch are restored, each with its age', async () => {
  using place = makePlace();
  const { url } = await freshDatabase();
  const db = openDb(openPool(url, () => {}));
  const queue = await openQueue({ url, log: makeLog('silent'), sendOnly: true });
  const many = Array.from({ length: 2500 }, (_, index) => ({ email: `${index}@example.com` }));
  await db.transaction().execute((tx) => queue.send(tx, 'forgotten-password', ...many));
  await sql`update pgboss.job set created_on = created_on - interval '2 hours'`.execute(db);
  await queue.stop();
  const all = async (at: typeof db) =>
    (await sql`select id, name, data, state::text, created_on from pgboss.job order by id`.execute(at)).rows;
  const before = await all(db);
  await backUpApp({ url, files: diskStore(place.folder), settings: { SECRET } }, place.archive);
  const restored = await restoreToNewDatabase(place.archive, { folder: `${place.folder}/again` });
  const again = openDb(openPool(restored.url, () => {}));
  expect(await all(again)).toEqual(before);
  expect(before).toHaveLength(2500);
  await Promise.all([db.destroy(), again.destroy()]);
});
