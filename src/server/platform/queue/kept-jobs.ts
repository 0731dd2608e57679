import type { Db as BossDb } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import { turnOf, type JobName, type Jobs } from '#server/platform/queue/queues.ts';

/**
 * What a backup takes of the queue: jobs that are still to be done, and those that failed for good. In columns that say what they mean, and
 * not pg-boss's whole rows, which change with its versions.
 */
export const KEPT_JOBS = `
  select id, name, data, case when state = 'failed' then 'failed' else 'open' end as state, retry_count, created_on, start_after,
         completed_on, output
    from pgboss.job
   where state in ('created', 'retry', 'active', 'failed')`;

/** The same columns, for what is put back. */
export const KEPT_JOBS_TABLE = `
  create temporary table kept_jobs (
    id uuid, name text, data jsonb, state text, retry_count integer, created_on timestamptz, start_after timestamptz,
    completed_on timestamptz, output jsonb) on commit drop`;

const JOBS_AT_ONCE = 1000;

type KeptJob = { id: string; name: string; data: Jobs[JobName]; startAfter: Date };

const NEXT = `
  with next as (
    delete from kept_jobs where id in (select id from kept_jobs order by created_on, id limit ${JOBS_AT_ONCE}) returning *)
  insert into put_jobs select * from next returning id, name, data, greatest(start_after, now()) as "startAfter"`;

// Their id stays, by which a mailbox knows again what came twice; their age, by which links in letters end; and how often they were tried.
const AS_IT_WAS = `
  update pgboss.job
     set created_on = put_jobs.created_on, retry_count = put_jobs.retry_count, output = put_jobs.output,
         state = (case when put_jobs.state = 'failed' then 'failed' when put_jobs.retry_count > 0 then 'retry' else 'created'
                   end)::pgboss.job_state,
         completed_on = case when put_jobs.state = 'failed' then put_jobs.completed_on end
    from put_jobs
   where job.id = put_jobs.id and job.name = put_jobs.name`;

/**
 * Puts what stands in `kept_jobs` on the queues, which are there already, in the transaction of `db`. Jobs of a queue that there is no more
 * are left out; answers how many were put.
 */
export async function putKeptJobs(db: BossDb): Promise<number> {
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    await db.executeSql('create temporary table put_jobs (like kept_jobs) on commit drop');
    await db.executeSql('delete from kept_jobs where name not in (select name from pgboss.queue)');
    let count = 0;
    for (;;) {
      const { rows } = (await db.executeSql(NEXT)) as { rows: KeptJob[] };
      if (rows.length === 0) break;
      for (const [name, jobs] of Map.groupBy(rows, (row) => row.name))
        await boss.insert(
          name,
          jobs.map(({ id, data, startAfter }) => ({ id, data, startAfter, group: { id: turnOf(data) } })),
        );
      count += rows.length;
    }
    await db.executeSql(AS_IT_WAS);
    return count;
  } finally {
    await boss.stop({ graceful: false });
  }
}
