import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { RunningJob } from '#server/platform/queue/queue.ts';
import type { JobKind, JobName, Jobs } from '#server/platform/queue/queues.ts';

/** What a person is told outside the app. Each channel declares what it needs to know (`declare module`): ids and facts, never a finished text. */
export interface Notice {
  userId: string;
  /** The event, the same in every channel: the id of its notification, if it has one. */
  event: string;
}

/**
 * A way out of the app, with a queue of its own: in the transaction of an event it turns notices into jobs, and delivers each job later.
 * Whether the person still wants it, and what it says, `deliver` looks up when it leaves. Its errors decide what follows: any error is
 * tried again as `retries` say, `Silence` waits among the slow ones, and `PermanentFailure` ends the job. `deliver` forgets an address that
 * is dead.
 */
export type Channel<Name extends JobName, Deps> = JobKind<Jobs[Name]> & {
  /** The name of its queue. */
  job: Name;
  /** The jobs that carry these notices: none for who has no address in this channel. */
  jobsOf: (tx: Kysely<DB>, notices: readonly Notice[]) => Promise<Jobs[Name][]>;
  deliver: (deps: Deps, job: RunningJob<Name>) => Promise<void>;
};
