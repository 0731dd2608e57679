import type { Kysely } from 'kysely';
import {
  fromKysely,
  PgBoss,
  type Clock,
  type JobResult,
  type JobWithMetadata,
  type WorkOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { DB } from '#server/db/types.ts';
import { loggedMessage } from '#server/logs/log.ts';
import { PermanentFailure } from '#server/queue/permanent-failure.ts';
import { queues, working, type JobName, type Jobs } from '#server/queue/queues.ts';

export type RunningJob<N extends JobName> = {
  id: string;
  data: Jobs[N];
  createdOn: Date;
  /** Aborts when the server stops and cannot wait any longer, or when the job was taken away. */
  signal: AbortSignal;
};
export type JobHandler<N extends JobName> = (job: RunningJob<N>) => Promise<void>;
export type Queue = Awaited<ReturnType<typeof startQueue>>;

type QueueOptions = {
  url: string;
  log: Logger;
  /** Makes the schema and the queues, and looks after nothing: for a template database or a tool. */
  sendOnly?: boolean;
  clock?: Clock;
};

type Working = WorkOptions & { perJobResults: true; includeMetadata: true };

const STOP_MS = 15_000;

const openBoss = ({ url, log, sendOnly = false, clock }: QueueOptions) => {
  const boss = new PgBoss({
    connectionString: url,
    max: sendOnly ? 1 : 3,
    application_name: 'serumah jobs',
    useListenNotify: !sendOnly,
    supervise: !sendOnly,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    ...(clock && { clock }),
  });
  boss.on('error', (error: Error | (object & { message: string })) => {
    // Some are told as copies of an error, which are none themselves.
    const err = error instanceof Error ? error : Object.assign(new Error(error.message), error);
    log.error({ err }, 'job queue');
  });
  boss.on('warning', (warning) => {
    log.warn({ warning: warning.message }, 'job queue');
  });
  return boss;
};

// Both: a queue that an older version made takes the options of this one.
async function makeQueue(boss: PgBoss, name: JobName) {
  await boss.createQueue(name, queues[name]);
  await boss.updateQueue(name, queues[name]);
}

/** Marks the job done on its own, as soon as it is: a crash repeats those in the middle, not the rest of their batch. */
async function forget(boss: PgBoss, log: Logger, job: JobWithMetadata<unknown>) {
  try {
    await boss.deleteJob(job.name, { id: job.id, retryCount: job.retryCount });
  } catch (error) {
    // It is done all the same: pg-boss marks it so, with its batch.
    log.warn({ err: error, job: job.id, queue: job.name }, 'done job not deleted');
  }
}

async function run<N extends JobName>(
  boss: PgBoss,
  log: Logger,
  handler: JobHandler<N>,
  job: JobWithMetadata<Jobs[N]>,
): Promise<JobResult> {
  const { id, data, createdOn, signal } = job;
  try {
    await handler({ id, data, createdOn, signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const permanent = error instanceof PermanentFailure;
    const final = permanent || job.retryCount >= job.retryLimit;
    // Never its data: there are tokens in it. The row keeps the whole reason, which may quote an address.
    log[final ? 'error' : 'warn'](
      { job: id, queue: job.name, tried: job.retryCount + 1, final, reason: loggedMessage(error) },
      'job failed',
    );
    // No dead letter queue is named, so 'deadletter' only means: not again. The row stays, with its reason.
    return { id, status: permanent ? 'deadletter' : 'failed', output: { reason } };
  }
  await forget(boss, log, job);
  return { id, status: 'completed' };
}

/** Starts pg-boss on `url`, with its own schema brought up to date; servers that start at once wait for each other. */
export async function startQueue(options: QueueOptions) {
  const { log } = options;
  const boss = openBoss(options);
  await boss.start();
  await Promise.all((Object.keys(queues) as JobName[]).map((name) => makeQueue(boss, name)));
  return {
    /** Queues jobs in `tx`: they exist once it has committed, and never where it rolls back. */
    async send<N extends JobName>(tx: Kysely<DB>, name: N, ...jobs: Jobs[N][]): Promise<void> {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map((data) => ({ data })),
        { db: fromKysely(tx) },
      );
    },
    /** The same for one job that waits so many seconds first. */
    async sendAfter<N extends JobName>(
      tx: Kysely<DB>,
      name: N,
      seconds: number,
      data: Jobs[N],
    ): Promise<void> {
      await boss.insert(name, [{ data, startAfter: seconds }], { db: fromKysely(tx) });
    },
    /** Lets a job that is being done wait so many seconds, with other data: in `tx` another takes its place, which is tried anew. */
    async putOff<N extends JobName>(
      tx: Kysely<DB>,
      name: N,
      data: Jobs[N],
      { id, seconds }: { id: string; seconds: number },
    ): Promise<void> {
      await boss.deleteJob(name, id, { db: fromKysely(tx) });
      await boss.insert(name, [{ data, startAfter: seconds }], { db: fromKysely(tx) });
    },
    async work<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void> {
      const settings: Working = { ...working[name], perJobResults: true, includeMetadata: true };
      await boss.work<Jobs[N], unknown, Working>(name, settings, (jobs) =>
        Promise.all(jobs.map((job) => run(boss, log, handler, job))),
      );
    },
    /** Lets running jobs end first; what takes longer is tried again by whoever starts next. */
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS });
      // Its last connections may still be closing when the database goes, and nothing is lost with them.
      boss.removeAllListeners('error').on('error', () => {});
    },
  };
}
