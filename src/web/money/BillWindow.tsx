import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { attachBill as words } from '#words/money.ts';
import { openBill } from '#words/proof-page.ts';
import { BillField } from '#web/money/BillField.tsx';
import { sendingOf, startSending } from '#web/money/bill-sending.ts';
import { useRemovingBill } from '#web/money/use-acts.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';

type BillWindowProps = { payment: PaymentRequest; open: boolean; onClose: () => void };

/** Attaches, replaces or removes the bill of the reader's request. */
export const BillWindow = ({ payment, open, onClose }: BillWindowProps) => (
  <Dialog open={open} onClose={onClose} title={openBill.title(payment.title)} closeLabel={openBill.close}>
    <BillForm payment={payment} onDone={onClose} />
  </Dialog>
);

/** The window closes at once: the card shows the progress. */
function BillForm({ payment, onDone }: { payment: PaymentRequest; onDone: () => void }) {
  const queries = useQueryClient();
  // A bill that failed stays chosen.
  const [file, setFile] = useState(() => sendingOf(payment.id)?.file);
  const [isMissed, setMissed] = useState(false);
  const removing = useRemovingBill(onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissed(!file);
    if (!file) return;
    startSending(queries, payment, file);
    onDone();
  };
  return (
    <form noValidate className="grid gap-4 pt-1" onSubmit={submit}>
      <BillField
        reloadKey={`bill of ${payment.id}`}
        label={words.fileHere}
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setMissed(false);
        }}
        problem={isMissed ? words.missing : undefined}
      />
      <p className="text-sm text-ink2">{words.kept}</p>
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:flex-[1_1_6rem]">
        {payment.bill !== null && (
          <Button variant="dangerOutline" busy={removing.isPending} onClick={() => removing.mutate(payment)}>
            {words.remove}
          </Button>
        )}
        <Button type="submit">{payment.bill === null ? words.submit : words.replace}</Button>
      </div>
    </form>
  );
}
