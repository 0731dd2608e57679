import { sql, type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Change } from '#server/live.ts';

export type Cancelling = { homeId: string; now: Date; tell: (change: Change) => void };
type Which = (eb: ExpressionBuilder<DB, 'swap_requests'>) => ExpressionWrapper<DB, 'swap_requests', SqlBool>;

async function cancel(tx: Kysely<DB>, { homeId, now, tell }: Cancelling, which: Which) {
  const { numUpdatedRows } = await tx
    .updateTable('swap_requests')
    .set({ status: 'cancelled', updated_at: now })
    .where('home_id', '=', homeId)
    .where('status', '=', 'pending')
    .where(which)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) tell({ homeId, topics: ['swaps'] });
}

/**
 * A chore that is completed, deleted or moved takes along the pending requests that ask for it or offer it in return (decisions
 * 'Swaps'). To be called before it is deleted: afterwards a request no longer knows it.
 */
export async function cancelSwapsOf(
  tx: Kysely<DB>,
  cancelling: Cancelling,
  choreIds: readonly string[],
): Promise<void> {
  if (choreIds.length === 0) return;
  const theirs = sql<string>`any(${choreIds}::uuid[])`;
  await cancel(tx, cancelling, (eb) =>
    eb.or([eb('chore_id', '=', theirs), eb('return_chore_id', '=', theirs)]),
  );
}

/** Who leaves a home takes their pending requests along, asked and answered by them (decisions 'Chores'). */
export async function cancelSwapsOfMember(
  tx: Kysely<DB>,
  cancelling: Cancelling,
  userId: string,
): Promise<void> {
  await cancel(tx, cancelling, (eb) =>
    eb.or([eb('requester_id', '=', userId), eb('target_user_id', '=', userId)]),
  );
}
