import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { makeOutageRetry, transact } from '#server/platform/db/outage.ts';
import { conflictRefusal, isConflict } from '#server/platform/http/errors.ts';
import { publish, type Change } from '#server/platform/live/publish.ts';
import { unlimited, type Semaphore } from '#server/platform/calls/semaphores.ts';

const TRIES = 5;

/**
 * A transaction outside those of the calls (running.ts), for work that takes too long to be one, or that no call began. It is retried as the database
 * asks (docs/product/everywhere.md 'One transaction'); each try waits in `semaphore`. Refuses with TRY_AGAIN or BUSY after the last.
 */
export async function inShortTransaction<T>(
  db: Kysely<DB>,
  work: (tx: Kysely<DB>, emit: (change: Change) => void) => Promise<T>,
  semaphore: Semaphore = unlimited,
): Promise<T> {
  const outageRetry = makeOutageRetry();
  for (let tries = 1; ; tries++) {
    try {
      const transaction = async (tx: Kysely<DB>) => {
        const changes: Change[] = [];
        const done = await work(tx, (change) => changes.push(change));
        await publish(tx, changes);
        return done;
      };
      return await outageRetry.run(() => semaphore(() => transact(db, transaction)));
    } catch (error) {
      if (!isConflict(error)) throw error;
      // Not the conflict itself: the whole call would be made again.
      if (tries === TRIES) throw conflictRefusal(error);
    }
  }
}
