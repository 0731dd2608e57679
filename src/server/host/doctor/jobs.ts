import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { withoutTokens } from '#server/platform/logs/log.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import {
  readFailed,
  readQueues,
  retryFailed,
  type FailedJob,
  type QueueState,
} from '#server/platform/queue/failed.ts';
import {
  failedJob,
  jobsFailed,
  jobsFine,
  jobsNotMade,
  jobsStuck,
  moreFailed,
  names,
  nothingToRetry,
  queueHolds,
  retried,
} from '#words/english-only/doctor.ts';

const JOBS_SHOWN = 20;
/** A job that is due is taken up within seconds, unless nobody works. */
const STUCK_AFTER_S = 5 * 60;

const oneLine = (reason: string) => withoutTokens(reason).replaceAll(/\s+/g, ' ').slice(0, 300);

const shown = (job: FailedJob): string =>
  failedJob({ ...job, what: job.kind ?? job.queue, reason: oneLine(job.reason) });

const shownQueue = (queue: QueueState): string =>
  queueHolds({ ...queue, reason: queue.reason === null ? null : oneLine(queue.reason) });

const sumOf = (queues: QueueState[], count: (queue: QueueState) => number) =>
  queues.reduce((sum, queue) => sum + count(queue), 0);

/** What waits, is tried again or failed for good, queue by queue, and of the failed ones all but their data. Reads only. */
export async function checkJobs(db: Kysely<DB>): Promise<Finding> {
  const queues = await readQueues(db);
  if (!queues) return ok(names.jobs, jobsNotMade);
  const failed = sumOf(queues, (queue) => queue.failed);
  const open = sumOf(queues, ({ waiting, retrying, active }) => waiting + retrying + active);
  const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds ?? 0));
  const held = queues.map(shownQueue);
  if (failed > 0) {
    const list = (await readFailed(db, JOBS_SHOWN)).map(shown);
    const more = failed > list.length ? [moreFailed(failed - list.length)] : [];
    return warn(names.jobs, { ...jobsFailed(failed), details: [...held, ...list, ...more] });
  }
  if (oldest > STUCK_AFTER_S) return warn(names.jobs, { ...jobsStuck(oldest), details: held });
  return ok(names.jobs, { ...jobsFine(open), details: held });
}

/** Puts every failed job, or the one of this id, on its queue again. */
export async function retryJobs(db: Kysely<DB>, id: string | undefined): Promise<Finding> {
  const count = await retryFailed(db, id);
  if (count === 0 && id !== undefined) return bad(names.retry, nothingToRetry(id));
  return ok(names.retry, retried(count));
}
