import type { Kysely } from 'kysely';
import {
  fromKysely,
  PgBoss,
  type Clock,
  type JobInsert,
  type JobResult,
  type JobWithMetadata,
  type WorkOptions,
} from 'pg-boss';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { DB } from '#server/platform/db/types.ts';
import { loggedMessage } from '#server/platform/logs/log.ts';
import { PermanentFailure } from '#server/platform/queue/permanent-failure.ts';
import {
  SLOW_PRIORITY,
  slowTurnOf,
  turnOf,
  type JobKind,
  type JobKinds,
  type JobName,
  type Jobs,
} from '#server/platform/queue/queues.ts';
import { Silence } from '#server/platform/queue/silence.ts';

export type RunningJob<N extends JobName> = {
  id: string;
  data: Jobs[N];
  createdOn: Date;
  /** Aborts when the server stops and cannot wait any longer, or when another worker took the job. */
  signal: AbortSignal;
};
export type JobHandler<N extends JobName> = (job: RunningJob<N>) => Promise<void>;
export type Queue = Awaited<ReturnType<typeof startQueue>>;
/** Queues jobs in a transaction. */
export type JobSender = Pick<Queue, 'send' | 'sendAfter'>;

export type QueueOptions = {
  url: string;
  log: Logger;
  /** Creates the schema and the queues, and runs no maintenance: for a template database or a tool. */
  sendOnly?: boolean;
  clock?: Clock;
};

type Working = WorkOptions & { perJobResults: true; includeMetadata: true };
/** The priorities of the jobs that a worker takes. */
type Lane = Pick<WorkOptions, 'minPriority' | 'maxPriority'>;
type LaneOptions<N extends JobName> = {
  count: number;
  lane: Lane;
  work: (job: JobWithMetadata<Jobs[N]>) => Promise<JobResult>;
};

const STOP_MS = 15_000;
/** How many jobs of one person, or one home, run at a time, on all servers together. */
const AT_ONCE_OF_ONE = 1;
/** Polling finds jobs that have become due, and those whose notification was lost. One worker polls often and wakes the next. */
const POLL_SECONDS = 2;
const POLL_OF_OTHERS_SECONDS = 10;

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
    // Some errors arrive as plain copies.
    const err = error instanceof Error ? error : Object.assign(new Error(error.message), error);
    log.error({ err }, 'job queue');
  });
  boss.on('warning', (warning) => {
    log.warn({ warning: warning.message }, 'job queue');
  });
  return boss;
};

// Does both, so that a queue of an older version gets the options of this one.
async function makeQueue(boss: PgBoss, name: string, { retries }: Pick<JobKind<never>, 'retries'>) {
  await boss.createQueue(name, retries);
  await boss.updateQueue(name, retries);
}

/** Deletes a completed job at once, with its token. */
async function deleteDone(boss: PgBoss, log: Logger, job: JobWithMetadata<unknown>) {
  try {
    await boss.deleteJob(job.name, { id: job.id, retryCount: job.retryCount });
  } catch (error) {
    // pg-boss has marked it as completed all the same.
    log.warn({ err: error, job: job.id, queue: job.name }, 'done job not deleted');
  }
}

/** Makes the job wait for the slow workers from its next attempt on. */
async function moveToSlow(boss: PgBoss, log: Logger, job: JobWithMetadata<Jobs[JobName]>) {
  const change =
    'update pgboss.job set priority = least(priority, $3), group_id = $4 where name = $1 and id = $2';
  await boss
    .getDb()
    .executeSql(change, [job.name, job.id, SLOW_PRIORITY, slowTurnOf(job.data)])
    .catch((error: unknown) => {
      log.warn({ err: error, job: job.id, queue: job.name }, 'job not put among the slow ones');
    });
}

