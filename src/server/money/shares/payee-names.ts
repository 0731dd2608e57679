import type { Kysely } from 'kysely';
import type { payments } from '#contract/payments.ts';
import { matchName } from '#receipts/recipient/names.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { emailOwner } from '#server/telling/announcing/owner-letters.ts';

/** Stores a name that means the person on receipts, and emails them about it. */
export async function learnName(call: Call<'participant', unknown>, name: string): Promise<void> {
  const { tx, user, now, note } = call;
  const learnt = await tx
    .insertInto('payee_aliases')
    .values({ user_id: user.userId, name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!learnt) return;
  note('payment-details-changed');
  await emailOwner(call, user.userId, { what: 'payee-name' });
}

const forget = (tx: Kysely<DB>, userId: string, names: readonly string[]) =>
  tx.deleteFrom('payee_aliases').where('user_id', '=', userId).where('name', 'in', names).execute();

/** Forgets names that match the recipient of a reopened share: its requester may have learnt the name by mistake. Banks spell it differently. */
export async function forgetNamesLike(tx: Kysely<DB>, userId: string, paidTo: string): Promise<void> {
  const own = await tx.selectFrom('payee_aliases').select('name').where('user_id', '=', userId).execute();
  const meant = own.map(({ name }) => name).filter((name) => matchName(name, paidTo) === 'strong');
  if (meant.length > 0) await forget(tx, userId, meant);
}

/** Lists and forgets the learnt names of a person (docs/product/receipts.md 'Learnt names'). */
export const payeeNameHandlers: Pick<Handlers<typeof payments>, 'listPayeeNames' | 'forgetPayeeName'> = {
  listPayeeNames: ({ tx, user }) =>
    tx
      .selectFrom('payee_aliases')
      .select(['name', 'created_at as since'])
      .where('user_id', '=', user.userId)
      .orderBy('created_at')
      .orderBy('name')
      .execute(),

  async forgetPayeeName({ tx, user, input, emit }) {
    await forget(tx, user.userId, [input.name]);
    emit({ userIds: [user.userId], topics: ['payments'] });
    return {};
  },
};
