import * as z from 'zod';
import { Chore, DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { read, write } from '#contract/procedure.ts';
import { SWAP_ENDS, SWAP_MESSAGE_MAX, SWAP_STATUSES } from '#domain/swaps.ts';

/** A chore that a request is about: its type and day stay when it is gone itself. `name` as a Chore's. */
const SwapChore = z.object({
  id: Id.nullable(),
  type: z.string(),
  name: z.string().nullable(),
  dueDate: DayText,
});

/** A request, with what would move (docs/product/swaps.md 'Statuses of a request'). */
export const SwapRequest = z.object({
  id: Id,
  homeId: Id,
  requesterId: Id,
  targetUserId: Id,
  status: z.enum(SWAP_STATUSES),
  /** Accepted, and the chores moved with it. */
  exchanged: z.boolean(),
  /** Cancelled by what became of its chores or people; `by` whoever did that, null where it happened by itself. */
  ended: z.object({ because: z.enum(SWAP_ENDS), by: Id.nullable() }).nullable(),
  message: z.string().nullable(),
  /** The requester's, which the target would take. */
  chore: SwapChore,
  /** The target's, which the requester would take in return. */
  returnChore: SwapChore.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type SwapRequest = z.infer<typeof SwapRequest>;

const InHome = z.object({ homeId: Id });
const OneSwap = InHome.extend({ swapRequestId: Id });

/** What a requester may write, trimmed; an empty one is none (docs/product/limits.md 'Messages of swaps'). */
const Message = z
  .string()
  .trim()
  .max(SWAP_MESSAGE_MAX, { error: 'MESSAGE_TOO_LONG' })
  .optional()
  .transform((message) => message || null);

/** Chores that change hands between two people (docs/product/swaps.md 'Who may ask', 'Who answers'). */
export const swaps = {
  /**
   * Those sent to the reader ('incoming') or by them, the pending ones first, then the newest; 50 a page, `before` is the last one's id.
   */
  listSwapRequests: read('member')
    .input(InHome.extend({ direction: z.enum(['incoming', 'outgoing']), before: Id.optional() }))
    .output(z.object({ today: DayText, swaps: z.array(SwapRequest), next: Id.nullable() })),
  /** How many requests wait for the reader's answer. */
  countToAnswer: read('member')
    .input(InHome)
    .output(z.object({ toAnswer: z.int() })),
  /** The open chores of a housemate from today on, soonest first, at most 50: what one may ask for in return. */
  listChoresToTake: read('member')
    .input(InHome.extend({ userId: Id }))
    .output(z.object({ today: DayText, chores: z.array(Chore) })),
  /** Asks a housemate to take one's own chore. The id is the client's: the same call again answers the first result. */
  requestSwap: write(
    'party',
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
  /** Moves the chores with it, where the home exchanges automatically; the answer's `exchanged` says so. */
  acceptSwapRequest: write(
    'party',
    ['swaps', 'chores', 'history'],
    'SWAP_NOT_FOUND',
    'SWAP_ANSWERED',
    'SWAP_CHORE_GONE',
    'SWAP_RETURN_GONE',
  )
    .input(OneSwap)
    .output(SwapRequest),
  /**
   * The target declines, and nothing moves; the same answer again gets the first result, SWAP_ANSWERED after another (docs/product/swaps.md
   * 'Rejecting and cancelling').
   */
  rejectSwapRequest: write('party', ['swaps'], 'SWAP_NOT_FOUND', 'SWAP_ANSWERED')
    .input(OneSwap)
    .output(SwapRequest),
  /**
   * The requester takes it back; the same again gets the first result, SWAP_ANSWERED after an answer (docs/product/swaps.md 'Rejecting and
   * cancelling').
   */
  cancelSwapRequest: write('party', ['swaps'], 'SWAP_NOT_FOUND', 'SWAP_ANSWERED')
    .input(OneSwap)
    .output(SwapRequest),
};
