import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { RunningJob } from '#server/platform/queue/queue.ts';
import type { JobName, Jobs } from '#server/platform/queue/queues.ts';

/** What a person is told outside the app. Each channel declares what it needs to know (`declare module`): ids and facts, never a finished text. */
export interface Notice {
  userId: string;
  /** The event, the same in every channel: the id of its notification, if it has one. */
  event: string;
}

/**
 * A way out of the app. In the transaction of an event it turns notices into jobs of its own queue; later it delivers each job once.
 * Whether the person still wants it, and what it says, `deliver` looks up when it leaves. Its errors decide what follows: any error is
 * tried again as its queue says, `Silence` waits among the slow ones, and `PermanentFailure` ends the job.
 */
export type Channel<Name extends JobName, Deps> = {
  job: Name;
  /** The jobs that carry these notices: none for who has no address in this channel. */
  jobsOf: (tx: Kysely<DB>, notices: readonly Notice[]) => Promise<Jobs[Name][]>;
  deliver: (deps: Deps, job: RunningJob<Name>) => Promise<void>;
};
