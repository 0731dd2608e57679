import { useRef } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { attachBill as words } from '#words/attach-bill.ts';
import { ownBill } from '#words/own-bill.ts';
import { BillField } from '#web/money/BillField.tsx';
import { useSending } from '#web/money/sendings.ts';
import { useRemovingBill } from '#web/money/use-removing-bill.ts';
import { Button } from '#web/ui/controls/button.tsx';

type ChangedBillProps = {
  payment: PaymentRequest;
  /** What was chosen, and goes with what else is saved. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
};

/** The bill where a request is changed (docs/product/money.md 'Changing the bill'): taken off at once, another one with what else is saved. */
export function ChangedBill({ payment, file, onChoose }: ChangedBillProps) {
  const part = useRef<HTMLDivElement>(null);
  const sending = useSending(payment.id);
  // The button goes with the bill.
  const removing = useRemovingBill(() => part.current?.querySelector('input')?.focus());
  if (sending && 'sent' in sending.state) return <p className="text-sm text-ink2">{ownBill.sending}</p>;
  const isThere = payment.bill !== null;
  return (
    <div ref={part} className="grid gap-2.5">
      <BillField
        keptAs={`bill of ${payment.id}`}
        label={isThere ? words.fileHere : words.file}
        file={file}
        onChoose={onChoose}
      />
      {isThere && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 text-sm">{words.isThere}</p>
          <Button
            variant="dangerOutline"
            size="small"
            busy={removing.isPending}
            onClick={() => removing.mutate(payment)}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
