import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';
import { ERRORS, type CatchingUp, type ErrorCode } from '#contract/errors.ts';
import { isOutage } from '#server/platform/db/outage.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { wordsIn } from '#words/languages.ts';

/** How a session begins, or what asks for a code. */
export type Via = 'password' | 'letter' | 'google' | 'session';

/** Facts for the log. `bySchema`: a schema of the contract refused it. `seconds`: the time until the same request may succeed (`secondsToWait`). */
export type RefusalFacts = {
  user?: string;
  limit?: string;
  why?: string;
  via?: Via;
  bySchema?: true;
  seconds?: number;
};

const english = wordsIn('en');

/** Creates the error that a handler throws to refuse a call: one of the closed codes, with its status and English sentence. */
export const refusal = (code: ErrorCode, facts: RefusalFacts = {}) =>
  new ORPCError(code, { status: ERRORS[code], message: english.errors[code], cause: facts });

export const factsOf = ({ cause }: Error): RefusalFacts => (cause instanceof Error ? {} : (cause ?? {}));

const isCode = (text: unknown): text is ErrorCode => typeof text === 'string' && Object.hasOwn(ERRORS, text);

export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether a call waited too long for a lock (platform/db/open.ts). */
export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03';

/** Whether a retry of the transaction may succeed: a serialisation conflict, a deadlock or a lock. */
export const isConflict = (error: unknown) =>
  ['40001', '40P01'].includes(sqlState(error) ?? '') || isLockTimeout(error);

/** Creates the refusal while the database is unreachable or too slow. `data` says if surely nothing was changed. */
export const catchingUp = (data?: CatchingUp) =>
  new ORPCError('BUSY', { status: 503, message: english.catchingUp, data });

const SOON_SECONDS = 2;
const DAY_SECONDS = 24 * 60 * 60;
const SECONDS_TO_WAIT: Partial<Record<string, number>> = {
  TOO_MANY_CHANGES: 60,
  LETTERS_TODAY: DAY_SECONDS,
  THEIR_LETTERS_TODAY: DAY_SECONDS,
} satisfies Partial<Record<ErrorCode, number>>;

const waits = new WeakMap<object, number>();
/** Returns after how many seconds a refused request may be sent again. */
export const secondsToWait = (request: object): number => waits.get(request) ?? SOON_SECONDS;

/** Translates a refusal into its reader's language, and remembers when the request may be sent again. */
export function inReadersWords(
  request: Pick<IncomingMessage, 'headers'>,
  refused: ORPCError<string, unknown>,
): ORPCError<string, unknown> {
  const language = readersLanguage(request);
  const { code, status, data, cause } = refused;
  waits.set(request, factsOf(refused).seconds ?? SECONDS_TO_WAIT[code] ?? SOON_SECONDS);
  if (language === 'en' || !isCode(code)) return refused;
  const { errors, catchingUp: busy } = wordsIn(language);
  const message = code === 'BUSY' && status === 503 ? busy : errors[code];
  return new ORPCError(code, { status, message, data, cause });
}

/** Returns the refusal of a request other than a call. */
export const refusalTo = (request: Pick<IncomingMessage, 'headers'>, code: ErrorCode) =>
  inReadersWords(request, refusal(code));

export const conflictRefusal = (error: unknown) => refusal(isLockTimeout(error) ? 'BUSY' : 'TRY_AGAIN');

/** Maps every error to a refusal. The contract's schemas name a code as their message, so that bad input answers with its own sentence. */
export function refusalOf(error: unknown, report: (error: unknown) => void): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (isCode(error.code)) return error;
    if (error.code === 'BAD_REQUEST') {
      const issues = (error.data as { issues?: { message?: string }[] } | undefined)?.issues ?? [];
      const named = issues.map((issue) => issue.message).find(isCode);
      return refusal(named ?? 'INVALID_INPUT', { bySchema: true });
    }
  }
  if (isConflict(error)) return conflictRefusal(error);
  report(error);
  return isOutage(error) ? catchingUp() : refusal('UNEXPECTED');
}
