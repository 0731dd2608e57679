import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { countSeries } from '#server/money/payments/series.ts';
import { readBetweenUs } from '#server/money/payments/settling-up.ts';
import { openChores } from '#server/home/plan/chore-rows.ts';
import { previewLeaving } from '#server/home/plan/leaving.ts';

async function readPendingSwaps(tx: Kysely<DB>, homeId: string, userId: string) {
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

/** docs/product/moving-out.md 'The list': computed now. Only the time of the data export is stored for it. */
export const getMovingOut: Handlers<typeof homes>['getMovingOut'] = async (call) => {
  const { tx, home, user, now } = call;
  const { userId } = user;
  const countLate = openChores(tx, home.id)
    .where('assigned_to', '=', userId)
    .where('due_date', '<', dayOf(now, home.time_zone))
    .select(({ fn }) => fn.countAll<number>().as('lateChores'))
    .executeTakeFirstOrThrow();
  const readTaken = tx
    .selectFrom('users')
    .select('data_downloaded_at as dataDownloadedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const [people, chores, late, swaps, repeating, taken] = await Promise.all([
    readBetweenUs(call),
    previewLeaving(tx, home, { now, userId }),
    countLate,
    readPendingSwaps(tx, home.id, userId),
    countSeries(tx, home.id, userId),
    readTaken,
  ]);
  return { people, chores, ...late, swaps, repeating, ...taken };
};
