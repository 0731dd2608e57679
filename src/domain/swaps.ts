import type { ChoreStatus } from '#domain/chores.ts';

/** UTF-16 code units, as a form field counts them (docs/product/limits.md 'Texts'). */
export const SWAP_MESSAGE_MAX = 500;
/** Rows a page (docs/product/limits.md 'Chores and swaps'). */
export const SWAPS_PAGE = 50;

/** The statuses of a swap request (docs/product/swaps.md 'Statuses of a request'). */
export const SWAP_STATUSES = ['pending', 'accepted', 'declined', 'cancelled'] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];
/**
 * Why a pending request ended by itself (docs/product/swaps.md 'Requests that end by themselves'): what happened to its chore, or to one of
 * its two members.
 */
export const SWAP_ENDS = ['completed', 'deleted', 'moved', 'another_day', 'left'] as const;
export type SwapEnd = (typeof SWAP_ENDS)[number];
export type SwapAction = 'accept' | 'reject' | 'cancel';

/**
 * The status after each action on a pending request (docs/product/swaps.md 'Statuses of a request'). Only Undo of what ended a request
 * makes it pending again (docs/product/swaps.md 'Requests that come back').
 */
export const SWAP_STATUS_AFTER = {
  accept: 'accepted',
  reject: 'declined',
  cancel: 'cancelled',
} as const satisfies Record<SwapAction, SwapStatus>;

/** Returns whether a request may go from one status to another: once, by one of the actions. */
export const mayMove = (from: SwapStatus, to: SwapStatus): boolean =>
  from === 'pending' && Object.values<SwapStatus>(SWAP_STATUS_AFTER).includes(to);

type Swap = { status: SwapStatus; requesterId: string; targetUserId: string };

/** Returns whether a member may accept or reject a request: its target, while it is pending (docs/product/swaps.md 'Who answers'). */
export const mayAnswer = (userId: string, swap: Swap): boolean =>
  swap.targetUserId === userId && mayMove(swap.status, SWAP_STATUS_AFTER.accept);

/** Returns whether a member may cancel a request: its requester, while it is pending (docs/product/swaps.md 'Who answers'). */
export const mayCancel = (userId: string, swap: Swap): boolean =>
  swap.requesterId === userId && mayMove(swap.status, SWAP_STATUS_AFTER.cancel);

/**
 * Returns whether a member may ask for a swap of a chore: its assignee, while it is not completed (docs/product/swaps.md 'Who may ask').
 */
export const mayRequestSwap = (userId: string, chore: { status: ChoreStatus; assignedTo: string }): boolean =>
  chore.assignedTo === userId && chore.status !== 'completed';

/**
 * Returns why a pending request cannot be accepted any more: its chore, or the one in return, is gone, completed or another member's
 * (docs/product/swaps.md 'Accepting'). Undefined if it can.
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
 * Returns the refusal for a request that is not pending any more: that a chore is gone, if it was cancelled for that, else that it was
 * answered (docs/product/swaps.md 'Accepting').
 * @param swap its chores with their present ids, null if they are gone
 */
export function refusalOfEndedSwap(swap: {
  status: SwapStatus;
  chore: { id: string | null };
  returnChore: { id: string | null } | null;
}): 'SWAP_CHORE_GONE' | 'SWAP_RETURN_GONE' | 'SWAP_ANSWERED' {
  if (swap.status !== 'cancelled') return 'SWAP_ANSWERED';
  if (swap.chore.id === null) return 'SWAP_CHORE_GONE';
  return swap.returnChore?.id === null ? 'SWAP_RETURN_GONE' : 'SWAP_ANSWERED';
}
