import { formatAmount, type Sen } from '#domain/money.ts';

/** What two people owe each other, as one of them reads it. */
export const bothWays = (owes: Sen, owed: Sen): string =>
  `你欠 ${formatAmount(owes)}，对方欠 ${formatAmount(owed)}`;
