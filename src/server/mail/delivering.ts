import type { Kysely } from 'kysely';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { DB } from '#server/db/types.ts';
import type { RunningJob } from '#server/jobs/queue.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { kinds, type QueuedLetter } from '#server/mail/kinds.ts';
import { pageUrl, type Stop } from '#server/mail/letter.ts';
import type { Mailer } from '#server/mail/sending.ts';
import { unsubscribeToken } from '#server/mail/unsubscribe-token.ts';
import { stopLetters } from '#words/letters.ts';

export type DeliveryDeps = {
  db: Kysely<DB>;
  mailer: Mailer;
  publicUrl: string;
  /** Signs the links that stop letters. */
  secret: string;
  now: () => Date;
};

/** Sends a queued letter: whom it reaches and what it says are read now, since both may have changed while it waited. */
export async function deliverLetter(deps: DeliveryDeps, job: RunningJob<'mail'>): Promise<void> {
  const age = (deps.now().getTime() - job.createdOn.getTime()) / 1000;
  const { linkSeconds, group, read } = kinds[job.data.kind];
  if (age > linkSeconds) return;
  const { userId } = job.data;
  if (group && !(await isWanted(deps.db, { userId, group }))) return;
  const stop = group ? stopOf(deps, { userId, group }) : undefined;
  // The table pairs each kind with the reader of its own facts, which TypeScript cannot follow through the union.
  const sending = { now: deps.now(), queuedAt: job.createdOn };
  const found = await (read as ReadLetter<QueuedLetter>)(deps.db, job.data, deps.publicUrl, stop, sending);
  if (!found) return;
  const { sent, ...letter } = found;
  await deps.mailer.send({ id: job.id, ...letter, stopUrl: stop?.url }, job.signal);
  await sent?.();
}

type Reader = { userId: string; group: MailGroup };

async function isWanted(db: Kysely<DB>, { userId, group }: Reader): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('unwanted_mail')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && !user.unwanted_mail.includes(group);
}

const stopOf = ({ secret, publicUrl }: DeliveryDeps, reader: Reader): Stop => ({
  label: stopLetters[reader.group],
  url: pageUrl(publicUrl, '/unsubscribe', { token: unsubscribeToken(secret, reader) }),
});
