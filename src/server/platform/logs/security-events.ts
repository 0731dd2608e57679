import type { ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import { factsOf, type RefusalFacts, type Via } from '#server/platform/http/errors.ts';

/** Events that are written once their transaction has committed (docs/security.md 'Security log'). */
const DONE = [
  // A new account, which is signed in by it.
  'registered',
  'signed-in',
  // A person ended the session of their own browser.
  'signed-out',
  // Google opens an account that existed before; every other session ended.
  'google-joined',
  'address-confirmed',
  // The email with the link for a new password was queued: only if there is an account.
  'reset-asked',
  // The host made such a link.
  'reset-link-made',
  // A new password by such a link; every session ended.
  'password-reset',
  // On the profile; every other session ended, as with both events of two-step sign-in.
  'password-changed',
  'two-step-on',
  'two-step-off',
  'recovery-codes-made',
  'recovery-code-used',
  // The email to the new address was queued.
  'email-change-asked',
  // By the link of that email; every other session ended.
  'email-changed',
  // By the link of the email to the old address; every session ended.
  'email-kept',
  'sessions-ended',
  'account-deleted',
  'role-handed-over',
  'member-removed',
  'member-allowed-again',
  // Every older link of the home ended.
  'invite-link-made',
  'calendar-link-made',
  // Also a name on receipts that counts as this person's.
  'payment-details-changed',
] as const;
const REFUSED = [
  // Also a wrong password when an account is registered again, and an answer of Google that opened nothing.
  'sign-in-failed',
  // The first step was right, and the code of two-step sign-in is still missing.
  'code-asked',
  // A call asked for the password again.
  'wrong-password',
  'wrong-code',
  // A session token that this server never signed, or signed with an older SECRET.
  'token-refused',
  // No right to it: another home's or role's, an invalid link, another site's page, a file of others.
  'access-refused',
  // An id that does not exist for the caller: of another home, or gone.
  'not-found',
  // A schema or the reader of bodies refused it, mostly before the session is looked up.
  'input-refused',
  'limit-hit',
  // Opening a file took too long or too much memory, or its result was not plausible.
  'file-refused',
] as const;
export const SECURITY_EVENTS = [...DONE, ...REFUSED];

type Refused = (typeof REFUSED)[number];
export type SecurityEvent = (typeof DONE)[number] | Refused;

export type Origin = { network: string; request: string };

/** The fields of a line: nothing that a person typed. An address without an account is left out, because some people type their password there. */
export type Facts = Partial<Origin> & {
  /** The id of the person who did it, or whose account a failed sign-in was for. */
  user?: string;
  /** The host did it, with `npm run admin`, which writes the line itself. */
  by?: 'host';
  call?: string;
  home?: string;
  /** The id of the person whom it was done to. */
  other?: string;
  via?: Via;
  /** The sign-in also took a code. */
  twoStep?: true;
  /** The sessions that ended. */
  which?: 'one' | 'others' | 'all';
  code?: ErrorCode;
  limit?: string;
  /** The limit that opening a file exceeded. */
  why?: string;
};
type Line = Facts & {
  /** How often the same happened since the previous line. */
  more?: number;
};

const isRefused = (event: SecurityEvent): event is Refused => (REFUSED as readonly string[]).includes(event);

/** Writes one line. A caller in a transaction waits for its commit. */
export function writeEvent(log: Logger, event: SecurityEvent, facts: Line): void {
  // Asking for a code is part of every sign-in with two steps.
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
  NOT_FOUND: 'not-found',
  HOME_NOT_FOUND: 'not-found',
  CHORE_NOT_FOUND: 'not-found',
  MEMBER_NOT_FOUND: 'not-found',
  TEMPLATE_NOT_FOUND: 'not-found',
  SWAP_NOT_FOUND: 'not-found',
  PAYMENT_NOT_FOUND: 'not-found',
  INVALID_INPUT: 'input-refused',
  // Without UNAUTHENTICATED, which every ended session gets. A forged token has an event of its own.
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
  // Somebody registers an existing account with a wrong password.
  if (code === 'EMAIL_TAKEN') return via && 'sign-in-failed';
  return REFUSALS[code];
}

const WINDOW_MS = 10_000;
/** Beyond this many people and networks in one window, the others are counted together. */
const SEPARATE_MAX = 1000;

/**
 * Writes the first refusal of a person from a network at once, and the others of the window as one line at its end, so that a flood does not
 * fill the disk.
 */
export function makeRefusalLog(log: Logger, windowMs = WINDOW_MS) {
  const seen = new Map<string, { event: Refused; facts: Facts; more: number }>();
  const end = () => {
    for (const { event, facts, more } of seen.values())
      if (more > 0) writeEvent(log, event, { ...facts, more });
    seen.clear();
  };
  return (event: Refused, facts: Facts): void => {
    const own = [event, facts.code, facts.network, facts.user].join(' ');
    const isSeparate = seen.has(own) || seen.size < SEPARATE_MAX;
    const key = isSeparate ? own : event;
    const before = seen.get(key);
    if (before) {
      before.more += 1;
      return;
    }
    if (seen.size === 0) setTimeout(end, windowMs).unref();
    seen.set(key, { event, facts: isSeparate ? facts : {}, more: 0 });
    writeEvent(log, event, facts);
  };
}

/** Returns true if the error only says that the client has disconnected. */
const hasDisconnected = (error: unknown) =>
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
        if (!hasDisconnected(error)) log.error({ ...known, err: error }, what);
      },
      /** Logs a refusal that may be part of an attack. */
      refused(error: ORPCError<string, unknown>): void {
        const code = error.code as ErrorCode;
        // The database is down, which has its own line in the log.
        if (code === 'BUSY' && error.status === 503) return;
        const { bySchema: _, seconds: __, ...facts } = factsOf(error);
        const event = refusedAs(code, factsOf(error));
        if (event) write(event, { code, ...facts });
      },
    };
  };
}
