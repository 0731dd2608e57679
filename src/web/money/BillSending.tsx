import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { PaymentRequest } from '#contract/payments.ts';
import { mayChangeBill } from '#domain/bills.ts';
import { layout } from '#words/layout.ts';
import { ownBill as words } from '#words/money.ts';
import { startAgain, useSending } from '#web/money/bill-sending.ts';
import { clsx } from 'clsx';
import { Button } from '#web/ui/controls/button.tsx';

type BillSendingProps = { payment: PaymentRequest; me: string; className: string };

/** The progress of a bill that the requester has just chosen, or why it failed. */
export function BillSending({ payment, me, className }: BillSendingProps) {
  const queries = useQueryClient();
  const state = useSending(payment.id)?.state;
  if (!mayChangeBill(me, payment.requester.userId)) return null;
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-1.5 gap-y-1', className, !state && 'hidden')}>
      <output className="min-w-0 text-sm empty:hidden">
        {state && 'failed' in state && (
          <span className="flex items-start gap-1.5 font-medium text-danger">
            <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{state.failed}</span>
          </span>
        )}
        {state && 'sent' in state && (
          <span className="text-ink2">{state.cut ? words.cut : words.sending}</span>
        )}
      </output>
      {state && 'failed' in state && (
        <Button size="small" variant="outline" sends onClick={() => startAgain(queries, payment)}>
          {layout.tryAgain}
        </Button>
      )}
      {state && 'sent' in state && !state.cut && (
        <progress className="week-progress h-2 w-24" aria-label={words.sending} value={state.sent} max={1} />
      )}
    </div>
  );
}
