import type { ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import { factsOf, type RefusalFacts, type Via } from '#server/platform/http/errors.ts';

/** What was done (docs/security.md 'What the log says'). */
const DONE = [
  'registered',
  'signed-in',
  'signed-out',
  'google-joined',
  'address-confirmed',
  'reset-asked',
  'reset-link-made',
  'password-reset',
  'password-changed',
  'two-step-on',
  'two-step-off',
  'recovery-codes-made',
  'recovery-code-used',
  'email-change-asked',
  'email-changed',
  'email-kept',
  'sessions-ended',
  'account-deleted',
  'role-handed-over',
  'member-removed',
  'member-allowed-again',
  'invite-link-made',
  'calendar-link-made',
  'payment-details-changed',
] as const;
const REFUSED = [
  'sign-in-failed',
  'code-asked',
  'wrong-password',
  'wrong-code',
  'token-refused',
  'access-refused',
  'not-found',
  'input-refused',
  'limit-hit',
  'file-refused',
] as const;
export const SECURITY_EVENTS = [...DONE, ...REFUSED];

type Refused = (typeof REFUSED)[number];
export type SecurityEvent = (typeof DONE)[number] | Refused;

export type Origin = { network: string; request: string };

/** What a line says: nothing that a person typed. An address without an account is left out: some people type their password there. */
export type Facts = Partial<Origin> & {
  /** Who did it; of a failed sign-in, whose account it is. */
  user?: string;
  /** The host, by `npm run admin`. */
  by?: 'host';
  call?: string;
  home?: string;
  /** Whom it was done to. */
  other?: string;
  via?: Via;
  /** The sign-in took a code as well. */
  twoStep?: true;
  /** Which sessions. */
  which?: 'one' | 'others' | 'all';
  code?: ErrorCode;
  limit?: string;
  /** What opening a file would have taken too much of. */
  why?: string;
};
type Line = Facts & {
  /** How often the same happened since the line before. */
  more?: number;
};

const isRefused = (event: SecurityEvent): event is Refused => (REFUSED as readonly string[]).includes(event);

/** Writes one line; of what a transaction does, only once it has committed. */
export function writeEvent(log: Logger, event: SecurityEvent, facts: Line): void {
  // Every sign-in with two steps asks for a code.
  log[isRefused(event) && event !== 'code-asked' ? 'warn' : 'info']({ event, ...facts }, 'security event');
}

const REFUSALS: Partial<Record<ErrorCode, Refused>> = {
  WRONG_EMAIL_OR_PASSWORD: 'sign-in-failed',
  CODE_NEEDED: 'code-asked',
  WRONG_PASSWORD: 'wrong-password',
  WRONG_CODE: 'wrong-code',
  FORBIDDEN: 'access-refused',
  CHORE_OF_OTHER: 'access-refused',
  UNAUTHORIZED_LINK: 'access-refused',
  LINK_EXPIRED: 'access-refused',
  ORIGIN_REFUSED: 'access-refused',
  OTHER_ACCOUNT: 'access-refused',
  INVITATION_NEEDED: 'access-refused',
  INVITE_LINK_REPLACED: 'access-refused',
  REMOVED_FROM_HOME: 'access-refused',
  // Of another home, or gone: the answer is the same.
  NOT_FOUND: 'not-found',
  HOME_NOT_FOUND: 'not-found',
  CHORE_NOT_FOUND: 'not-found',
  MEMBER_NOT_FOUND: 'not-found',
  TEMPLATE_NOT_FOUND: 'not-found',
  SWAP_NOT_FOUND: 'not-found',
  PAYMENT_NOT_FOUND: 'not-found',
  INVALID_INPUT: 'input-refused',
  // Not UNAUTHENTICATED, which every ended session gets. A token that is not ours has an event of its own.
  TOO_MANY_TRIES: 'limit-hit',
  TOO_MANY_CHANGES: 'limit-hit',
  LETTERS_TODAY: 'limit-hit',
  THEIR_LETTERS_TODAY: 'limit-hit',
  PROOF_TOO_MANY_TRIES: 'limit-hit',
  BUSY: 'limit-hit',
  PROOFS_BUSY: 'limit-hit',
};

function refusedAs(code: ErrorCode, { why, via, bySchema }: RefusalFacts): Refused | undefined {
  if (bySchema) return 'input-refused';
  if (why !== undefined) return 'file-refused';
  // An account is registered again with a wrong password.
  if (code === 'EMAIL_TAKEN') return via && 'sign-in-failed';
  return REFUSALS[code];
}

const WINDOW_MS = 10_000;
/** Beyond so many people and networks in one window, further ones are counted together. */
const TOLD_APART_MAX = 1000;

/** Writes the first refusal of a person from a network at once, and the others in the window as one line at its end, so that floods fill no disk. */
export function makeRefusalLog(log: Logger, windowMs = WINDOW_MS) {
  const seen = new Map<string, { event: Refused; facts: Facts; more: number }>();
  const end = () => {
    for (const { event, facts, more } of seen.values())
      if (more > 0) writeEvent(log, event, { ...facts, more });
    seen.clear();
  };
  return (event: Refused, facts: Facts): void => {
    const own = [event, facts.code, facts.network, facts.user].join(' ');
    const isApart = seen.has(own) || seen.size < TOLD_APART_MAX;
    const key = isApart ? own : event;
    const before = seen.get(key);
    if (before) {
      before.more += 1;
      return;
    }
    if (seen.size === 0) setTimeout(end, windowMs).unref();
    seen.set(key, { event, facts: isApart ? facts : {}, more: 0 });
    writeEvent(log, event, facts);
  };
}

/** Whether the sender of a request has left, so that nothing failed. */
const hasLeft = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  (error as NodeJS.ErrnoException).code === 'ECONNRESET';

export type RequestEvents = ReturnType<ReturnType<typeof makeSecurityEvents>>;

/** Logs the security events and failures of a request, with what is known of it by then. */
export function makeSecurityEvents(log: Logger) {
  const refuse = makeRefusalLog(log);
  return (origin: Origin) => {
    let known: Facts = origin;
    const write = (event: SecurityEvent, facts: Facts = {}) => {
      if (isRefused(event)) refuse(event, { ...known, ...facts });
      else writeEvent(log, event, { ...known, ...facts });
    };
    return {
      origin,
      know(facts: Facts): void {
        known = { ...known, ...facts };
      },
      write,
      failed(error: unknown, what: string): void {
        if (!hasLeft(error)) log.error({ ...known, err: error }, what);
      },
      /** Logs a refusal that may be part of an attack. */
      refused(error: ORPCError<string, unknown>): void {
        const code = error.code as ErrorCode;
        // The database is away, which the log says already.
        if (code === 'BUSY' && error.status === 503) return;
        const { bySchema: _, seconds: __, ...facts } = factsOf(error);
        const event = refusedAs(code, factsOf(error));
        if (event) write(event, { code, ...facts });
      },
    };
  };
}
