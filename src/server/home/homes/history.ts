import type { homes } from '#contract/homes.ts';
import { HISTORY_PAGE } from '#domain/homes.ts';
import { pageOf } from '#domain/pages.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { listPlans } from '#server/home/plan/replaced-plans.ts';

export const listHistory: Handlers<typeof homes>['listHistory'] = async ({ tx, input, home, now }) => {
  let query = tx
    .selectFrom('home_events')
    .select(['id', 'type', 'data', 'actor_id as actorId', 'created_at as createdAt'])
    .where('home_id', '=', home.id)
    .orderBy('id', 'desc')
    .limit(HISTORY_PAGE + 1)
    .$narrowType<{ data: Record<string, never> }>();
  if (input.before !== undefined) query = query.where('id', '<', input.before);
  const { page, last } = pageOf(await query.execute(), HISTORY_PAGE);
  const undoable = await listPlans(tx, home.id, now);
  return { undoable, entries: page, next: last?.id ?? null };
};
