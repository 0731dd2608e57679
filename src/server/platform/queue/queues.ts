import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { Origin } from '#server/platform/logs/security-events.ts';

const Where = z.object({ network: z.string(), request: z.string() }) satisfies z.ZodType<Origin>;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// A completed job is deleted at once (queue.ts), with its token. These seconds apply to jobs that failed for good.
export const KEEP_FAILED = { deleteAfterSeconds: 30 * DAY };
// After a kill -9 another server takes the job within this time plus the supervisor's interval.
export const LOST_AFTER = { heartbeatSeconds: 20 };

/** A kind of job: its data, its retries, and its number of workers. */
export type JobKind<Data> = {
  /** Parses the data of a row, since rows outlive versions. Data that does not fit fails for good. */
  schema: z.ZodType<Data>;
  /** pg-boss' options of the queue, in seconds. */
  retries: Parameters<PgBoss['createQueue']>[1];
  /** Each runs one job at a time. The slow ones take jobs whose last attempt got no answer, so that they never delay other people. */
  workers: { prompt: number; slow: number };
};
const jobOf = <Data>(kind: JobKind<Data>) => kind;

const ON_FILES = {
  notify: true,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 10 * MINUTE,
  // The store alone may take 2 minutes for each of the two files.
  expireInSeconds: 6 * MINUTE,
  ...LOST_AFTER,
};
// jobs/cleaning.ts retries leftovers, so a failure is not kept.
const REMOVING = { retries: { ...ON_FILES, deleteAfterSeconds: DAY }, workers: { prompt: 1, slow: 0 } };

/** The program's own jobs. Each channel adds its own (telling/channels/channel.ts). */
export const JOBS = {
  /** A request for a new password, for an address that may not exist. Has the client's network for the log. */
  'forgotten-password': jobOf({
    schema: z.object({ email: z.string(), origin: Where.exactOptional() }),
    retries: {
      notify: true,
      retryLimit: 8,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 10 * MINUTE,
      expireInSeconds: MINUTE,
      ...LOST_AFTER,
      ...KEEP_FAILED,
    },
    workers: { prompt: 2, slow: 0 },
  }),
  /** The address of a new person's picture at Google. */
  'google-picture': jobOf({
    schema: z.object({ userId: Id, url: z.string() }),
    retries: { ...ON_FILES, ...KEEP_FAILED },
    workers: { prompt: 2, slow: 1 },
  }),
  /** A picture that was replaced or removed. */
  'remove-picture': jobOf({ schema: z.object({ userId: Id, pictureId: Id }), ...REMOVING }),
  /** A receipt of a deleted home. */
  'remove-proof': jobOf({ schema: z.object({ homeId: Id, proofId: Id }), ...REMOVING }),
  /** A bill that was replaced or removed. */
  'remove-bill': jobOf({ schema: z.object({ homeId: Id, billId: Id }), ...REMOVING }),
};
type OwnJobs = { [N in keyof typeof JOBS]: z.infer<(typeof JOBS)[N]['schema']> };

/** Every job with its data. Channels add theirs (`declare module`). */
export interface Jobs extends OwnJobs {}
export type JobName = keyof Jobs;
export type JobKinds = { [N in JobName]: JobKind<Jobs[N]> };

/** Only the slow workers take jobs of this or a lower priority: their last attempt got no answer. */
export const SLOW_PRIORITY = -1_000_000;

/** Returns the person or home of a job. They take turns, and one job of each runs at a time. */
export const turnOf = (data: Jobs[JobName]): string =>
  'userId' in data ? data.userId : 'homeId' in data ? data.homeId : data.email;
/** The same for a slow job, so that it does not delay other jobs of its person. */
export const slowTurnOf = (data: Jobs[JobName]): string => `slow ${turnOf(data)}`;
