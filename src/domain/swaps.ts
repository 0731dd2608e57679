import type { ChoreStatus } from '#domain/chores.ts';

/** docs/product/limits.md 'Messages of swaps': as a form field counts them (UTF-16 code units). */
export const SWAP_MESSAGE_MAX = 500;
/** docs/product/limits.md 'Pages of lists'. */
export const SWAPS_PAGE = 50;

/** docs/product/swaps.md 'Statuses of a request'. */
export const SWAP_STATUSES = ['pending', 'accepted', 'declined', 'cancelled'] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];
/**
 * Why a pending request ended by itself (docs/product/swaps.md 'Requests that end by themselves'): what became of its chore, or of one of
 * its two people.
 */
export const SWAP_ENDS = ['completed', 'deleted', 'moved', 'another_day', 'left'] as const;
export type SwapEnd = (typeof SWAP_ENDS)[number];
export type SwapAction = 'accept' | 'reject' | 'cancel';

/**
 * The moves of a swap request (docs/product/swaps.md 'Statuses of a request'): only from 'pending'. Back leads only Undo of what ended it
 * (docs/product/swaps.md 'Requests that come back').
 */
export const SWAP_MOVES = {
  accept: 'accepted',
  reject: 'declined',
  cancel: 'cancelled',
} as const satisfies Record<SwapAction, SwapStatus>;

/** Whether a request may go from one status to another: once, by one of the actions. */
export const mayMove = (from: SwapStatus, to: SwapStatus): boolean =>
  from === 'pending' && Object.values<SwapStatus>(SWAP_MOVES).includes(to);

type Swap = { status: SwapStatus; requesterId: string; targetUserId: string };

/** docs/product/swaps.md 'Who answers': only the target user accepts or rejects, only while it is pending. */
export const mayAnswer = (userId: string, swap: Swap): boolean =>
  swap.targetUserId === userId && mayMove(swap.status, SWAP_MOVES.accept);

/** docs/product/swaps.md 'Who answers': only the requester cancels, only while it is pending. */
export const mayCancel = (userId: string, swap: Swap): boolean =>
  swap.requesterId === userId && mayMove(swap.status, SWAP_MOVES.cancel);

/** docs/product/swaps.md 'Who may ask': only the assignee asks for a swap, only while the chore is not completed. */
export const mayRequestSwap = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/**
 * Why a pending request cannot be carried out any more (docs/product/swaps.md 'Accepting'): its chore, or the one in return, is
 * gone, done, or somebody else's by now. Undefined where it can.
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
 * What whoever accepts a request that is not pending any more is told: where it ended with a chore that is gone, that
 * (docs/product/swaps.md 'Accepting'), else that it was answered or cancelled.
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
