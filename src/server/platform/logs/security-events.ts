import type { ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import { factsOf, type RefusalFacts, type Via } from '#server/platform/http/errors.ts';

/** Completed actions (docs/security.md 'What the log says'). */
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

/** The facts of a line, never what a person typed. An address without an account is left out, since some people type their password there. */
export type Facts = Partial<Origin> & {
  /** The person who did it, or the account of a failed sign-in. */
  user?: string;
  /** The host did it with `npm run admin`. */
  by?: 'host';
  call?: string;
  home?: string;
  /** The person whom it affected. */
  other?: string;
  via?: Via;
  /** The sign-in also needed a code. */
  twoStep?: true;
  /** Which sessions. */
  which?: 'one' | 'others' | 'all';
  code?: ErrorCode;
  limit?: string;
  /** Which resource opening a file would have exceeded. */
  why?: string;
};
type Line = Facts & {
  /** How often the same happened since the previous line. */
  more?: number;
};

const isRefused = (event: SecurityEvent): event is Refused => (REFUSED as readonly string[]).includes(event);

/** Writes one line. A transaction's events are written only after its commit. */
export function writeEvent(log: Logger, event: SecurityEvent, facts: Line): void {
  // Every two-step sign-in asks for a code, so this is not a warning.
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
  // Of another home, or removed: the answer is the same.
  NOT_FOUND: 'not-found',
  HOME_NOT_FOUND: 'not-found',
  CHORE_NOT_FOUND: 'not-found',
  MEMBER_NOT_FOUND: 'not-found',
  TEMPLATE_NOT_FOUND: 'not-found',
  SWAP_NOT_FOUND: 'not-found',
  PAYMENT_NOT_FOUND: 'not-found',
  INVALID_INPUT: 'input-refused',
  // UNAUTHENTICATED is missing, since every ended session gets it. A token that is not ours has its own event.
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
  // Someone registers an existing account again with a wrong password.
  if (code === 'EMAIL_TAKEN') return via && 'sign-in-failed';
  return REFUSALS[code];
}

const WINDOW_MS = 10_000;
/** Beyond this number of people and networks in one window, further ones are counted together. */
const SEPARATE_MAX = 1000;

/** Writes a person's first refusal from a network at once, and the others of the window as one line at its end, so that floods fill no disk. */
export function makeRefusalLog(log: Logger, windowMs = WINDOW_MS) {
  const seen = new Map<string, { event: Refused; facts: Facts; more: number }>();
  const end = () => {
    for (const { event, facts, more } of seen.values())
      if (more > 0) writeEvent(log, event, { ...facts, more });
    seen.clear();
  };
  return (event: Refused, facts: Facts): void => {
    const own = [event, facts.code, facts.network, facts.user].join(' ');
    const isApart = seen.has(own) || seen.size < SEPARATE_MAX;
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

/** Whether the sender has disconnected, so that nothing failed. */
const hasLeft = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  (error as NodeJS.ErrnoException).code === 'ECONNRESET';

export type RequestEvents = ReturnType<ReturnType<typeof makeSecurityEvents>>;

/** Logs the security events and failures of a request, with the facts known so far. */
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
        // The log already says that the database is unreachable.
        if (code === 'BUSY' && error.status === 503) return;
        const { bySchema: _, seconds: __, ...facts } = factsOf(error);
        const event = refusedAs(code, factsOf(error));
        if (event) write(event, { code, ...facts });
      },
    };
  };
}
