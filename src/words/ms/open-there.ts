import { formatAmount, type OpenAmounts } from '#domain/money.ts';

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`orang lain berhutang ${formatAmount(owed)} kepada anda`] : []),
    ...(owes > 0 ? [`anda berhutang ${formatAmount(owes)}`] : []),
  ];
  return `Di situ, ${parts.join(', dan ')}.`;
}
