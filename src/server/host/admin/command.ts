import { ORPCError } from '@orpc/server';
import type { Kysely } from 'kysely';
import { normalEmail } from '#domain/users.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Facts, SecurityEvent } from '#server/platform/logs/security-events.ts';
import type { JobSender } from '#server/platform/queue/queue.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { noAccount } from '#words/english-only/admin.ts';

export type AdminDeps = {
  db: Kysely<DB>;
  queue: JobSender;
  publicUrl: string;
  now: () => Date;
};

/** The text to print afterwards, and the event to log. They differ, since the text may contain links. */
type Done = { text: string; event: SecurityEvent; facts: Facts };

/** A command's answer, or the question before its change. Only `make` changes anything, and it checks everything again. */
type Prepared = { text: string } | { question: string; make: () => Promise<Done> };

/** Throws an OperatorError if it is impossible. */
export type Command = (deps: AdminDeps, ...args: string[]) => Promise<Prepared>;

/** Returns the account of an address, in any case of letters. Throws an OperatorError if there is none. */
export async function findAccount(db: Kysely<DB>, typed: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name as name'])
    .where('email', '=', normalEmail(typed))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw new OperatorError(noAccount(typed));
  return account;
}

/** Makes a change that a member can make in the app. Throws an OperatorError if it is refused, because something has changed since the question. */
export const changeAsMember: typeof inShortTransaction = (...args) =>
  inShortTransaction(...args).catch((error: unknown) => {
    if (!(error instanceof ORPCError)) throw error;
    throw new OperatorError(error.message, { cause: error });
  });
