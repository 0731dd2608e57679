import { useQuery } from '@tanstack/react-query';
import { BellRing, Trash2 } from 'lucide-react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayDelete, mayRemind, type Unreached } from '#domain/payments.ts';
import { ownRequest as words } from '#words/money.ts';
import { api } from '#web/calls/api.ts';
import { reminderText } from '#web/money/reminder-text.ts';
import { useReminding } from '#web/money/use-acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

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
  return (
    <>
      {unpaid.length > 0 && (
        <p className="mt-1.5 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-15">
          <span className="text-ink2">{words.stillOpen}</span>
          <b className="font-bold whitespace-nowrap">{formatAmount(open)}</b>
        </p>
      )}
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
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5">
        {reminder !== '' && <FactsLine of={[reminder]} className="text-sm text-ink2" />}
        <span className="ml-auto flex flex-wrap items-center gap-1.5 max-sm:w-full max-sm:justify-end">
          {isRemindable && (
            <Button
              variant="outline"
              size="small"
              className="px-3! max-sm:flex-[1_0_auto]"
              icon={<BellRing size={16} aria-hidden />}
              busy={reminding.isPending}
              onClick={() => reminding.mutate(payment)}
            >
              {words.remind}
            </Button>
          )}
          <Button variant="ghost" size="small" className="px-2!" sends onClick={onChange}>
            {words.change}
          </Button>
          {isDeletable && <DeleteButton payment={payment} onDelete={onDelete} />}
        </span>
      </div>
    </>
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

function DeleteButton({ payment, onDelete }: Pick<FootProps, 'payment' | 'onDelete'>) {
  const label = words.delete(payment.title);
  return (
    <IconButton label={label} title={label} className="hover:text-danger" sends onClick={onDelete}>
      <Trash2 size={17} aria-hidden />
    </IconButton>
  );
}
