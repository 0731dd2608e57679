import type { PgBoss } from 'pg-boss';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { Origin } from '#server/platform/logs/security-events.ts';

const Where = z.object({ network: z.string(), request: z.string() }) satisfies z.ZodType<Origin>;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// A done job is deleted at once (queue.ts), with the token that it held. These seconds are for those that failed for good.
export const FAILED_ARE_KEPT = { deleteAfterSeconds: 30 * DAY };
// After a kill -9 another server takes the job within this and the supervisor's interval.
export const LOST_AFTER = { heartbeatSeconds: 20 };

/** A kind of job: what its row holds, how its queue retries, and how many workers it has. */
export type JobKind<Data> = {
  /** Reads the data of a row, since rows outlive versions: what does not fit fails for good. */
  schema: z.ZodType<Data>;
  /** pg-boss' options of the queue, in seconds. */
  retries: Parameters<PgBoss['createQueue']>[1];
  /** Each does one job at a time. The slow ones do what met silence the last time, so that it never holds up other people. */
  workers: { prompt: number; slow: number };
};
const jobOf = <Data>(kind: JobKind<Data>) => kind;

const ON_FILES = {
  notify: true,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 10 * MINUTE,
  // The store alone is given 2 minutes for each of the two files.
  expireInSeconds: 6 * MINUTE,
  ...LOST_AFTER,
};
// jobs/cleaning.ts tries again what stays all the same, so a failure is not kept.
const REMOVING = { retries: { ...ON_FILES, deleteAfterSeconds: DAY }, workers: { prompt: 1, slow: 0 } };

/** The jobs of the program itself; each channel brings its own (telling/channels/channel.ts). */
export const JOBS = {
  /** A person says they forgot the password of this address, which may not exist; where they were, for the log. */
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
      ...FAILED_ARE_KEPT,
    },
    workers: { prompt: 2, slow: 0 },
  }),
  /** Where Google says the picture of a new person is. */
  'google-picture': jobOf({
    schema: z.object({ userId: Id, url: z.string() }),
    retries: { ...ON_FILES, ...FAILED_ARE_KEPT },
    workers: { prompt: 2, slow: 1 },
  }),
  /** One that nobody is to see any more. */
  'remove-picture': jobOf({ schema: z.object({ userId: Id, pictureId: Id }), ...REMOVING }),
  /** Of a home that is deleted. */
  'remove-proof': jobOf({ schema: z.object({ homeId: Id, proofId: Id }), ...REMOVING }),
  /** One that nobody is to see any more. */
  'remove-bill': jobOf({ schema: z.object({ homeId: Id, billId: Id }), ...REMOVING }),
};
type OwnJobs = { [N in keyof typeof JOBS]: z.infer<(typeof JOBS)[N]['schema']> };

/** Every job with its data. A channel declares its own here (`declare module`). */
export interface Jobs extends OwnJobs {}
export type JobName = keyof Jobs;
export type JobKinds = { [N in JobName]: JobKind<Jobs[N]> };

/** A job with this priority or a lower one met silence: only the slow workers take it. */
export const SLOW_PRIORITY = -1_000_000;

/** Who takes turns with others for a job: its person, or its home. One job of each is done at a time. */
export const turnOf = (data: Jobs[JobName]): string =>
  'userId' in data ? data.userId : 'homeId' in data ? data.homeId : data.email;
/** The same for a job that met silence: it holds up nothing else of its person. */
export const slowTurnOf = (data: Jobs[JobName]): string => `slow ${turnOf(data)}`;
