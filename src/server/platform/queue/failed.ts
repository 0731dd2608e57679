import { sql, type Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { hasTable } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';

/** The jobs of one queue. Ages are in seconds. */
export type QueueState = {
  name: string;
  waiting: number;
  /** The age of the oldest job that waits and could run. */
  oldestSeconds: number | null;
  active: number;
  retrying: number;
  nextTry: Date | null;
  /** The latest failure of jobs that are retried. */
  reason: string | null;
  failed: number;
};
/** A job that is not retried, without its data, which contains tokens. */
export type FailedJob = {
  id: string;
  queue: string;
  kind: string | null;
  at: Date;
  tries: number;
  reason: string;
};

const DAY_S = 24 * 60 * 60;
/** The longest wait of a new job. */
const MAY_WAIT_S = 14 * DAY_S;

/** Reads every queue with jobs. Returns undefined if no server has created the queues yet. */
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

/** Reads the jobs that failed for good, the latest first, at most `limit`. */
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

// This instance neither supervises nor migrates. It only changes jobs.
const openTool = async (db: Kysely<DB>) => {
  const boss = new PgBoss({ db: fromKysely(db), migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  return boss;
};

/** Puts jobs that failed for good, or the one with this id, on their queues again, due at once. Returns how many. */
export async function retryFailed(db: Kysely<DB>, id?: string): Promise<number> {
  if (!(await hasTable(db, 'pgboss.job'))) return 0;
  const boss = await openTool(db);
  try {
    return await db.transaction().execute(async (tx) => {
      const queues = await failedIds(tx, id?.toLowerCase());
      for (const { name, ids } of queues) {
        await boss.retry(name, ids, { db: fromKysely(tx) });
        // Otherwise a job that failed just now would be due at its next retry, and one that failed long ago would be past its longest wait
        // and be deleted before a worker takes it.
        const dueNow = { startAfter: 0, retentionSeconds: MAY_WAIT_S, db: fromKysely(tx) };
        for (const each of ids) await boss.update(name, undefined, { id: each, ...dueNow });
      }
      return queues.reduce((sum, { ids }) => sum + ids.length, 0);
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}
