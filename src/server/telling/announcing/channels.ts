import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { startQueue, type JobSender, type Queue, type QueueOptions } from '#server/platform/queue/queue.ts';
import { JOBS, type JobName } from '#server/platform/queue/queues.ts';
import type { Channel, Notice } from '#server/telling/channels/channel.ts';
import { emailChannel } from '#server/telling/letters/channel.ts';
import { pushChannel } from '#server/telling/pushes/channel.ts';

/** Every channel that leaves the app. */
const CHANNELS = [emailChannel, pushChannel] as const;

/** The dependencies of all channels together. */
export type ChannelDeps = UnionToIntersection<Parameters<(typeof CHANNELS)[number]['deliver']>[0]>;
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void
  ? I
  : never;

/**
 * Queues the notices in every channel. They leave after `tx` has committed, and never if it rolls back.
 * @param seconds that they wait at least
 */
export async function sendNotices(
  queue: JobSender,
  tx: Kysely<DB>,
  notices: readonly (Omit<Notice, 'event'> & { event?: string })[],
  seconds = 0,
): Promise<void> {
  const sent = notices.map((notice) => ({ ...notice, event: notice.event ?? randomUUID() }));
  for (const { job, jobsOf } of CHANNELS)
    await queue.sendAfter(tx, job, seconds, ...(await jobsOf(tx, sent)));
}

/** The queues of all channels. */
export const CHANNEL_QUEUES = CHANNELS.map(({ job }) => job);

// A channel that declares its job but is missing in CHANNELS does not compile.
const CHANNEL_JOBS = Object.fromEntries(CHANNELS.map((channel) => [channel.job, channel])) as {
  [C in (typeof CHANNELS)[number] as C['job']]: C;
};

/** Opens the queue of all jobs, those of the channels too. */
export const openQueue = (options: QueueOptions): Promise<Queue> =>
  startQueue({ ...options, jobs: { ...JOBS, ...CHANNEL_JOBS } });

/** Starts delivering the queued jobs of all channels in this process. */
export async function startChannels(queue: Queue, deps: ChannelDeps): Promise<void> {
  for (const { job, deliver } of CHANNELS)
    // The table pairs each queue with its jobs, which TypeScript cannot follow through the union.
    await queue.work(job, (running) => (deliver as Channel<JobName, ChannelDeps>['deliver'])(deps, running));
}
