import type { Chore, chores } from '#contract/chores.ts';
import { mayThank } from '#domain/chores.ts';
import { thanksData, type Thank } from '#domain/notifications.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { lockAnyChore, lockChore, named } from '#server/home/plan/chore-rows.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { withdraw } from '#server/telling/announcing/grouping.ts';

type Changing = Pick<Call<'party', unknown>, 'tx' | 'emit'>;

/**
 * Removes the thanks for a completed chore, also from the bell of the member who completed it.
 * @param by only of this member
 */
export async function dropThanks(changing: Changing, chore: Chore, by?: string): Promise<void> {
  const { homeId, id: choreId, completedBy, thankedBy } = chore;
  const dropped = thankedBy.filter((userId) => by === undefined || userId === by);
  if (dropped.length === 0 || completedBy === null) return;
  await changing.tx
    .deleteFrom('thanks')
    .where('home_id', '=', homeId)
    .where('chore_id', '=', choreId)
    .where('user_id', 'in', dropped)
    .execute();
  const isDropped = (thank: Thank) => thank.choreId === choreId && dropped.includes(thank.userId);
  await withdraw(changing, {
    type: 'chore_thanked',
    userId: completedBy,
    about: { homeId, thanks: [{ choreId }] },
    without: ({ on, thanks }) =>
      thanksData(
        homeId,
        on,
        thanks.filter((thank) => !isDropped(thank)),
      ),
  });
}

/** Thanks for a housemate's completed chore, or takes that back (docs/product/board.md 'Thanks'). */
export const thankForChore: Handlers<typeof chores>['thankForChore'] = async (call) => {
  const { input, tx, home, user, today, now } = call;
  const { chore, letGo } = await lockAnyChore(tx, home, input.choreId);
  if (letGo) throw refusal('CHORE_NOT_FOUND');
  const { completedBy } = chore;
  if (completedBy === null) throw refusal('CHORE_OPEN');
  if (!mayThank(user.userId, chore, await readMemberIds(tx, home.id)))
    throw refusal(completedBy === user.userId ? 'FORBIDDEN' : 'CHORE_NOT_FOUND');
  // A retry: the first answer was lost.
  if (chore.thankedBy.includes(user.userId) === input.isThanked) return chore;
  if (input.isThanked) {
    const thank = { home_id: home.id, chore_id: chore.id, user_id: user.userId, thanked_at: now };
    await tx.insertInto('thanks').values(thank).execute();
    const thanks = { homeId: home.id, by: user.userId, to: completedBy, on: today, chore: named(chore) };
    await announce(call, { type: 'chore_thanked', ...thanks });
  } else await dropThanks(call, chore, user.userId);
  return lockChore(tx, home, chore.id);
};
