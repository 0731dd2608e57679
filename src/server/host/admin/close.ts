import { ORPCError } from '@orpc/server';
import { sql, type Kysely } from 'kysely';
import { closeAccount } from '#server/people/accounts/deletion.ts';
import type { Command } from '#server/host/admin/command.ts';
import { findAccount } from '#server/host/admin/finding-account.ts';
import type { DB } from '#server/platform/db/types.ts';
import { sumEverywhere } from '#server/money/payments/open-amounts.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { accountClosed, askClose, handOverFirst } from '#words/english-only/admin.ts';

/** The homes of which they are the administrator: those with others, whom somebody must look after, and those that go with them. */
async function homesOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<{ id: string; name: string; others: number }>`
    select homes.id, homes.name,
           (select count(*)::integer from user_homes
             where user_homes.home_id = homes.id and user_homes.user_id <> ${userId}) as others
      from homes where homes.admin_id = ${userId} order by homes.name, homes.id`.execute(db);
  return {
    withOthers: rows.filter(({ others }) => others > 0),
    alone: rows.filter(({ others }) => others === 0),
  };
}

/** `close <address>`: as its person deletes it on the profile. */
export const close: Command = async ({ db, queue, now }, address = '') => {
  const account = await findAccount(db, address);
  const { id, email } = account;
  const { withOthers, alone } = await homesOf(db, id);
  if (withOthers.length > 0) throw new OperatorError(handOverFirst(email, withOthers));
  return {
    question: askClose({
      ...account,
      alone: alone.map(({ name }) => name),
      ...(await sumEverywhere(db, id)),
    }),
    async make() {
      try {
        await inShortTransaction(db, (tx, emit) => closeAccount({ tx, queue, now: now(), emit }, id));
      } catch (error) {
        // Somebody joined meanwhile.
        if (!(error instanceof ORPCError)) throw error;
        throw new OperatorError(error.message, { cause: error });
      }
      return { text: accountClosed(email), event: 'account-deleted', facts: { user: id } };
    },
  };
};
