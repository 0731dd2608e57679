import { listed } from './lists.ts';

/** In a row whose act has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export const waits = 'Will be sent when you are online';

/** What is said of acts that waited for a connection (docs/product/board.md 'Completing without a connection'). */
export const refused = {
  completeChore: (names: readonly string[]) => `Not completed: ${listed(names)}`,
  reopenChore: (names: readonly string[]) => `Not undone: ${listed(names)}`,
};

/** Any other act of the kind names its own reason: only the home itself is closed to somebody who has left. */
export const leftMeanwhile = 'You no longer live in this home.';

export const signedOutBefore = 'You were signed out before what you did offline could be sent.';
