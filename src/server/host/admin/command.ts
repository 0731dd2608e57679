import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { Facts, SecurityEvent } from '#server/platform/logs/security-events.ts';

export type AdminDeps = {
  db: Kysely<DB>;
  queue: JobSender;
  publicUrl: string;
  now: () => Date;
};

/** What to print once it is done, and what to log of it: never the same, since links are printed. */
type Done = { text: string; event: SecurityEvent; facts: Facts };

/** What a command has to say, or what it would change: nothing is changed before `make`, which looks at everything again. */
type Prepared = { text: string } | { question: string; make: () => Promise<Done> };

/** Throws an OperatorError where it cannot be done. */
export type Command = (deps: AdminDeps, ...args: string[]) => Promise<Prepared>;
