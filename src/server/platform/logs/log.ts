import pino, { type DestinationStream, type Logger, type LogFn } from 'pino';
import { isOutage } from '#server/platform/db/outage.ts';

/** The logged fields of an error. None can contain what a person typed, or personal data. */
const LOGGED_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];
const DEEPEST = 5;

// In class 22 PostgreSQL quotes a value that it could not read. Elsewhere it quotes only our names.
const quotesValues = (error: Error) => /^22...$/.test(String((error as { code?: unknown }).code));
const withoutValues = (message: string) => message.replace(/".*"/s, '"…"');

// Mail servers quote an address that they refuse.
const ADDRESS = /(?:"[^"]*"\s*)?<?[^\s<>"'(),:;[\]]+@[^\s<>"'(),;[\]]+>?/g;

/** Removes secrets from links: a mail server may repeat a link of the email, with its token after the question mark. */
export const withoutTokens = (text: string) => text.replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1?…');

/** Returns an error's message for the log, without quoted values, addresses and tokens. */
export function loggedMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const message = quotesValues(error) ? withoutValues(error.message) : error.message;
  return withoutTokens(message).replace(ADDRESS, '…');
}

/** Returns an error for the log, named fields only: `detail`, `where` and `internalQuery` can quote a row, and libraries attach requests. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const message = loggedMessage(error);
  const logged: Record<string, unknown> = {
    type: error.constructor.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
  };
  for (const key of LOGGED_FIELDS) if (key in error) logged[key] = error[key as keyof Error];
  if (depth >= DEEPEST) return logged;
  if (error.cause instanceof Error) logged['cause'] = loggedError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    logged['errors'] = error.errors.map((each) => loggedError(each, depth + 1));
  return logged;
}

/** After this time without such an error the outage is over. */
const OUTAGE_OVER_MS = 30_000;

/** While the database is unreachable, every call fails for the same reason. Logs the first, and at the end how many failed. */
function oncePerOutage(overMs: number) {
  let outage: { began: number; latest: number; lines: number; quiet: NodeJS.Timeout } | undefined;
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [fields] = args as [unknown];
    const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
    if (!isOutage(error)) {
      method.apply(this, args);
      return;
    }
    if (outage) {
      outage.lines += 1;
      outage.latest = Date.now();
      outage.quiet.refresh();
      return;
    }
    const end = () => {
      const { began, latest, lines } = outage ?? { began: 0, latest: 0, lines: 0 };
      outage = undefined;
      const seconds = Math.round((latest - began) / 1000);
      this.warn({ failures: lines, seconds }, 'the database answers again');
    };
    const now = Date.now();
    outage = { began: now, latest: now, lines: 1, quiet: setTimeout(end, overMs).unref() };
    method.call(this, { reason: loggedMessage(error) }, 'the database does not answer');
  };
}

/** Creates the program's log: lines of JSON, to the standard output or to `to` in a test. */
export function makeLog(level: string, to?: DestinationStream, outageOverMs = OUTAGE_OVER_MS): Logger {
  const options = {
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: { logMethod: oncePerOutage(outageOverMs) },
    level,
  };
  return to ? pino(options, to) : pino(options);
}
