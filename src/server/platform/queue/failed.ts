import { sql, type Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { hasTable } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';

/** What one queue holds; ages in seconds. */
export type QueueState = {
  name: string;
  waiting: number;
  /** Of those that wait and could run. */
  oldestSeconds: number | null;
  active: number;
  retrying: number;
  nextTry: Date | null;
  /** Of the latest failure among those that are tried again. */
  reason: string | null;
  failed: number;
};
/** A job that is not tried again, without its data: tokens are in it. */
export type FailedJob = {
  id: string;
  queue: string;
  kind: string | null;
  at: Date;
  tries: number;
  reason: string;
};

const DAY_S = 24 * 60 * 60;
/** As long as a new job may wait. */
const MAY_WAIT_S = 14 * DAY_S;

/** Every queue that holds something; undefined where no server has made the queues yet. */
export async function readQueues(db: Kysely<DB>): Promise<QueueState[] | undefined> {
  if (!(await hasTable(db, 'pgboss.job'))) return undefined;
  const { rows } = await sql<QueueState>`
    select name,
           count(*) filter (where state = 'created') as waiting,
           extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now()))::float8
             as "oldestSeconds",
           count(*) filter (where state = 'active') as active,
           count(*) filter (where state = 'retry') as retrying,
           min(start_after) filter (where state = 'retry') as "nextTry",
           (array_agg(output->>'reason' order by started_on desc) filter (where state = 'retry'))[1] as reason,
           count(*) filter (where state = 'failed') as failed
      from pgboss.job
     where state in ('created', 'retry', 'active', 'failed')
     group by name
     order by name`.execute(db);
  return rows;
}

/** The jobs that failed for good, the latest first, at most `limit`. */
export async function readFailed(db: Kysely<DB>, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as queue, data->>'kind' as kind, completed_on as at, retry_count + 1 as tries,
           coalesce(output->>'reason', output->>'message', output::text, '') as reason
      from pgboss.job
     where state = 'failed'
     order by completed_on desc, id
     limit ${limit}`.execute(db);
  return rows;
}

const failedIds = (db: Kysely<DB>, id: string | undefined) =>
  sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids
      from pgboss.job
     where state = 'failed' and (${id ?? null}::text is null or id::text = ${id ?? null})
     group by name`
    .execute(db)
    .then(({ rows }) => rows);

// It looks after nothing and brings nothing up to date: it only knows how to change a job.
const openTool = async (db: Kysely<DB>) => {
  const boss = new PgBoss({ db: fromKysely(db), migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  return boss;
};

/** Puts what failed for good, or the one of this id, on its queue again; answers how many. It is due at once. */
export async function retryFailed(db: Kysely<DB>, id?: string): Promise<number> {
  if (!(await hasTable(db, 'pgboss.job'))) return 0;
  const boss = await openTool(db);
  try {
    return await db.transaction().execute(async (tx) => {
      const queues = await failedIds(tx, id?.toLowerCase());
      for (const { name, ids } of queues) {
        await boss.retry(name, ids, { db: fromKysely(tx) });
        // Else one that failed just now is due when its next try would have been, and one that failed long ago is past the time
        // that it may wait, and deleted before anybody takes it up.
        const dueNow = { startAfter: 0, retentionSeconds: MAY_WAIT_S, db: fromKysely(tx) };
        for (const each of ids) await boss.update(name, undefined, { id: each, ...dueNow });
      }
      return queues.reduce((sum, { ids }) => sum + ids.length, 0);
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
