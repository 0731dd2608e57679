import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';

/** SQLSTATEs for a lost or refused connection, a lack of resources, and a server that is not the primary. */
const UNREACHABLE_STATES = /^(?:08...|53...|57P0[1-5]|25006)$/;
const UNREACHABLE_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** Errors of pg and pg-boss without a code. */
const UNREACHABLE_MESSAGES =
  /^(?:Connection terminated|LISTEN\/NOTIFY connection ended|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;
const SLOW_MESSAGE = 'Query read timeout';

type DriverError = Error & { code?: unknown; syscall?: unknown };

/** COMMIT was sent but not answered: the transaction may have committed or not. */
class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Whether the database was not reached or is not the primary. The statement and its open transaction have changed nothing. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // It has one error for each address of a DNS name.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const { code, syscall, message } = error as DriverError;
  if (typeof code !== 'string') return UNREACHABLE_MESSAGES.test(message);
  return (
    UNREACHABLE_STATES.test(code) || (UNREACHABLE_CODES.test(code) && NETWORK_CALLS.has(String(syscall)))
  );
}

/** Whether the server is not the primary. The connection would stay with it. */
export const isReadOnly = (error: unknown): boolean => (error as DriverError | undefined)?.code === '25006';

/** Whether no answer came in time. The connection still waits for it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === SLOW_MESSAGE;

const isTooSlow = (error: unknown) =>
  (error as DriverError | undefined)?.code === '57014' || isUnanswered(error);

/** Whether the same statement may succeed in a moment. */
export const isOutage = (error: unknown): boolean =>
  isUnreachable(error) || isTooSlow(error) || error instanceof OutcomeUnknown;

/** A switchover takes five seconds. */
const RETRY_FOR_MS = 6000;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/** Returns a retry for one call. All its steps together wait for an unreachable database for at most `retryForMs`. */
export function makeOutageRetry(retryForMs = RETRY_FOR_MS) {
  const deadline = performance.now() + retryForMs;
  let next = SHORTEST_WAIT_MS;
  /** Waits a little and returns true if the step is to be tried again. */
  const shouldRetry = async (error: unknown): Promise<boolean> => {
    if (!isUnreachable(error) || performance.now() + next > deadline) return false;
    await pause(next);
    next = Math.min(next * 2, LONGEST_WAIT_MS);
    return true;
  };
  return {
    shouldRetry,
    /** Repeats `work` while the database is unreachable. A repetition must do nothing twice. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!(await shouldRetry(error))) throw error;
        }
      }
    },
  };
}

/** Runs a transaction. Throws OutcomeUnknown if COMMIT was not answered. */
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
