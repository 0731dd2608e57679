import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { makeOutageRetry, transact } from '#server/platform/db/outage.ts';
import { conflictRefusal, isConflict } from '#server/platform/http/errors.ts';
import { publish, type Change } from '#server/platform/live/publish.ts';
import { unlimited, type Semaphore } from '#server/platform/calls/semaphores.ts';

const TRIES = 5;

/**
 * Runs a transaction outside those of the calls (running.ts), for work that is too long for one transaction or does not come from a call. It
 * retries when the database asks for it (docs/product/everywhere.md 'One transaction'). Each attempt waits in `semaphore`. Refuses with
 * TRY_AGAIN or BUSY after the last.
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
      // The conflict itself would make the whole call run again.
      if (tries === TRIES) throw conflictRefusal(error);
    }
  }
}
