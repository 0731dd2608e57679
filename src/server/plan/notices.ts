import type { Kysely } from 'kysely';
import type { PlanNotice } from '#domain/notifications.ts';
import type { DB } from '#server/db/types.ts';
import { notifyEach } from '#server/notifications/notifications.ts';
import type { Planning } from '#server/plan/planning.ts';

/**
 * Tells everybody whose chores somebody has changed how many of theirs (docs/product/notifications.md 'Told about plans').
 * @param people the person of each chore, as often as they have one; `by` need not be told
 */
export async function tellOfPlan(
  tx: Kysely<DB>,
  { homeId, emit, by }: Planning & { by: string },
  { how, names, people }: Pick<PlanNotice, 'how' | 'names'> & { people: readonly string[] },
): Promise<void> {
  const others = Map.groupBy(
    people.filter((userId) => userId !== by),
    (userId) => userId,
  );
  await notifyEach(
    tx,
    emit,
    [...others].map(([userId, chores]) => ({
      userId,
      notification: {
        type: 'plan_changed',
        data: { homeId, userId: by, how, names: [...names], chores: chores.length },
      },
    })),
  );
}
