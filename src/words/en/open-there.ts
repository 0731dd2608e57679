import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import { capital } from './capital.ts';

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`others owed you ${formatAmount(owed)}`] : []),
    ...(owes > 0 ? [`you owed ${formatAmount(owes)}`] : []),
  ];
  return `${capital(parts.join(', and '))} there.`;
}
