import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import type { Asked, PaymentRequest } from '#contract/payments.ts';
import { whyAmountsAreFixed } from '#domain/payments.ts';
import { attachBill, changing as words, ownBill, paymentForm } from '#words/money.ts';
import { api, calls } from '#web/calls/api.ts';
import { startSending, useSending } from '#web/money/bill-sending.ts';
import { SplitOption } from '#web/money/SplitOption.tsx';
import {
  askedOf,
  plainAmount,
  previewOf,
  RULES,
  type PaymentValues,
} from '#web/money/request-form-values.ts';
import { AmountFields, Preview, WhatFields } from '#web/money/RequestFields.tsx';
import { one, showPayment, useAct, useRemovingBill } from '#web/money/use-acts.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RequestPeoplePicker } from '#web/money/RequestPeoplePicker.tsx';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useClosing } from '#web/app/use-closing.tsx';
import { BillField } from '#web/money/BillField.tsx';

type ChangeSheetProps = {
  /** The current request, which may change elsewhere while the reader types. */
  payment: PaymentRequest;
  me: string;
  open: boolean;
  onClose: () => void;
};

/** The revision makes the saved draft belong to this form only. */
type ChangeValues = PaymentValues & { revision: number };

const valuesOf = ({ debtors, split, ownShare, totalAmount, ...payment }: PaymentRequest): ChangeValues => ({
  debtorIds: debtors.map(({ userId }) => userId),
  title: payment.title,
  category: payment.category,
  total: plainAmount(totalAmount),
  by: split,
  withOwn: ownShare !== null,
  amounts:
    split === 'amounts'
      ? Object.fromEntries(debtors.map(({ userId, amount }) => [userId, plainAmount(amount)]))
      : {},
  repeats: '',
  revision: payment.revision,
});

/** The members of the home, and the current debtors. */
function usePeople({ homeId, left, debtors }: PaymentRequest, me: string) {
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId }, enabled: !left }));
  const members = home.data?.members ?? [];
  const others = members.filter(({ userId }) => userId !== me);
  return [...others, ...debtors.filter(({ userId }) => !others.some((other) => other.userId === userId))];
}

/** The form to change a request (docs/product/money.md 'Changing a request'). */
export function ChangeRequestSheet({ payment, me, open, onClose }: ChangeSheetProps) {
  const [begun, setBegun] = useState(payment);
  const initial = valuesOf(begun);
  const { form, submit, reset, draftOffer, forgetDraft, ...fields } = useForm<ChangeValues>({
    initial,
    draft: { of: `request ${payment.id}` },
    rules: RULES,
  });
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const people = usePeople(begun, me);
  const { values, field } = fields;
  const chosen = values.debtorIds.flatMap((id) => people.find(({ userId }) => userId === id) ?? []);
  const fixed = whyAmountsAreFixed(begun.debtors);
  const isTyped = JSON.stringify(values) !== JSON.stringify(initial);
  // The reader's own change does not count while the sheet closes.
  const isOld = open && payment.revision !== begun.revision;
  const changed = open && (isTyped || file !== undefined);
  const { close, question } = useClosing({ changed, onClose, forgetDraft });
  const saving = useAct({
    before: onClose,
    send: (asked: Asked) =>
      calls.payments.changePaymentRequest({ ...one(begun), revision: begun.revision, ...asked }),
    show: showPayment,
    done: () => words.done,
    failed: () => words.failed,
  });
  const save = (typed: ChangeValues) => {
    // The card shows the bill's progress.
    if (file) startSending(queries, payment, file);
    setFile(undefined);
    if (isTyped) return saving.mutateAsync(askedOf(typed));
    onClose();
    return undefined;
  };
  return (
    <Sheet open={open} onClose={close} title={words.title} closeLabel={words.close}>
      <FormInWindow
        form={form}
        onSubmit={submit(save, (text) => showToast({ kind: 'error', text }))}
        cancel={words.cancel}
        onCancel={close}
        save={words.save}
        busy={saving.isPending}
        disabledReason={isOld ? words.meanwhile : undefined}
      >
        {draftOffer}
        {isOld && (
          <Banner
            look="warn"
            announced
            actions={
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  setBegun(payment);
                  reset(valuesOf(payment));
                }}
              >
                {words.startAgain}
              </Button>
            }
          >
            {words.meanwhile}
          </Banner>
        )}
        {!fixed && (
          <RequestPeoplePicker
            {...field('debtorIds')}
            label={paymentForm.who}
            people={people}
            words={paymentForm}
            hasEveryone
            emptyText={(query) =>
              query.trim() === '' ? paymentForm.everybodyChosen : paymentForm.nobodyFound
            }
          />
        )}
        {fixed ? (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">{words[fixed](begun.totalAmount)}</p>
        ) : (
          <>
            {values.by === 'equally' && <AmountFields fields={fields} debtorIds={values.debtorIds} />}
            <div className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-3.5">
              <SplitOption fields={fields} debtors={chosen} />
            </div>
            <Preview preview={previewOf(values)} people={values.debtorIds.length} />
          </>
        )}
        <WhatFields fields={fields} />
        <ChangedBill payment={payment} file={file} onChoose={setFile} />
        <p className="text-sm text-ink2">{words.told}</p>
      </FormInWindow>
      {question}
    </Sheet>
  );
}

type ChangedBillProps = {
  payment: PaymentRequest;
  /** The chosen file, which is sent when the form is saved. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
};

/** The bill in the form to change a request (docs/product/money.md 'Changing the bill'): removed at once, replaced on saving. */
function ChangedBill({ payment, file, onChoose }: ChangedBillProps) {
  const part = useRef<HTMLDivElement>(null);
  const sending = useSending(payment.id);
  // The button is removed with the bill.
  const removing = useRemovingBill(() => part.current?.querySelector('input')?.focus());
  if (sending && 'sent' in sending.state) return <p className="text-sm text-ink2">{ownBill.sending}</p>;
  const isThere = payment.bill !== null;
  return (
    <div ref={part} className="grid grid-cols-1 gap-2.5">
      <BillField
        reloadKey={`bill of ${payment.id}`}
        label={isThere ? attachBill.fileHere : attachBill.file}
        file={file}
        onChoose={onChoose}
      />
      {isThere && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 text-sm">{attachBill.isThere}</p>
          <Button
            variant="dangerOutline"
            size="small"
            busy={removing.isPending}
            onClick={() => removing.mutate(payment)}
          >
            {attachBill.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
