import type { Db as BossDb } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import { turnOf, type JobName, type Jobs } from '#server/platform/queue/queues.ts';

/**
 * SQL for the jobs of a backup: those still to be done, and those that failed for good. It selects our own columns, since pg-boss's rows
 * change with its versions.
 */
export const JOBS_TO_BACK_UP = `
  select id, name, data, case when state = 'failed' then 'failed' else 'open' end as state, retry_count, created_on, start_after,
         completed_on, output
    from pgboss.job
   where state in ('created', 'retry', 'active', 'failed')`;

/** The same columns, for a restore. */
export const BACKED_UP_JOBS_TABLE = `
  create temporary table backed_up_jobs (
    id uuid, name text, data jsonb, state text, retry_count integer, created_on timestamptz, start_after timestamptz,
    completed_on timestamptz, output jsonb) on commit drop`;

const JOBS_AT_ONCE = 1000;

type BackedUpJob = { id: string; name: string; data: Jobs[JobName]; startAfter: Date };

const NEXT = `
  with next as (
    delete from backed_up_jobs where id in (select id from backed_up_jobs order by created_on, id limit ${JOBS_AT_ONCE}) returning *)
  insert into put_jobs select * from next returning id, name, data, greatest(start_after, now()) as "startAfter"`;

// Restores the age, which ends links in emails, and the count of attempts. The id stays too: mailboxes recognise duplicates by it.
const RESTORE_STATE = `
  update pgboss.job
     set created_on = put_jobs.created_on, retry_count = put_jobs.retry_count, output = put_jobs.output,
         state = (case when put_jobs.state = 'failed' then 'failed' when put_jobs.retry_count > 0 then 'retry' else 'created'
                   end)::pgboss.job_state,
         completed_on = case when put_jobs.state = 'failed' then put_jobs.completed_on end
    from put_jobs
   where job.id = put_jobs.id and job.name = put_jobs.name`;

/**
 * Puts the jobs of `backed_up_jobs` on the existing queues, in the transaction of `db`. Leaves out jobs whose queue does not exist any more.
 * Returns how many were restored.
 */
export async function restoreJobs(db: BossDb): Promise<number> {
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    await db.executeSql('create temporary table put_jobs (like backed_up_jobs) on commit drop');
    await db.executeSql('delete from backed_up_jobs where name not in (select name from pgboss.queue)');
    let count = 0;
    for (;;) {
      const { rows } = (await db.executeSql(NEXT)) as { rows: BackedUpJob[] };
      if (rows.length === 0) break;
      for (const [name, jobs] of Map.groupBy(rows, (row) => row.name))
        await boss.insert(
          name,
          jobs.map(({ id, data, startAfter }) => ({ id, data, startAfter, group: { id: turnOf(data) } })),
        );
      count += rows.length;
    }
    await db.executeSql(RESTORE_STATE);
    return count;
  } finally {
    await boss.stop({ graceful: false });
  }
}