/** Parses the data of a row. The error for an unreadable row of another version does not contain the data, since it has tokens. */
function readData<Data>(schema: z.ZodType<Data>, data: unknown): Data {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const misfits = read.error.issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`);
  throw new PermanentFailure(`this version cannot read the job: ${misfits.join(', ')}`);
}

async function run<N extends JobName>(
  boss: PgBoss,
  log: Logger,
  { schema, handler }: { schema: JobKind<Jobs[N]>['schema']; handler: JobHandler<N> },
  job: JobWithMetadata<Jobs[N]>,
): Promise<JobResult> {
  const { id, createdOn, signal } = job;
  try {
    await handler({ id, data: readData(schema, job.data), createdOn, signal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const permanent = error instanceof PermanentFailure;
    if (error instanceof Silence) await moveToSlow(boss, log, job);
    const final = permanent || job.retryCount >= job.retryLimit;
    // Never logs the data, which contains tokens. The row keeps the whole reason, which may quote an address.
    log[final ? 'error' : 'warn'](
      { job: id, queue: job.name, tried: job.retryCount + 1, final, reason: loggedMessage(error) },
      'job failed',
    );
    // No dead letter queue exists, so 'deadletter' only means that the job is not retried. The row stays with its reason.
    return { id, status: permanent ? 'deadletter' : 'failed', output: { reason } };
  }
  await deleteDone(boss, log, job);
  return { id, status: 'completed' };
}

/** Prepares jobs so that people take turns: a person's second job waits for the first ones of all others. */
function roundRobin<N extends JobName>(jobs: readonly Jobs[N][], startAfter = 0): JobInsert[] {
  const counts = new Map<string, number>();
  return jobs.map((data) => {
    const id = turnOf(data);
    const before = counts.get(id) ?? 0;
    counts.set(id, before + 1);
    return { data, group: { id }, priority: -before, startAfter };
  });
}

/** Starts `count` workers for the jobs of a lane. A worker that takes a job wakes another one, and polls again when it is done. */
async function startLane<N extends JobName>(
  boss: PgBoss,
  name: N,
  { count, lane, work }: LaneOptions<N>,
): Promise<void> {
  const idle = new Set<string>();
  for (let place = 0; place < count; place++) {
    let id = '';
    const options: Working = {
      ...lane,
      groupConcurrency: AT_ONCE_OF_ONE,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: place === 0 ? POLL_SECONDS : POLL_OF_OTHERS_SECONDS,
      perJobResults: true,
      includeMetadata: true,
    };
    id = await boss.work<Jobs[N], unknown, Working>(name, options, async (jobs) => {
      idle.delete(id);
      const [next] = idle;
      if (next !== undefined) boss.notifyWorker(next);
      const results = await Promise.all(jobs.map(work));
      idle.add(id);
      boss.notifyWorker(id);
      return results;
    });
    idle.add(id);
  }
}

/** Starts pg-boss on `url` and migrates its schema. Servers that start at once wait for each other. */
export async function startQueue({ jobs: kinds, ...options }: QueueOptions & { jobs: JobKinds }) {
  const { log } = options;
  const boss = openBoss(options);
  await boss.start();
  await Promise.all(Object.entries(kinds).map(([name, kind]) => makeQueue(boss, name, kind)));
  return {
    /** Queues jobs in `tx`, so that they exist only if it commits. */
    async send<N extends JobName>(tx: Kysely<DB>, name: N, ...jobs: Jobs[N][]): Promise<void> {
      if (jobs.length === 0) return;
      await boss.insert(name, roundRobin(jobs), { db: fromKysely(tx) });
    },
    /** Queues jobs that first wait for `seconds`. */
    async sendAfter<N extends JobName>(
      tx: Kysely<DB>,
      name: N,
      seconds: number,
      ...jobs: Jobs[N][]
    ): Promise<void> {
      if (jobs.length === 0) return;
      await boss.insert(name, roundRobin(jobs, seconds), { db: fromKysely(tx) });
    },
    /**
     * Postpones a running job by `seconds`, with new data: in `tx` another job replaces it, with a new count of attempts, for the slow
     * workers.
     */
    async postpone<N extends JobName>(
      tx: Kysely<DB>,
      name: N,
      data: Jobs[N],
      { id, seconds }: { id: string; seconds: number },
    ): Promise<void> {
      const later = { data, group: { id: slowTurnOf(data) }, priority: SLOW_PRIORITY, startAfter: seconds };
      await boss.deleteJob(name, id, { db: fromKysely(tx) });
      await boss.insert(name, [later], { db: fromKysely(tx) });
    },
    /** Starts the workers of a queue. Each runs one job at a time. One prompt and one slow job of a person run at a time. */
    async work<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void> {
      const { schema, workers } = kinds[name] as JobKind<Jobs[N]>;
      const begin = (count: number, lane: Lane) =>
        startLane(boss, name, { count, lane, work: (job) => run(boss, log, { schema, handler }, job) });
      const { prompt, slow } = workers;
      if (slow === 0) return begin(prompt, {});
      await begin(prompt, { minPriority: SLOW_PRIORITY + 1 });
      return begin(slow, { maxPriority: SLOW_PRIORITY });
    },
    /** Lets running jobs end first. The next server retries those that take longer. */
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS });
      // Its last connections may still be closing when the database stops. Nothing is lost with them.
      boss.removeAllListeners('error').on('error', () => {});
    },
  };
}
