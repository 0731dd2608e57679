import { formatAmount, type Sen } from '#domain/money.ts';

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) =>
    lines === 1 ? `Let go of ${name}'s share?` : `Let go of ${name}'s ${lines} shares?`,
  text: (amount: Sen) =>
    `You'll no longer ask for ${formatAmount(amount)}. It will count as settled, not as paid.`,
  stays: (amount: Sen) => `The ${formatAmount(amount)} that you owe in turn stays open.`,
  told: (name: string) => `We'll tell ${name}.`,
  cancel: 'Cancel',
  done: (lines: number) => (lines === 1 ? 'You let it go.' : `You let ${lines} shares go.`),
  failed: 'Failed to let it go. Please try again.',
};
