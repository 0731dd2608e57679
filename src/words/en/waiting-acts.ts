import { listed } from './lists.ts';

/** In a row whose act has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export const waits = 'Will be sent when you are online';

/** What is said of acts that waited for a connection (docs/product/board.md 'Completing without a connection'). */
export const refused = {
  completeChore: (names: readonly string[]) => `Not completed: ${listed(names)}`,
  reopenChore: (names: readonly string[]) => `Not undone: ${listed(names)}`,
};

export const signedOutBefore = 'You were signed out before what you did offline could be sent.';
