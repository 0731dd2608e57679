import { formatAmount, type OpenAmounts } from '#domain/money.ts';

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`别人还欠你 ${formatAmount(owed)}`] : []),
    ...(owes > 0 ? [`你还欠别人 ${formatAmount(owes)}`] : []),
  ];
  return `当时${parts.join('，')}。`;
}
