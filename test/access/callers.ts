/**
 * Who asks, of a home where chores, swaps and payments are under way:
 * - 'nobody' is not signed in; 'link' neither, but has the link of the debtor's email
 * - 'newcomer' has no home, 'outsider' administers another one
 * - 'left' left the home and 'removed' was removed from it; both owe the asker
 * - 'housemate' has nothing to do with any of it
 * - 'asker' asked for the money and for the swap, and has the chores
 * - 'debtor' owes the money, and is asked to take the chore
 * - 'administrator' has nothing else to do with any of it
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
