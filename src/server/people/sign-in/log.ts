import type { Logger } from 'pino';
import { loggedError } from '#server/platform/logs/log.ts';

const REPEATED_WITHIN_MS = 10_000;

/**
 * Logs what better-auth complains of. Strangers at Google's window can make it complain as often as they like, of what they typed: so each
 * complaint is written once in a while, without their words.
 */
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
