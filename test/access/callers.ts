/**
 * The callers, in a home with chores, swaps and payments in progress:
 * - 'nobody' is not signed in; 'link' is not either, but has the link of the debtor's email
 * - 'newcomer' has no home, 'outsider' administers another one
 * - 'left' left the home and 'removed' was removed from it; both owe the asker
 * - 'housemate' has no part in any of it
 * - 'asker' asked for the money and for the swap, and has the chores
 * - 'debtor' owes the money, and is asked to take the chore
 * - 'administrator' has no other part in any of it
 */
export const CALLERS = [
  'nobody',
  'link',
  'newcomer',
  'outsider',
  'left',
  'removed',
  'housemate',
  'asker',
  'debtor',
  'administrator',
] as const;
export type Caller = (typeof CALLERS)[number];
