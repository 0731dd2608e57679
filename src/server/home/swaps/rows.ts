import { sql, type Kysely } from 'kysely';
import type { SwapRequest } from '#contract/swaps.ts';
import type { ChoreStatus } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { SwapEnd, SwapStatus } from '#domain/swaps.ts';
import { nameOfDeletedType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { agree } from '#server/home/plan/settling.ts';

const SWAP_COLUMNS = [
  'id',
  'home_id',
  'requester_id',
  'target_user_id',
  'status',
  'exchanged',
  'ended_because',
  'ended_by',
  'message',
  'chore_id',
  'chore_type',
  'chore_due_date',
  'return_chore_id',
  'return_chore_type',
  'return_chore_due_date',
  'created_at',
  'updated_at',
] as const;

/** The name of a swap's chore if its template does not have it: the name when it was done, or the last name of a deleted template. */
const nameOf = (which: '' | 'return_') =>
  sql.raw<string | null>(`coalesce(
    (select chores.name from chores where chores.home_id = swap_requests.home_id and chores.id = swap_requests.${which}chore_id),
    ${nameOfDeletedType('swap_requests.home_id', `swap_requests.${which}chore_type`)})`);
const NAMES = [nameOf('').as('chore_name'), nameOf('return_').as('return_chore_name')] as const;

export const selectSwaps = (tx: Kysely<DB>, homeId: string) =>
  tx
    .selectFrom('swap_requests')
    .select([...SWAP_COLUMNS, ...NAMES])
    .where('home_id', '=', homeId);

type Row = Awaited<ReturnType<ReturnType<typeof selectSwaps>['execute']>>[number];

/** A request as the contract has it. */
export const swapOf = (row: Row): SwapRequest => ({
  id: row.id,
  homeId: row.home_id,
  requesterId: row.requester_id,
  targetUserId: row.target_user_id,
  status: row.status as SwapStatus,
  exchanged: row.exchanged,
  ended: row.ended_because === null ? null : { because: row.ended_because as SwapEnd, by: row.ended_by },
  message: row.message,
  chore: { id: row.chore_id, type: row.chore_type, name: row.chore_name, dueDate: row.chore_due_date },
  returnChore:
    row.return_chore_type === null || row.return_chore_due_date === null
      ? null
      : {
          id: row.return_chore_id,
          type: row.return_chore_type,
          name: row.return_chore_name,
          dueDate: row.return_chore_due_date,
        },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function findSwap(tx: Kysely<DB>, homeId: string, id: string): Promise<SwapRequest | undefined> {
  const row = await selectSwaps(tx, homeId).where('id', '=', id).executeTakeFirst();
  return row && swapOf(row);
}

/** Returns a chore as a swap needs it; undefined if it is gone or was let go. The home's lock keeps it unchanged. */
export async function findChore(tx: Kysely<DB>, homeId: string, id: string | null | undefined) {
  if (id === null || id === undefined) return undefined;
  return tx
    .selectFrom('chores')
    .select(['id', 'type', 'due_date as dueDate', 'assigned_to as assignedTo', 'status'])
    .where('assigned_to', 'is not', null)
    .where('home_id', '=', homeId)
    .where('id', '=', id)
    .where('let_go_at', 'is', null)
    .$narrowType<{ assignedTo: string; status: ChoreStatus }>()
    .executeTakeFirst();
}
export type SwappedChore = NonNullable<Awaited<ReturnType<typeof findChore>>>;

type NewSwap = Pick<SwapRequest, 'id' | 'homeId' | 'requesterId' | 'targetUserId' | 'message'> & {
  chore: SwappedChore;
  returnChore: SwappedChore | undefined;
  now: Date;
};

export async function insertSwap(tx: Kysely<DB>, swap: NewSwap): Promise<SwapRequest> {
  const { chore, returnChore, now } = swap;
  const row = await tx
    .insertInto('swap_requests')
    .values({
      home_id: swap.homeId,
      id: swap.id,
      requester_id: swap.requesterId,
      target_user_id: swap.targetUserId,
      message: swap.message,
      chore_id: chore.id,
      chore_type: chore.type,
      chore_due_date: chore.dueDate,
      return_chore_id: returnChore?.id ?? null,
      return_chore_type: returnChore?.type ?? null,
      return_chore_due_date: returnChore?.dueDate ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning([...SWAP_COLUMNS, ...NAMES])
    .executeTakeFirstOrThrow();
  return swapOf(row);
}

/** Every change sets updatedAt (docs/product/swaps.md 'Statuses of a request'). */
export async function saveStatus(
  tx: Kysely<DB>,
  swap: SwapRequest,
  { now, ...progress }: { status: SwapStatus; exchanged?: boolean; now: Date },
): Promise<SwapRequest> {
  await tx
    .updateTable('swap_requests')
    .set({ ...progress, updated_at: now })
    .where('home_id', '=', swap.homeId)
    .where('id', '=', swap.id)
    .execute();
  return { ...swap, ...progress, updatedAt: now };
}

/** Makes the request pending again. */
export async function saveOpenAgain(tx: Kysely<DB>, { homeId, id }: SwapRequest, now: Date): Promise<void> {
  await tx
    .updateTable('swap_requests')
    .set({ status: 'pending', ended_because: null, ended_by: null, updated_at: now })
    .where('home_id', '=', homeId)
    .where('id', '=', id)
    .execute();
}

/** Records the agreement: the target does the chore, and the requester the one in return. `settle` does the rest. */
export async function agreeOn(tx: Kysely<DB>, swap: SwapRequest, today: Day): Promise<void> {
  const { homeId, chore, returnChore, requesterId, targetUserId } = swap;
  const inHome = { homeId, today };
  if (chore.id !== null)
    await agree(tx, { ...inHome, choreId: chore.id, userId: targetUserId, from: requesterId });
  if (returnChore && returnChore.id !== null)
    await agree(tx, { ...inHome, choreId: returnChore.id, userId: requesterId, from: targetUserId });
}
