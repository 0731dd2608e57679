import { ORPCError } from '@orpc/client';
import { connectionWords as words } from '#words/offline.ts';
import { messageOf } from '#web/calls/api.ts';
import { NotOurs, NotReached } from '#web/calls/reached.ts';

/** Whether the app itself is at fault: neither the server nor anything on the way to it. */
export const isOfApp = (error: unknown): boolean =>
  !(
    error instanceof ORPCError ||
    error instanceof NotReached ||
    error instanceof NotOurs ||
    isPartMissing(error) ||
    isNotAnswered(error)
  );

/** By its name: keep-loading.ts belongs to the user interface. */
const isPartMissing = (error: unknown) => error instanceof Error && error.name === 'PartMissing';

/** By its name, too: sending.ts belongs to what sends files. */
const isNotAnswered = (error: unknown) => error instanceof Error && error.name === 'NotAnswered';

/** Returns why something failed, in a sentence (docs/product/everywhere.md 'What is said of a failure'). */
export function reasonOf(error: unknown): string {
  if (error instanceof NotReached) return words.offline;
  if (error instanceof NotOurs) return words.notOurs;
  if (isPartMissing(error)) return words.partMissing;
  if (error instanceof ORPCError) return messageOf(error, words.serverFailed);
  return isNotAnswered(error) ? words.serverFailed : words.appFailed;
}

/** Returns the toast of a failed action: the server's own sentence if it refused, else the action's, with the reason below. */
export function failureOf(error: unknown, fallback: string) {
  const text = messageOf(error, fallback);
  return { kind: 'error', text, reason: text === fallback ? reasonOf(error) : undefined } as const;
}
