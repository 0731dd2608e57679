import { firstLine } from '#server/platform/settings/operator-error.ts';

/** What a person can search for: at the bottom of its causes the code of a connection that failed, else what was said. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return reasonOf(cause);
  return typeof code === 'string' ? code : firstLine(message);
}
