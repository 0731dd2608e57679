import { sql, type Kysely } from 'kysely';
import { Id } from '#contract/ids.ts';
import { makeAdministrator } from '#server/home/homes/administering.ts';
import { changeAsMember, findAccount, type Command } from '#server/host/admin/command.ts';
import { sumEverywhere } from '#server/money/payments/open-amounts.ts';
import { closeAccount } from '#server/people/accounts/deletion.ts';
import type { DB } from '#server/platform/db/types.ts';
import { lockHome } from '#server/platform/members/membership-changes.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import * as words from '#words/english-only/admin.ts';

/** Finds the homes that the person administers: those with other members, who need an administrator, and those without, which are deleted too. */
async function homesOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<{ id: string; name: string; others: number }>`
    select homes.id, homes.name,
           (select count(*)::integer from user_homes
             where user_homes.home_id = homes.id and user_homes.user_id <> ${userId}) as others
      from homes where homes.admin_id = ${userId} order by homes.name, homes.id`.execute(db);
  return {
    withOthers: rows.filter(({ others }) => others > 0),
    alone: rows.filter(({ others }) => others === 0).map(({ name }) => name),
  };
}

/** `close <address>`: deletes an account, as its person can on the profile page. */
export const close: Command = async ({ db, queue, now }, address = '') => {
  const account = await findAccount(db, address);
  const { id, email } = account;
  const { withOthers, alone } = await homesOf(db, id);
  if (withOthers.length > 0) throw new OperatorError(words.handOverFirst(email, withOthers));
  return {
    question: words.askClose({ ...account, alone, ...(await sumEverywhere(db, id)) }),
    async make() {
      await changeAsMember(db, (tx, emit) => closeAccount({ tx, queue, now: now(), emit }, id));
      return { text: words.accountClosed(email), event: 'account-deleted', facts: { user: id } };
    },
  };
};

async function findHome(db: Kysely<DB>, typed: string) {
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
  if (!home) throw new OperatorError(words.noHome(typed));
  return home;
}

/** `hand-over <home id> <address>`: gives the role to another member, for an administrator who is gone or ill. */
export const handOver: Command = async ({ db }, typedId = '', address = '') => {
  const { id: homeId, name, adminId, administrator } = await findHome(db, typedId);
  const { id: userId, email } = await findAccount(db, address);
  if (adminId === userId) return { text: words.alreadyAdministrator(email, name) };
  const lives = await db
    .selectFrom('user_homes')
    .select('user_id')
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!lives) throw new OperatorError(words.notTheirHome(email, name));
  return {
    question: words.askHandOver({ name, administrator, email }),
    async make() {
      await changeAsMember(db, async (tx, emit) => {
        await lockHome(tx, homeId);
        await makeAdministrator({ tx, emit }, { homeId, userId, by: null });
        emit({ homeId, topics: ['home', 'history', 'homes'] });
      });
      return {
        text: words.handedOver(name, email),
        event: 'role-handed-over',
        facts: { home: homeId, other: userId },
      };
    },
  };
};
