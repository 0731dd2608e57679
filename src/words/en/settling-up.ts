import { formatAmount, type Sen } from '#domain/money.ts';

/** What two people owe each other, as one of them reads it. */
export const bothWays = (owes: Sen, owed: Sen): string =>
  `You owe ${formatAmount(owes)}, they owe you ${formatAmount(owed)}`;

/** docs/product/settling-up.md 'Between us' */
export const betweenUs = {
  title: 'Between us',
  loadFailed: 'Failed to load what is open between you',
  owes: 'You owe',
  owed: 'Owes you',
  both: bothWays,
  even: 'Even',
  settleUp: 'Settle up',
  settleUpWith: (name: string) => `Settle up with ${name}`,
  remind: 'Remind',
  remindThem: (name: string) => `Remind ${name}`,
};

const COUNTS = ['', 'line', 'two lines', 'three lines', 'four lines', 'five lines', 'six lines'];

/** docs/product/settling-up.md 'The sheet', and the page for its receipt. */
export const settling = {
  close: 'Close',
  you: 'You',
  pays: (payer: string | undefined, amount: Sen, payee: string | undefined) =>
    payee === undefined
      ? `${payer ?? 'A housemate'} pays you ${formatAmount(amount)}`
      : `You pay ${payee} ${formatAmount(amount)}`,
  even: 'You are even',
  youOwe: 'You owe',
  theyOwe: (name: string) => `${name} owes you`,
  minus: (amount: Sen) => `− ${formatAmount(amount)}`,
  youPay: 'You pay',
  settles: (amount: Sen, lines: number) =>
    `One receipt of ${formatAmount(amount)} settles ${lines === 1 ? 'this line' : `these ${COUNTS[lines] ?? `${lines} lines`}`}, and nothing else.`,
  settlesEven: 'Nobody has to pay. Mark as Paid settles these lines, and nothing else.',
  waits: (title: string) => `“${title}” is not included: its receipt is being checked.`,
  waitMany: (count: number) => `${count} lines are not included: their receipts are being checked.`,
  isGone: (name: string) => `${name} deleted their account, so nobody can look at a receipt.`,
  nothing: 'You have nothing left to settle up here.',
  changed: 'Something changed meanwhile. This is how it is now.',
  markAsPaid: 'Mark as Paid',
  upload: 'Upload proof',
  settled: (name: string) => `Settled up with ${name}! We told them.`,
  failed: 'Failed to settle up. Please try again.',
  /** On a line that a receipt of settling up waits for. */
  ownProof: (other: string) => `${other} is checking your receipt, which settles this too.`,
  theirProof: (sender: string) => `${sender}'s receipt settles this too. Check it where they owe you.`,
  /** To whoever looks at such a receipt. */
  together: 'It settles these lines together:',
  ofTheirs: (name: string) => `${name} owes you`,
  ofYours: 'You owe',
  homeUnknown: 'Settling up needs the home and the housemate. Please begin from Pay My Money Back.',
  slip: (payer: string) => `${payer}, to settle up you pay`,
  /** The lines in one row of the slip. */
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
};
