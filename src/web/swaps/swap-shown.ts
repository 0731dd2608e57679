import type { SwapRequest } from '#contract/swaps.ts';
import type { Day } from '#domain/days.ts';
import type { Tone } from '#domain/homes.ts';

export type MovedChore = { name: string; icon: string; dueDate: Day; minutes: number | undefined };

/** A request with its names, as its reader sees it. */
export type SwapShown = Pick<SwapRequest, 'id' | 'status' | 'exchanged' | 'message' | 'createdAt'> & {
  /** It waits for the reader's answer, or they may take it back. */
  isOpen: boolean;
  /** Sent to the reader, not by them. */
  incoming: boolean;
  /** Whom it came from, or whom it went to; undefined where they are not known any more. */
  other: { displayName: string; photoURL: string | null; tone: Tone } | undefined;
  /** The requester's, which the target would take. */
  chore: MovedChore;
  returnChore: MovedChore | undefined;
  /** Why it ended by itself; undefined where somebody ended it, or nobody. */
  whyEnded: string | undefined;
};
