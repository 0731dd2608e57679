import { ORPCError } from '@orpc/client';
import { connectionWords as words } from '#words/connection.ts';
import { messageOf } from '#web/api.ts';
import { NotOurs, NotReached } from '#web/reached.ts';

/** Whether the app itself is at fault: neither the server nor anything on the way to it. */
export const isOfApp = (error: unknown): boolean =>
  !(
    error instanceof ORPCError ||
    error instanceof NotReached ||
    error instanceof NotOurs ||
    isPartMissing(error)
  );

/** By its name: load-part.ts stands apart from the app. */
const isPartMissing = (error: unknown) => error instanceof Error && error.name === 'PartMissing';

/** Returns why something failed, in a sentence (docs/product/everywhere.md 'What is said of a failure'). */
export function reasonOf(error: unknown): string {
  if (error instanceof NotReached) return words.offline;
  if (error instanceof NotOurs) return words.notOurs;
  if (isPartMissing(error)) return words.partMissing;
  return error instanceof ORPCError ? messageOf(error, words.serverFailed) : words.appFailed;
}

/** Returns the toast of a failed action: the server's own sentence if it refused, else the action's, with the reason below. */
export function failureOf(error: unknown, fallback: string) {
  const text = messageOf(error, fallback);
  return { kind: 'error', text, reason: text === fallback ? reasonOf(error) : undefined } as const;
}
