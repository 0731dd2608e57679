import type { QueuedLetter } from '#server/letters/kinds.ts';
import type { QueuedPush } from '#server/pushes/kinds.ts';
import type { Origin } from '#server/logs/security-events.ts';

/** Every job, and what stands in its row. */
export type Jobs = {
  mail: QueuedLetter;
  push: QueuedPush;
  /** Somebody says they forgot the password of this address, which may not exist; where they were, for the log. */
  'forgotten-password': { email: string; origin?: Origin };
  /** Where Google says the picture of somebody new is. */
  'google-picture': { userId: string; url: string };
  /** One that nobody is to see any more. */
  'remove-picture': { userId: string; pictureId: string };
  /** Of a home that is deleted. */
  'remove-proof': { homeId: string; proofId: string };
  /** One that nobody is to see any more. */
  'remove-bill': { homeId: string; billId: string };
};
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
   * 6 hours of tries (pushes/delivering.ts), after pauses that are counted as above: retries 0 to 8 wait 2555 s at least, 11 more half an hour
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

// The poll is what remains where a note was lost. burstWhenBatchFull works from batches of two on.
const PROMPT = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, burstWhenBatchFull: true };

export const working = {
  // Three groups of four: one slow recipient holds up three others, not the queue.
  mail: { ...PROMPT, batchSize: 4, localConcurrency: 3 },
  // Most devices have one of three services, which take many at once; one that is silent holds up seven others.
  push: { ...PROMPT, batchSize: 8, localConcurrency: 4 },
  'forgotten-password': { ...PROMPT, batchSize: 2, localConcurrency: 1 },
  'google-picture': { ...PROMPT, batchSize: 2, localConcurrency: 1 },
  'remove-picture': { ...PROMPT, batchSize: 2, localConcurrency: 1 },
  'remove-proof': { ...PROMPT, batchSize: 2, localConcurrency: 1 },
  'remove-bill': { ...PROMPT, batchSize: 2, localConcurrency: 1 },
} satisfies Record<JobName, object>;
