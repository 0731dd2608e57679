import { useQuery } from '@tanstack/react-query';
import { BellRing, Paperclip, Pencil, Trash2 } from 'lucide-react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayDelete, mayRemind, type Unreached } from '#domain/payments.ts';
import { ownRequest as words } from '#words/money.ts';
import { api } from '#web/calls/api.ts';
import { useBillAction } from '#web/money/Bill.tsx';
import { reminderText } from '#web/money/reminder-text.ts';
import { useReminding } from '#web/money/use-acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { MoreMenu, type MoreItem } from '#web/ui/windows/more-menu.tsx';

const BillWindow = lazyWindow(() => import('#web/money/BillWindow.tsx'), 'BillWindow');

type FootProps = { payment: PaymentRequest; me: string; onDelete: () => void; onChange: () => void };

/** The sum that is still open, and the requester's actions. */
export function RequestFoot({ payment, me, onDelete, onChange }: FootProps) {
  const reminding = useReminding();
  const unpaid = payment.debtors.filter(isOwed);
  const isRemindable = unpaid.some(mayRemind);
  const isDeletable = mayDelete(me, { ...payment, requesterId: payment.requester.userId });
  const unreached = useUnreached(payment);
  const whyOf = ({ userId }: Debtor) => unreached.find((each) => each.userId === userId)?.why;
  // Debtors who stopped all of these emails are named only once.
  const debtors = payment.debtors.filter((debtor) => whyOf(debtor) !== 'stopped');
  const reminder = unpaid.length > 0 ? reminderText({ ...payment, debtors }) : '';
  const open = unpaid.reduce((sum, { amount }) => sum + amount, 0);
  const billAction = useBillAction(payment);
  const bill = useOpening();
  const items: MoreItem[] = [
    { icon: Pencil, label: words.change, sends: true, run: onChange },
    ...(billAction === undefined
      ? []
      : [
          {
            icon: Paperclip,
            label: billAction,
            sends: true,
            preload: BillWindow.preload,
            run: () => bill.open(),
          },
        ]),
    ...(isDeletable ? [{ icon: Trash2, label: words.delete, sends: true, run: onDelete }] : []),
  ];
  return (
    <div className="border-t border-line px-3.5 pt-2.5 pb-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {unpaid.length > 0 && (
          <>
            <span className="min-w-0 flex-[999_1_min(7rem,100%)] text-sm text-ink2">
              <span className="block text-15">{words.stillOpen}</span>
              {reminder !== '' && <FactsLine of={[reminder]} />}
            </span>
            <b className="font-bold whitespace-nowrap sm:order-last">{formatAmount(open)}</b>
          </>
        )}
        <span className="flex min-w-0 items-center justify-end gap-1.5 max-sm:w-full">
          {isRemindable && (
            <Button
              variant="outline"
              size="small"
              className="min-w-0 px-3! max-sm:flex-auto"
              icon={<BellRing size={16} aria-hidden />}
              busy={reminding.isPending}
              onClick={() => reminding.mutate(payment)}
            >
              {words.remind}
            </Button>
          )}
          <MoreMenu label={words.more(payment.title)} items={items} variant="outline" />
        </span>
      </div>
      {unpaid.map((debtor) => {
        const why = whyOf(debtor);
        return (
          why && (
            <p key={debtor.userId} className="mt-1.5 text-sm text-pretty text-ink2">
              {words.noEmail[why](debtor.displayName)}
            </p>
          )
        );
      })}
      <BillWindow opening={bill.opening} onClose={bill.close} payment={payment} />
    </div>
  );
}

/** The debtors whom no email of the home reaches, from the page's summary. */
function useUnreached({ homeId }: PaymentRequest): Unreached[] {
  const { data } = useQuery({
    ...api.payments.getPaymentSummary.queryOptions({ input: { homeId } }),
    enabled: false,
  });
  return data?.unreached ?? [];
}
