import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { RunningJob } from '#server/platform/queue/queue.ts';
import type { JobKind, JobName, Jobs } from '#server/platform/queue/queues.ts';

/** A message to a person outside the app. Each channel declares the facts that it needs (`declare module`): ids, never a finished text. */
export interface Notice {
  userId: string;
  /** The event, the same in every channel: the id of its notification, if there is one. */
  event: string;
}

/**
 * A channel that leaves the app, with its own queue. It turns notices into jobs in the transaction of an event, and delivers each job
 * later. `deliver` checks whether the person still wants it and what it says. Any error is retried as `retries` say; `Silence` moves the
 * job to the slow worker, and `PermanentFailure` ends it. `deliver` removes an address that no longer exists.
 */
export type Channel<Name extends JobName, Deps> = JobKind<Jobs[Name]> & {
  /** The name of its queue. */
  job: Name;
  /** The jobs for these notices. A person without an address in this channel gets none. */
  jobsOf: (tx: Kysely<DB>, notices: readonly Notice[]) => Promise<Jobs[Name][]>;
  deliver: (deps: Deps, job: RunningJob<Name>) => Promise<void>;
};
