import type { ComponentProps } from 'react';
import { useAwayDays } from '#web/absences/away-days.ts';
import { SwapDialog } from '#web/swaps/SwapDialog.tsx';

/** The dialog on a page that shows nobody's days away, and reads them for it alone. Load it lazily. */
export function SwapDialogHere(props: Omit<ComponentProps<typeof SwapDialog>, 'away'>) {
  const { home, chore } = props;
  const { awayOn } = useAwayDays(home.id, home);
  return <SwapDialog {...props} away={awayOn(chore.dueDate)} />;
}
