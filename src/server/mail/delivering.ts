import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { RunningJob } from '#server/jobs/queue.ts';
import type { Addressed, ReadLetter } from '#server/mail/addressed.ts';
import { kinds, type QueuedLetter } from '#server/mail/kinds.ts';
import type { Mailer } from '#server/mail/sending.ts';

export type DeliveryDeps = { db: Kysely<DB>; mailer: Mailer; publicUrl: string; now: () => Date };

/** Sends a queued letter: whom it reaches and what it says are read now, since both may have changed while it waited. */
export async function deliverLetter(deps: DeliveryDeps, job: RunningJob<'mail'>): Promise<void> {
  const age = (deps.now().getTime() - job.createdOn.getTime()) / 1000;
  if (age > kinds[job.data.kind].linkSeconds) return;
  const letter = await read(deps, job.data);
  if (letter) await deps.mailer.send({ id: job.id, ...letter }, job.signal);
}

const read = (deps: DeliveryDeps, letter: QueuedLetter): Promise<Addressed | undefined> => {
  // The table pairs each kind with the reader of its own facts, which TypeScript cannot follow through the union.
  const readIts = kinds[letter.kind].read as ReadLetter<QueuedLetter>;
  return readIts(deps.db, letter, deps.publicUrl);
};
