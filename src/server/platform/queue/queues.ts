import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { Origin } from '#server/platform/logs/security-events.ts';

const Where = z.object({ network: z.string(), request: z.string() }) satisfies z.ZodType<Origin>;

/** What the row of each job holds. A worker reads each job by its schema, since rows outlive versions (job-data.ts). */
export const OWN_SCHEMAS = {
  /** Somebody says they forgot the password of this address, which may not exist; where they were, for the log. */
  'forgotten-password': z.object({ email: z.string(), origin: Where.exactOptional() }),
  /** Where Google says the picture of somebody new is. */
  'google-picture': z.object({ userId: Id, url: z.string() }),
  /** One that nobody is to see any more. */
  'remove-picture': z.object({ userId: Id, pictureId: Id }),
  /** Of a home that is deleted. */
  'remove-proof': z.object({ homeId: Id, proofId: Id }),
  /** One that nobody is to see any more. */
  'remove-bill': z.object({ homeId: Id, billId: Id }),
};
type OwnJobs = { [N in keyof typeof OWN_SCHEMAS]: z.infer<(typeof OWN_SCHEMAS)[N]> };

/** Every job with its data. The ward that sends `mail` and `push` declares them (telling/), and gives their schemas to `work`. */
export interface Jobs extends OwnJobs {}
export type JobName = keyof Jobs;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// A done job is deleted at once (queue.ts), with the token that it held. These seconds are for those that failed for good.
const FAILED_ARE_KEPT = { deleteAfterSeconds: 30 * DAY };
// After a kill -9 somebody else takes the job up within this and the supervisor's interval.
const LOST_AFTER = { heartbeatSeconds: 20 };

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

export const queues = {
  /**
   * 24 hours of tries. The pause before retry n (from 0) is between 5 × 2ⁿ and twice that, at most an hour. Retries 0 to 9 wait
   * 5 × (2¹⁰ − 1) = 5115 s at least; the other 23 an hour each: 87,915 s = 24 h 25 min. At most it is 25 h 25 min.
   */
  mail: {
    notify: true,
    retryLimit: 33,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 2 * MINUTE,
    ...LOST_AFTER,
    ...FAILED_ARE_KEPT,
  },
  /**
   * 6 hours of tries (telling/pushes/delivering.ts), after pauses that are counted as above: retries 0 to 8 wait 2555 s at least, 11 more half an hour
   * each.
   */
  push: {
    notify: true,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: MINUTE,
    ...LOST_AFTER,
    deleteAfterSeconds: DAY,
  },
  'forgotten-password': {
    notify: true,
    retryLimit: 8,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: MINUTE,
    ...LOST_AFTER,
    ...FAILED_ARE_KEPT,
  },
  'google-picture': {
    ...ON_FILES,
    ...FAILED_ARE_KEPT,
  },
  // What stays all the same jobs/cleaning.ts tries again, so a failure is not kept.
  'remove-picture': {
    ...ON_FILES,
    deleteAfterSeconds: DAY,
  },
  'remove-proof': {
    ...ON_FILES,
    deleteAfterSeconds: DAY,
  },
  'remove-bill': {
    ...ON_FILES,
    deleteAfterSeconds: DAY,
  },
} satisfies Record<JobName, object>;

/** A job with this priority or a lower one met silence: it is taken up only by the workers that are there for such jobs. */
export const SLOW_PRIORITY = -1_000_000;

/**
 * How many workers each queue has; each does one job at a time. The slow ones do what met silence the last time, so that it never holds a
 * place that other people wait for.
 */
export const working: Record<JobName, { prompt: number; slow: number }> = {
  mail: { prompt: 6, slow: 1 },
  push: { prompt: 16, slow: 1 },
  'forgotten-password': { prompt: 2, slow: 0 },
  'google-picture': { prompt: 2, slow: 1 },
  'remove-picture': { prompt: 1, slow: 0 },
  'remove-proof': { prompt: 1, slow: 0 },
  'remove-bill': { prompt: 1, slow: 0 },
};

/** Who takes turns with others for a job: its person, or its home. One job of each is done at a time. */
export const turnOf = (data: Jobs[JobName]): string =>
  'userId' in data ? data.userId : 'homeId' in data ? data.homeId : data.email;
/** The same for a job that met silence: it holds up nothing else of its person. */
export const slowTurnOf = (data: Jobs[JobName]): string => `slow ${turnOf(data)}`;
