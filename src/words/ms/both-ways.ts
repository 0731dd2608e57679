import { formatAmount, type Sen } from '#domain/money.ts';

/** What two people owe each other, as one of them reads it. */
export const bothWays = (owes: Sen, owed: Sen): string =>
  `Anda berhutang ${formatAmount(owes)}, dia berhutang ${formatAmount(owed)}`;
