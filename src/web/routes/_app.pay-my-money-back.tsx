import { createFileRoute } from '@tanstack/react-router';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { PayMyMoneyBack } from '#web/money/PayMyMoneyBack.tsx';

export const Route = createFileRoute('/_app/pay-my-money-back')({
  // Named even where refused: the router keeps what validation leaves out.
  validateSearch: ({ show }: Record<string, unknown>): { show?: PaymentSide | undefined } => ({
    show: show === 'owes' || show === 'owed' ? show : undefined,
  }),
  component: PayMyMoneyBack,
});
