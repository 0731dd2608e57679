import type { ComponentProps } from 'react';
import { HowToPayOpen } from '#web/payment-details/HowToPayOpen.tsx';
import { SettleUpSheet } from '#web/money/SettleUpSheet.tsx';

/** The sheet of 'Settle up with …', as on Pay My Money Back. Load it lazily. */
export const MoveOutSettling = (props: Omit<ComponentProps<typeof SettleUpSheet>, 'HowToPay'>) => (
  <SettleUpSheet {...props} HowToPay={HowToPayOpen} />
);
