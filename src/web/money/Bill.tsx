import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Paperclip } from 'lucide-react';
import type { PaymentRequest } from '#contract/payments.ts';
import { mayChangeBill } from '#domain/bills.ts';
import { openBill } from '#words/proof-page.ts';
import { ownBill as words } from '#words/money.ts';
import { startAgain, useSending } from '#web/money/bill-sending.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { PictureOpener } from '#web/ui/windows/picture-opener.tsx';

const BillWindow = lazyWindow(() => import('#web/money/BillWindow.tsx'), 'BillWindow');

type BillProps = { payment: PaymentRequest; me: string; titleId: string };

/** The bill of a request, or the button to attach one. Its people open it, and its requester changes it. */
export function Bill({ payment, me, titleId }: BillProps) {
  const { bill, title, requester } = payment;
  const isOwn = mayChangeBill(me, requester.userId);
  if (bill === null && !isOwn) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 border-t border-line pt-2 sm:-mb-1">
      {bill !== null && (
        <PictureOpener
          address={bill}
          headers={NOTHING_MORE}
          alt={openBill.alt(title)}
          icon={<Paperclip size={16} aria-hidden />}
          words={{ ...openBill, title: openBill.title(title) }}
          className="-ml-2.5 px-2.5! font-medium"
          describedBy={titleId}
        />
      )}
      {isOwn && <OwnBill payment={payment} titleId={titleId} />}
    </div>
  );
}

const NOTHING_MORE = {};

function OwnBill({ payment, titleId }: Omit<BillProps, 'me'>) {
  const window = useOpening();
  const sending = useSending(payment.id);
  const isUnderWay = sending !== undefined && 'sent' in sending.state;
  return (
    <>
      <SendingState payment={payment} />
      {!isUnderWay && (
        <Button
          size="small"
          variant="ghost"
          icon={payment.bill === null && !sending && <Paperclip size={16} aria-hidden />}
          className={
            payment.bill === null && !sending ? '-ml-2.5 px-2.5! font-medium' : 'px-2.5! font-medium'
          }
          aria-describedby={titleId}
          {...BillWindow.preloadProps}
          onClick={() => window.open()}
        >
          {payment.bill === null ? words.attach : words.change}
        </Button>
      )}
      <BillWindow opening={window.opening} onClose={window.close} payment={payment} />
    </>
  );
}

/** The progress of a bill that was just chosen. */
function SendingState({ payment }: { payment: PaymentRequest }) {
  const queries = useQueryClient();
  const state = useSending(payment.id)?.state;
  return (
    <>
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
          {openBill.again}
        </Button>
      )}
      {state && 'sent' in state && !state.cut && (
        <progress className="week-progress h-2 w-24" aria-label={words.sending} value={state.sent} max={1} />
      )}
    </>
  );
}
