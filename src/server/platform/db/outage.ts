import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** SQLSTATEs for a connection that ended or was refused, a lack of room, and a server that is not the primary (yet). */
const AWAY_STATES = /^(?:08...|53...|57P0[1-5]|25006)$/;
const AWAY_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** pg and pg-boss give these no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|LISTEN\/NOTIFY connection ended|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;
const SLOW_MESSAGE = 'Query read timeout';

type DriverError = Error & { code?: unknown; syscall?: unknown };

/** COMMIT was sent, and no answer came: the transaction may have committed or not. */
class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** The database was not reached, or is no primary: the statement and its open transaction changed nothing. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // One error for each address of a name.
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const { code, syscall, message } = error as DriverError;
  if (typeof code !== 'string') return AWAY_MESSAGES.test(message);
  return AWAY_STATES.test(code) || (AWAY_CODES.test(code) && NETWORK_CALLS.has(String(syscall)));
}

/** The server is the primary no longer, or not yet, and the connection stays with it. */
export const isReadOnly = (error: unknown): boolean => (error as DriverError | undefined)?.code === '25006';

/** No answer came in time: the connection still waits for it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === SLOW_MESSAGE;

const isTooSlow = (error: unknown) =>
  (error as DriverError | undefined)?.code === '57014' || isUnanswered(error);

/** Whether the same statement may succeed in a moment. */
export const isOutage = (error: unknown): boolean =>
  isAway(error) || isTooSlow(error) || error instanceof OutcomeUnknown;

/** A switchover takes five seconds. */
const PATIENCE_MS = 6000;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/** Lets one call wait, in all its steps together, for a database that is away. */
export function makePatience(patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs;
  let next = SHORTEST_WAIT_MS;
  /** Waits a little; returns whether to try again. */
  const waits = async (error: unknown): Promise<boolean> => {
    if (!isAway(error) || performance.now() + next > deadline) return false;
    await pause(next);
    next = Math.min(next * 2, LONGEST_WAIT_MS);
    return true;
  };
  return {
    waits,
    /** Repeats `work` while the database is away; a repetition must do nothing twice. */
    async with<T>(work: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(await waits(error))) throw error;
        }
      }
    },
  };
}

/** Runs a transaction; throws OutcomeUnknown if it may have committed or not. */
export async function transact<T>(db: Kysely<DB>, work: (tx: Kysely<DB>) => Promise<T>): Promise<T> {
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await work(tx);
      isCommitting = true;
      return done;
    });
  } catch (error) {
    if (isCommitting && isOutage(error)) throw new OutcomeUnknown('no answer to COMMIT', { cause: error });
    throw error;
  }
}
