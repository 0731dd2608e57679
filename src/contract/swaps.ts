import * as z from 'zod';
import { Chore, DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { read, write } from '#contract/procedure.ts';
import { SWAP_ENDS, SWAP_MESSAGE_MAX, SWAP_STATUSES } from '#domain/swaps.ts';

/** A chore of a request. Its type and day stay when the chore is gone. `name` as of a Chore. */
const SwapChore = z.object({
  id: Id.nullable(),
  type: z.string(),
  name: z.string().nullable(),
  dueDate: DayText,
});

/** A swap request and its chores (docs/product/swaps.md 'Statuses of a request'). */
export const SwapRequest = z.object({
  id: Id,
  homeId: Id,
  requesterId: Id,
  targetUserId: Id,
  status: z.enum(SWAP_STATUSES),
  /** It was accepted, and the chores changed hands. */
  exchanged: z.boolean(),
  /** Why it was cancelled by itself; `by` is the member whose act did it, null if there is none. */
  ended: z.object({ because: z.enum(SWAP_ENDS), by: Id.nullable() }).nullable(),
  message: z.string().nullable(),
  /** The requester's chore, which the target would take. */
  chore: SwapChore,
  /** The target's chore, which the requester would take in return. */
  returnChore: SwapChore.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type SwapRequest = z.infer<typeof SwapRequest>;

const InHome = z.object({ homeId: Id });
const OneSwap = InHome.extend({ swapRequestId: Id });

/** A message, trimmed; empty means none (docs/product/limits.md 'Texts'). */
const Message = z
  .string()
  .trim()
  .max(SWAP_MESSAGE_MAX, { error: 'MESSAGE_TOO_LONG' })
  .optional()
  .transform((message) => message || null);

/** Requests and answers swaps of chores (docs/product/swaps.md 'Who may ask', 'Who answers'). */
export const swaps = {
  /**
   * Returns the requests to the reader ('incoming') or by them: pending first, then newest, 50 a page. `before` is the id of the last one
   * that was read.
   */
  listSwapRequests: read('member')
    .input(InHome.extend({ direction: z.enum(['incoming', 'outgoing']), before: Id.optional() }))
    .output(z.object({ today: DayText, swaps: z.array(SwapRequest), next: Id.nullable() })),
  /** Returns how many requests wait for the reader's answer. */
  countToAnswer: read('member')
    .input(InHome)
    .output(z.object({ toAnswer: z.int() })),
  /** Returns the open chores of a housemate from today on, soonest first, at most 50: what the reader can ask for in return. */
  listChoresToTake: read('member')
    .input(InHome.extend({ userId: Id }))
    .output(z.object({ today: DayText, chores: z.array(Chore) })),
  /** Asks a housemate to take the reader's chore. The client makes the id; the same call again returns the first result. */
  requestSwap: write(
    'assignee',
    ['swaps'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
    'SWAP_USER_MISSING',
    'SWAP_WITH_ONESELF',
    'SWAP_PENDING',
    'SWAP_RETURN_GONE',
    'ID_TAKEN',
    'TOO_MANY_TRIES',
  )
    .input(
      InHome.extend({
        id: Id,
        choreId: Id,
        targetUserId: Id,
        returnChoreId: Id.optional(),
        message: Message,
      }),
    )
    .output(SwapRequest),
  /** Accepts a request. `exchanged` in the answer says whether the chores changed hands: only if the home exchanges automatically. */
  acceptSwapRequest: write(
    'swapTarget',
    ['swaps', 'chores', 'history'],
    'SWAP_NOT_FOUND',
    'SWAP_ANSWERED',
    'SWAP_CHORE_GONE',
    'SWAP_RETURN_GONE',
  )
    .input(OneSwap)
    .output(SwapRequest),
  /**
   * Declines a request, for its target. The same answer again returns the first result, SWAP_ANSWERED after another one
   * (docs/product/swaps.md 'Rejecting and cancelling').
   */
  rejectSwapRequest: write('swapTarget', ['swaps'], 'SWAP_NOT_FOUND', 'SWAP_ANSWERED')
    .input(OneSwap)
    .output(SwapRequest),
  /**
   * Cancels a request, for its requester. The same call again returns the first result, SWAP_ANSWERED after an answer
   * (docs/product/swaps.md 'Rejecting and cancelling').
   */
  cancelSwapRequest: write('swapRequester', ['swaps'], 'SWAP_NOT_FOUND', 'SWAP_ANSWERED')
    .input(OneSwap)
    .output(SwapRequest),
};
