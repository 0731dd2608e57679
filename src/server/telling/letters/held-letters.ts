import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

/**
 * Emails held for an address that is not confirmed within this time are never sent (docs/product/notifications.md 'Emails to unconfirmed
 * addresses').
 */
const HELD_MS = 7 * 24 * 60 * 60 * 1000;

/** Holds an email to a person until their address is confirmed. */
export const holdLetter = (tx: Kysely<DB>, letter: QueuedLetter, now: Date) =>
  tx
    .insertInto('held_letters')
    .values({ user_id: letter.userId, letter: JSON.stringify(letter), held_at: now })
    .execute();

/** Queues the held emails once the address is confirmed. */
export async function releaseLetters(
  { tx, queue, now }: { tx: Kysely<DB>; queue: JobSender; now: Date },
  userId: string,
): Promise<void> {
  const released = await tx
    .deleteFrom('held_letters')
    .where('user_id', '=', userId)
    .returning(['letter', 'held_at'])
    .execute();
  const letters = released
    .filter(({ held_at }) => held_at > heldUntil(now))
    .toSorted((a, b) => a.held_at.getTime() - b.held_at.getTime())
    .map(({ letter }) => letter as unknown as QueuedLetter);
  await queue.send(tx, 'mail', ...letters);
}

const heldUntil = (now: Date) => new Date(now.getTime() - HELD_MS);

/** Deletes held emails whose address was not confirmed in time. */
export const removeHeldLetters = (db: Kysely<DB>, now: Date) =>
  db.deleteFrom('held_letters').where('held_at', '<=', heldUntil(now)).execute();
