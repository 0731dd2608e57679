import type { ChoreStatus } from '#domain/chores.ts';

/** spec §3 SwapRequest.message; decisions 'Everywhere': 500 characters, as a form field counts them (UTF-16 code units). */
export const SWAP_MESSAGE_MAX = 500;
/** decisions 'Everywhere': lists come in pages of 50. */
export const SWAPS_PAGE = 50;

/** spec §4; the stored names are those of decisions 'Swaps'. */
export const SWAP_STATUSES = ['pending', 'accepted', 'declined', 'cancelled'] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];
/** Why a pending request ended by itself (decisions 'Swaps', 'Chores'): what became of its chore, or of one of its two people. */
export const SWAP_ENDS = ['completed', 'deleted', 'moved', 'left'] as const;
export type SwapEnd = (typeof SWAP_ENDS)[number];
export type SwapAction = 'accept' | 'reject' | 'cancel';

/** The moves of a swap request (spec §4): only from 'pending'. Back leads only Undo of the completion that ended it (decisions 'Chores'). */
export const SWAP_MOVES = {
  accept: 'accepted',
  reject: 'declined',
  cancel: 'cancelled',
} as const satisfies Record<SwapAction, SwapStatus>;

/** Whether a request may go from one status to another: once, by one of the actions. */
export const mayMove = (from: SwapStatus, to: SwapStatus): boolean =>
  from === 'pending' && Object.values<SwapStatus>(SWAP_MOVES).includes(to);

type Swap = { status: SwapStatus; requesterId: string; targetUserId: string };

/** spec §6: only the target user accepts or rejects, only while it is pending. */
export const mayAnswer = (userId: string, swap: Swap): boolean =>
  swap.targetUserId === userId && mayMove(swap.status, SWAP_MOVES.accept);

/** spec §6: only the requester cancels, only while it is pending. */
export const mayCancel = (userId: string, swap: Swap): boolean =>
  swap.requesterId === userId && mayMove(swap.status, SWAP_MOVES.cancel);

/** spec §5: only the assignee asks for a swap, only while the chore is not completed. */
export const mayRequestSwap = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/**
 * Why a pending request cannot be carried out any more (spec §4 'Swap request'): its chore, or the one in return, is gone, done, or
 * somebody else's by now. Undefined where it can.
 */
export function swapObstacle(
  swap: Pick<Swap, 'requesterId' | 'targetUserId'> & { wantsReturn: boolean },
  chore: { status: ChoreStatus; assignedTo: string } | undefined,
  returnChore: { status: ChoreStatus; assignedTo: string } | undefined,
): 'SWAP_CHORE_GONE' | 'SWAP_RETURN_GONE' | undefined {
  if (!chore || !mayRequestSwap(swap.requesterId, chore)) return 'SWAP_CHORE_GONE';
  if (!swap.wantsReturn) return undefined;
  return returnChore && mayRequestSwap(swap.targetUserId, returnChore) ? undefined : 'SWAP_RETURN_GONE';
}

/**
 * What whoever accepts a request that is not pending any more is told: where it ended with a chore that is gone, that (decisions
 * 'Swaps': "Accepting where a chore is gone fails with spec.md's texts"), else that it was answered or cancelled.
 * @param swap its chores with the ids that they have now, null where they are gone
 */
export function whyEnded(swap: {
  status: SwapStatus;
  chore: { id: string | null };
  returnChore: { id: string | null } | null;
}): 'SWAP_CHORE_GONE' | 'SWAP_RETURN_GONE' | 'SWAP_ANSWERED' {
  if (swap.status !== 'cancelled') return 'SWAP_ANSWERED';
  if (swap.chore.id === null) return 'SWAP_CHORE_GONE';
  return swap.returnChore?.id === null ? 'SWAP_RETURN_GONE' : 'SWAP_ANSWERED';
}
