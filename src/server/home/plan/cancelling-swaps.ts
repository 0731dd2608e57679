import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SwapEnd } from '#domain/swaps.ts';
import type { DB } from '#server/platform/db/types.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import type { Planning } from '#server/home/plan/chore-rows.ts';

export type Cancelling = Planning & {
  /** The reason: what happened to the chores. */
  end: SwapEnd;
  /** The member who did it, and gets no notification; null if it happened by itself. */
  by: string | null;
};

async function cancel(tx: Kysely<DB>, cancelling: Cancelling, which: RawBuilder<boolean>) {
  const { homeId, now, emit, end, by } = cancelling;
  const ended = await tx
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
  if (ended.length > 0) await announce({ tx, emit }, { type: 'swap_ended', homeId, ended, end, by });
}

/**
 * Ends the pending requests that ask for chores which are completed, deleted or moved, or offer them in return. Notifies their people
 * (docs/product/swaps.md 'Requests that end by themselves'). Call it before a chore is deleted: a request loses its link to a deleted
 * chore.
 */
export async function cancelSwapsOf(
  tx: Kysely<DB>,
  cancelling: Cancelling,
  choreIds: readonly string[],
): Promise<void> {
  if (choreIds.length === 0) return;
  const theirs = sql`any(${choreIds}::uuid[])`;
  await cancel(tx, cancelling, sql`(chore_id = ${theirs} or return_chore_id = ${theirs})`);
}

/** Ends the pending requests from and to a member who leaves (docs/product/swaps.md 'Requests that end by themselves'). */
export const cancelSwapsOfMember = (tx: Kysely<DB>, planning: Planning, userId: string) =>
  cancel(tx, { ...planning, end: 'left', by: userId }, sql`${userId} in (requester_id, target_user_id)`);
