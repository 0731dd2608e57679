import { sql, type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool } from 'kysely';
import type { SwapEnd } from '#domain/swaps.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Change } from '#server/platform/live/live.ts';
import { announce } from '#server/telling/announcing/announce.ts';

export type Cancelling = {
  homeId: string;
  now: Date;
  emit: (change: Change) => void;
  /** What became of the chores. */
  end: SwapEnd;
  /** Who did it, and need not be told; null where it happened by itself. */
  by: string | null;
};
type Which = (eb: ExpressionBuilder<DB, 'swap_requests'>) => ExpressionWrapper<DB, 'swap_requests', SqlBool>;

async function cancel(tx: Kysely<DB>, { homeId, now, emit, end, by }: Cancelling, which: Which) {
  const cancelled = await tx
    .updateTable('swap_requests')
    .set({ status: 'cancelled', ended_because: end, ended_by: by, updated_at: now })
    .where('home_id', '=', homeId)
    .where('status', '=', 'pending')
    .where(which)
    .returning([
      'id as swapRequestId',
      'requester_id as requesterId',
      'target_user_id as targetUserId',
      'chore_id as choreId',
      'chore_type as choreType',
      'chore_due_date as choreDueDate',
    ])
    .execute();
  if (cancelled.length > 0)
    await announce({ tx, emit }, { type: 'swap_ended', homeId, ended: cancelled, end, by });
}

/**
 * A chore that is completed, deleted or moved takes along the pending requests that ask for it or offer it in return, and their people are
 * told (docs/product/swaps.md 'Requests that end by themselves'). To be called before it is deleted: afterwards a request no longer knows
 * it.
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

/**
 * Who leaves a home takes their pending requests along, asked and answered by them (docs/product/swaps.md 'Requests that end by
 * themselves').
 */
export async function cancelSwapsOfMember(
  tx: Kysely<DB>,
  cancelling: Omit<Cancelling, 'end' | 'by'>,
  userId: string,
): Promise<void> {
  await cancel(tx, { ...cancelling, end: 'left', by: userId }, (eb) =>
    eb.or([eb('requester_id', '=', userId), eb('target_user_id', '=', userId)]),
  );
}
