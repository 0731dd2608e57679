import { ORPCError } from '@orpc/server';
import { Id } from '#contract/ids.ts';
import { giveRole } from '#server/home/homes/administering.ts';
import type { AdminDeps, Command } from '#server/host/admin/command.ts';
import { findAccount } from '#server/host/admin/finding-account.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import {
  alreadyAdministrator,
  askHandOver,
  handedOver,
  noHome,
  notTheirHome,
} from '#words/english-only/admin.ts';

async function findHome(db: AdminDeps['db'], typed: string) {
  const id = Id.safeParse(typed).data;
  const home =
    id === undefined
      ? undefined
      : await db
          .selectFrom('homes')
          .innerJoin('users', 'users.id', 'homes.admin_id')
          .select(['homes.id', 'homes.name', 'homes.admin_id as adminId', 'users.email as administrator'])
          .where('homes.id', '=', id)
          .executeTakeFirst();
  if (!home) throw new OperatorError(noHome(typed));
  return home;
}

/** `hand-over <home id> <address>`: as the administrator does it, who may be gone or ill. */
export const handOver: Command = async ({ db }, homeId = '', address = '') => {
  const home = await findHome(db, homeId);
  const { id: userId, email } = await findAccount(db, address);
  if (home.adminId === userId) return { text: alreadyAdministrator(email, home.name) };
  const lives = await db
    .selectFrom('user_homes')
    .select('user_id')
    .where('home_id', '=', home.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!lives) throw new OperatorError(notTheirHome(email, home.name));
  return {
    question: askHandOver({ ...home, email }),
    async make() {
      try {
        await inShortTransaction(db, async (tx, emit) => {
          await lockHome(tx, home.id);
          await giveRole({ tx, emit }, { homeId: home.id, userId, by: null });
          emit({ homeId: home.id, topics: ['home', 'history', 'homes'] });
        });
      } catch (error) {
        // They left meanwhile.
        if (!(error instanceof ORPCError)) throw error;
        throw new OperatorError(error.message, { cause: error });
      }
      return {
        text: handedOver(home.name, email),
        event: 'role-handed-over',
        facts: { home: home.id, other: userId },
      };
    },
  };
};
