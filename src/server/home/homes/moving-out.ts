import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { dayOf, type Day } from '#domain/days.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { countSeries } from '#server/money/payments/series.ts';
import { readBetweenUsWithNotes } from '#server/money/payments/settling-up.ts';
import { previewLeaving } from '#server/home/plan/leaving.ts';

type Mine = { homeId: string; userId: string };

async function countLate(tx: Kysely<DB>, { homeId, userId, today }: Mine & { today: Day }): Promise<number> {
  const { count } = await tx
    .selectFrom('chores')
    .where('home_id', '=', homeId)
    .where('assigned_to', '=', userId)
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null)
    .where('due_date', '<', today)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readPendingSwaps(tx: Kysely<DB>, { homeId, userId }: Mine) {
  const rows = await tx
    .selectFrom('swap_requests')
    .select(['id', 'requester_id', 'target_user_id', 'chore_type as type', 'chore_due_date as dueDate'])
    .where('home_id', '=', homeId)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('requester_id', '=', userId), eb('target_user_id', '=', userId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, type, dueDate, requester_id, target_user_id }) => {
    const byMe = requester_id === userId;
    return { id, byMe, otherId: byMe ? target_user_id : requester_id, type, dueDate };
  });
}

/** docs/product/moving-out.md 'The list': what is so now, and nothing that is kept for it but when the data was taken. */
export const getMovingOut: Handlers<typeof homes>['getMovingOut'] = async (call) => {
  const { tx, home, user, now } = call;
  const { userId } = user;
  const mine = { homeId: home.id, userId };
  const [people, chores, lateChores, swaps, repeating, person] = await Promise.all([
    readBetweenUsWithNotes(call),
    previewLeaving(tx, home, { now, userId }),
    countLate(tx, { ...mine, today: dayOf(now, home.time_zone) }),
    readPendingSwaps(tx, mine),
    countSeries(tx, home.id, userId),
    tx.selectFrom('users').select('data_downloaded_at').where('id', '=', userId).executeTakeFirstOrThrow(),
  ]);
  return { people, chores, lateChores, swaps, repeating, dataDownloadedAt: person.data_downloaded_at };
};
