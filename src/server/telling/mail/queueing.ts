import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

type Sender = Pick<Queue, 'send'>;

/** Queues the letter in the transaction that promises it: it leaves once `tx` has committed, and never where it rolls back. */
export const queueLetter = (queue: Sender, tx: Kysely<DB>, letter: QueuedLetter): Promise<void> =>
  queue.send(tx, 'mail', letter);

/** The same, once so many seconds have passed. */
export const queueLetterLater = (
  queue: Pick<Queue, 'sendAfter'>,
  tx: Kysely<DB>,
  seconds: number,
  letter: QueuedLetter,
): Promise<void> => queue.sendAfter(tx, 'mail', seconds, letter);

/** 'Somebody joined your home', to every other present member but whoever let them in. */
export async function queueJoinedHome(
  queue: Sender,
  tx: Kysely<DB>,
  { homeId, joinedId, letInBy = joinedId }: { homeId: string; joinedId: string; letInBy?: string },
): Promise<void> {
  const others = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('home_id', '=', homeId)
    .where('user_id', '!=', joinedId)
    .where('user_id', '!=', letInBy)
    .where('left_at', 'is', null)
    .execute();
  const letters = others.map(({ user_id: userId }): QueuedLetter => ({
    kind: 'joined-home',
    userId,
    homeId,
    joinedId,
  }));
  await queue.send(tx, 'mail', ...letters);
}
