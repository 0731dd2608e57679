import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnDetails } from '#contract/payment-details.ts';
import type { Me } from '#contract/users.ts';
import {
  accountNameProblem,
  accountNumberProblem,
  BANK_IDS,
  cleanAccountName,
  cleanAccountNumber,
  cleanDuitNowId,
  duitNowIdProblem,
  type BankId,
  type DetailsProblem,
} from '#domain/payment-details.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/payment-details.ts';
import { cancel, save as saveChanges } from '#words/profile.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { PaymentCodeField, useReadingCode } from '#web/payment-details/PaymentCodeField.tsx';
import { isReauthenticationCancelled, withReauthentication } from '#web/app/reauthentication.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { useClosing } from '#web/app/use-closing.tsx';
import { PayeeNames } from '#web/payment-details/PayeeNames.tsx';
import { FormInWindow, FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

const DETAILS = api.paymentDetails.getPaymentDetails;

type PaymentDetailsWindowProps = {
  me: Me;
  open: boolean;
  onClose: () => void;
  /** Returns what gets the focus on closing, if the opener is gone by then; true or undefined: the opener. */
  focusAfter?: (() => HTMLElement | null | true) | undefined;
};

/** The reader's payment details (docs/product/payment-details.md 'Fields of payment details'). */
export function PaymentDetailsWindow({ me, open, onClose, focusAfter }: PaymentDetailsWindowProps) {
  const [changed, setChanged] = useState(false);
  const { close, question } = useClosing({ changed: open && changed, onClose, forgetDraft: () => {} });
  return (
    <FormWindow
      open={open}
      onClose={close}
      title={words.title}
      closeLabel={layout.close}
      focusAfter={focusAfter}
    >
      <PaymentDetailsForm me={me} onChanged={setChanged} onCancel={close} onDone={onClose} />
      {question}
    </FormWindow>
  );
}

/** One way to be paid, with the chosen picture of a code. */
export type PaymentWay = { way: 'code'; picture: File } | { way: 'account' } | { way: 'duitNow' };

type PaymentDetailsFormProps = {
  me: Me;
  /** Shows only the fields of this way to be paid. */
  only?: PaymentWay | undefined;
  /** Told whether something differs from what is saved. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

/** The content of a window: the form, once the details are loaded. */
export function PaymentDetailsForm(props: PaymentDetailsFormProps) {
  const details = useQuery(DETAILS.queryOptions());
  if (details.isPending)
    return (
      <WindowBody>
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      </WindowBody>
    );
  if (details.isError)
    return (
      <WindowBody>
        <RowFailed
          text={words.loadFailed}
          again={layout.tryAgain}
          busy={details.isFetching}
          onAgain={() => void details.refetch()}
        />
      </WindowBody>
    );
  return <DetailsForm {...props} details={details.data} />;
}

/** The values of the form; '' for no bank. */
type Values = { bank: BankId | ''; accountNumber: string; accountName: string; duitNow: string };
type Changed = { [Field in keyof Values]?: Field extends 'bank' ? BankId | null : string } & {
  code?: string | null;
};

const problemText = (problem: DetailsProblem | undefined) => problem && words.detailsProblems[problem];
const CLEAN = { accountNumber: cleanAccountNumber, accountName: cleanAccountName, duitNow: cleanDuitNowId };
const BANK_OPTIONS = [
  { value: '' as const, label: words.noBank },
  ...BANK_IDS.map((value) => ({ value, label: words.bankName(value) })),
];
const showError = (text: string) => {
  showToast({ kind: 'error', text });
};

function changedOf(values: Values, saved: OwnDetails): Changed {
  const changed: Changed = {};
  if ((values.bank || null) !== saved.bank) changed.bank = values.bank || null;
  for (const field of ['accountNumber', 'accountName', 'duitNow'] as const)
    if (CLEAN[field](values[field]) !== CLEAN[field](saved[field] ?? '')) changed[field] = values[field];
  return changed;
}

type DetailsFormProps = PaymentDetailsFormProps & { details: OwnDetails };

function DetailsForm({ me, only, details, onChanged, onCancel, onDone }: DetailsFormProps) {
  const queries = useQueryClient();
  // Read but not saved yet.
  const [read, setRead] = useState<string>();
  const reading = useReadingCode(setRead);
  const picture = only?.way === 'code' ? only.picture : undefined;
  const readPicture = useEffectEvent(() => picture && reading.read(picture));
  useEffect(() => void readPicture(), []);
  const [isWaiting, setWaiting] = useState(false);
  const { form, values, field, submit } = useForm<Values>({
    initial: {
      bank: details.bank ?? '',
      accountNumber: details.accountNumber ?? '',
      accountName: details.accountName ?? '',
      duitNow: details.duitNow ?? '',
    },
    // No account number is stored on a device unencrypted, and a bank without its number would mislead.
    draft: null,
    rules: {
      accountNumber: (typed) => problemText(accountNumberProblem(typed)),
      accountName: (typed) => problemText(accountNameProblem(typed)),
      duitNow: (typed) => problemText(duitNowIdProblem(typed)),
    },
  });
  const saving = useMutation({
    mutationFn: (changed: Changed) =>
      withReauthentication((proof) => calls.paymentDetails.savePaymentDetails({ ...changed, ...proof }), {
        text: words.proveText,
        label: saveChanges,
        failed: words.failed,
      }),
    onSuccess: (saved, changed) => {
      queries.setQueryData(DETAILS.queryKey(), saved);
      if (changed.code !== undefined) setRead(undefined);
      const isRemoved = changed.code === null;
      showToast({ kind: 'success', text: isRemoved ? words.removed : words.saved });
      if (!isRemoved) onDone();
    },
    onError: (error) => {
      if (!isReauthenticationCancelled(error)) showToast(failureOf(error, words.failed));
    },
  });
  const changesWith = (typed: Values, code: string | undefined): Changed => ({
    ...changedOf(typed, details),
    ...(code !== undefined && code !== details.code && { code }),
  });
  const isChanged = Object.keys(changesWith(values, read)).length > 0;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const saveWith = (typed: Values, code: string | undefined) => {
    const changes = changesWith(typed, code);
    if (details.setAside) saving.mutate({ ...typed, bank: typed.bank || null, code: code ?? details.code });
    else if (Object.keys(changes).length === 0) {
      showToast({ kind: 'success', text: words.unchanged });
      onDone();
    } else saving.mutate(changes);
  };
  /** Waits for a picture that is still being read, to save it too. If it cannot be read, nothing is saved. */
  async function save(typed: Values) {
    const awaited = reading.awaited();
    if (!awaited) return saveWith(typed, read);
    setWaiting(true);
    try {
      saveWith(typed, await awaited);
    } catch (error) {
      showToast(failureOf(error, words.notRead));
    } finally {
      setWaiting(false);
    }
  }
  const shows = (way: PaymentWay['way']) => !only || only.way === way;
  return (
    <FormInWindow
      form={form}
      onSubmit={submit((typed) => void save(typed), showError)}
      cancel={only ? words.back : cancel}
      onCancel={onCancel}
      save={words.save}
      busy={isWaiting || saving.isPending}
    >
      <p className="text-ink2">{words.hint}</p>
      {details.setAside && (
        <Banner
          look="warn"
          actions={
            <Button variant="outline" size="small" sends onClick={() => saving.mutate({})}>
              {words.areMine}
            </Button>
          }
        >
          {words.setAside}
        </Banner>
      )}
      {shows('code') && (
        <PaymentCodeField
          code={read ?? details.code ?? undefined}
          isNew={read !== undefined && read !== details.code}
          busy={isWaiting || saving.isPending}
          reading={reading}
          onRemove={() => {
            if (read === undefined) saving.mutate({ code: null });
            else setRead(undefined);
          }}
        />
      )}
      {shows('account') && (
        <>
          <SelectField label={words.bank} options={BANK_OPTIONS} {...field('bank')} />
          <TextField
            label={words.accountNumber}
            inputMode="numeric"
            autoComplete="off"
            {...field('accountNumber')}
          />
          <TextField
            label={words.accountName}
            hint={words.accountNameHint}
            autoComplete="off"
            {...field('accountName')}
          />
        </>
      )}
      {shows('duitNow') && (
        <TextField
          label={words.duitNowId}
          placeholder={words.duitNowIdExample}
          autoComplete="off"
          {...field('duitNow')}
        />
      )}
      <p className="flex items-start gap-2.5 text-15 leading-snug text-pretty text-ink2">
        <Info size={17} aria-hidden className="mt-0.5 shrink-0" />
        {me.hasPassword ? words.whyProve : words.whyGoogle}
      </p>
      {!only && <PayeeNames />}
    </FormInWindow>
  );
}
