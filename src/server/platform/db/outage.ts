import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/**
 * What PostgreSQL and what stands before it say when they end a connection, take none, are out of room, or are not the primary (yet): classes 08
 * and 53, 57P01 to 57P05, 25006.
 */
const AWAY_STATES = /^(?:08...|53...|57P0[1-5]|25006)$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** pg and pg-boss name these by their words alone. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|LISTEN\/NOTIFY connection ended|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;
const SLOW_MESSAGE = 'Query read timeout';

type DriverError = Error & { code?: unknown; syscall?: unknown };

/** COMMIT was sent, and its answer never came: what the transaction did may stand, and may not. */
class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** The database was not reached, or is no primary: nothing of the statement, or of its open transaction, stands. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of all addresses that a name has.
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const { code, syscall, message } = error as DriverError;
  if (typeof code !== 'string') return AWAY_MESSAGES.test(message);
  return AWAY_STATES.test(code) || (AWAY_CODES.has(code) && NETWORK_CALLS.has(String(syscall)));
}

/** By a primary that is one no longer, or not yet: the connection stays with it. */
export const isReadOnly = (error: unknown): boolean => (error as DriverError | undefined)?.code === '25006';

/** Nothing came back in time: the connection still waits for it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === SLOW_MESSAGE;

/** It took longer than its kind of call may; the database has given it up, or answers nothing at all. */
const isTooSlow = (error: unknown) =>
  (error as DriverError | undefined)?.code === '57014' || isUnanswered(error);

/** Nothing that somebody did wrong, or we: the same may be asked again in a moment. */
export const isOutage = (error: unknown): boolean =>
  isAway(error) || isTooSlow(error) || error instanceof OutcomeUnknown;

/** A switchover takes five seconds. */
const PATIENCE_MS = 6000;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/** How long one call waits, in all that it does, for a database that is away. */
export function makePatience(patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs;
  let next = SHORTEST_WAIT_MS;
  /** Whether what failed so may be tried again, once this has waited a little. */
  const waits = async (error: unknown): Promise<boolean> => {
    if (!isAway(error) || performance.now() + next > deadline) return false;
    await pause(next);
    next = Math.min(next * 2, LONGEST_WAIT_MS);
    return true;
  };
  return {
    waits,
    /** Does `work` again for as long as the database is away; it must be such that a repetition does nothing twice. */
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

/** A transaction whose failures tell apart what surely does not stand from what nobody knows (`OutcomeUnknown`). */
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
