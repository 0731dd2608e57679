import { sql, type Kysely } from 'kysely';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { hasTable } from '#server/platform/db/migrations.ts';
import type { DB } from '#server/platform/db/types.ts';
import { withoutTokens } from '#server/platform/logs/log.ts';
import { readFailed, readQueues, retryFailed, type QueueState } from '#server/platform/queue/failed.ts';
import { pushKeysText } from '#server/platform/settings/push-keys.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/doctor.ts';

const PROOFS_SHOWN = 10;

/** Reports the newest stored receipts: the outcome of each, and the ids of the rules. Nothing that was read. */
export async function checkProofs(db: Kysely<DB>): Promise<Finding> {
  const { rows } = await sql<Parameters<typeof words.judgedProof>[0]>`
    select id, uploaded_at as at, state, array(select jsonb_array_elements(reasons) ->> 'code') as reasons,
           array(select jsonb_array_elements_text(coalesce(read -> 'rules', '[]'))) as rules
      from payment_proofs
     where state <> 'reading'
     order by uploaded_at desc
     limit ${PROOFS_SHOWN}`.execute(db);
  if (rows.length === 0) return ok('proofs', words.proofsNone);
  return ok('proofs', { ...words.proofsJudged(rows.length), details: rows.map(words.judgedProof) });
}

type KeySettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;
type Counted = { own: number; others: number };

/** Reports how many devices are subscribed, and whether this server has the keys of their subscriptions. Reads only. */
export async function checkPushes(db: Kysely<DB>, settings: KeySettings): Promise<Finding> {
  const [publicKey] = (pushKeysText(settings) ?? '').split(/\s+/);
  if (!publicKey || !(await hasTable(db, 'push_subscriptions'))) return ok('pushes', words.pushKeysUnmade);
  const { rows } = await sql<Counted>`
    select count(*) filter (where server_key = ${publicKey}) as own,
           count(*) filter (where server_key <> ${publicKey}) as others
      from push_subscriptions`.execute(db);
  const { own, others } = rows[0] ?? { own: 0, others: 0 };
  if (others > 0) return warn('pushes', words.pushKeysOther(own, others));
  const mayBeSeveral = settings.DATABASE_URL !== undefined && settings.VAPID_PUBLIC_KEY === undefined;
  return ok('pushes', mayBeSeveral ? words.pushKeysOfOne(own) : words.pushesReady(own));
}

const JOBS_SHOWN = 20;
/** A worker takes a due job within seconds, if any is running. */
const STUCK_AFTER_S = 5 * 60;

const oneLine = (reason: string) => withoutTokens(reason).replaceAll(/\s+/g, ' ').slice(0, 300);

const sumOf = (queues: QueueState[], count: (queue: QueueState) => number) =>
  queues.reduce((sum, queue) => sum + count(queue), 0);

/** Reports waiting, retried and failed jobs by queue, and lists the failed ones without their data. Reads only. */
export async function checkJobs(db: Kysely<DB>): Promise<Finding> {
  const queues = await readQueues(db);
  if (!queues) return ok('jobs', words.jobsNotMade);
  const failed = sumOf(queues, (queue) => queue.failed);
  const open = sumOf(queues, ({ waiting, retrying, active }) => waiting + retrying + active);
  const oldest = Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds ?? 0));
  const held = queues.map(({ reason, ...queue }) =>
    words.queueHolds({ ...queue, reason: reason === null ? null : oneLine(reason) }),
  );
  if (failed > 0) {
    const list = (await readFailed(db, JOBS_SHOWN)).map((job) =>
      words.failedJob({ ...job, what: job.kind ?? job.queue, reason: oneLine(job.reason) }),
    );
    const more = failed > list.length ? [words.moreFailed(failed - list.length)] : [];
    return warn('jobs', { ...words.jobsFailed(failed), details: [...held, ...list, ...more] });
  }
  if (oldest > STUCK_AFTER_S) return warn('jobs', { ...words.jobsStuck(oldest), details: held });
  return ok('jobs', { ...words.jobsFine(open), details: held });
}

/** Puts every failed job, or the one with this id, on its queue again. */
export async function retryJobs(db: Kysely<DB>, id: string | undefined): Promise<Finding> {
  const count = await retryFailed(db, id);
  if (count === 0 && id !== undefined) return bad('retry', words.nothingToRetry(id));
  return ok('retry', words.retried(count));
}
