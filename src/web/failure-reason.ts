import { ORPCError } from '@orpc/client';
import { connectionWords } from '#words/connection.ts';

/** Why an action failed, where no refusal says it: the server was not reached, or it has a problem itself. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ORPCError)) return connectionWords.offline;
  return error.status < 500 || error.code === 'BUSY' ? undefined : connectionWords.serverFailed;
}
