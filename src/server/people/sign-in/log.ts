import type { Logger } from 'pino';
import { loggedError } from '#server/platform/logs/log.ts';

const REPEATED_WITHIN_MS = 10_000;

/** Logs each complaint of better-auth only once in a while and without strangers' words, since strangers can cause very many. */
export function makeSignInLog(log: Logger, windowMs = REPEATED_WITHIN_MS) {
  const said = new Set<string>();
  return (message: string, details: unknown[]): void => {
    const [complaint = ''] = message.split(/[.:]/, 1);
    if (said.has(complaint)) return;
    if (said.size === 0) setTimeout(() => said.clear(), windowMs).unref();
    said.add(complaint);
    const errors = details.filter((each) => typeof each !== 'string').map((each) => loggedError(each));
    log.warn({ details: errors }, `sign-in: ${complaint}`);
  };
}
