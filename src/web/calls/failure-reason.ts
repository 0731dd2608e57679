import { ORPCError } from '@orpc/client';
import { connectionWords as words } from '#words/offline.ts';
import { messageOf } from '#web/calls/api.ts';
import { ProxyAnswered, NotReached } from '#web/calls/connection-errors.ts';

/** Returns whether the app itself is at fault, not the server or the connection. */
export const isOfApp = (error: unknown): boolean =>
  !(
    error instanceof ORPCError ||
    error instanceof NotReached ||
    error instanceof ProxyAnswered ||
    isPartMissing(error) ||
    isNotAnswered(error)
  );

/** Compared by name, because retry-import.ts belongs to the user interface. */
const isPartMissing = (error: unknown) => error instanceof Error && error.name === 'PartMissing';

/** Compared by name, because only pages that send files load upload.ts. */
const isNotAnswered = (error: unknown) => error instanceof Error && error.name === 'NotAnswered';

/** Returns the reason of a failure as a sentence (docs/product/everywhere.md 'What is said of a failure'). */
export function reasonOf(error: unknown): string {
  if (error instanceof NotReached) return words.offline;
  if (error instanceof ProxyAnswered) return words.notOurs;
  if (isPartMissing(error)) return words.partMissing;
  if (error instanceof ORPCError) return messageOf(error, words.serverFailed);
  return isNotAnswered(error) ? words.serverFailed : words.appFailed;
}

/**
 * Returns the toast for a failed action: the server's own sentence if it refused, otherwise `fallback` with the reason
 * below it.
 */
export function failureOf(error: unknown, fallback: string) {
  const text = messageOf(error, fallback);
  return { kind: 'error', text, reason: text === fallback ? reasonOf(error) : undefined } as const;
}
