import type { RepeatingRequest } from '#contract/repeating.ts';
import { layout } from '#words/layout.ts';
import { repeating as words } from '#words/repeating.ts';
import { AmountsOfEach } from '#web/money/SplitOption.tsx';
import {
  askedOf,
  plainAmount,
  previewOf,
  RULES,
  type PaymentValues,
} from '#web/money/request-form-values.ts';
import { Preview, TotalField } from '#web/money/RequestFields.tsx';
import { calls } from '#web/calls/api.ts';
import { RequestActQuestion } from '#web/money/RequestActQuestion.tsx';
import { useAct } from '#web/money/use-acts.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';

type WindowProps = {
  homeId: string;
  series: RepeatingRequest;
  open: boolean;
  onClose: () => void;
};

/** Changes the amount from the next request on (docs/product/repeating.md 'Changing the amount'). */
export const AmountWindow = ({ open, ...rest }: WindowProps) => (
  <Dialog
    open={open}
    onClose={rest.onClose}
    title={words.changeTitle(rest.series.title)}
    closeLabel={layout.close}
  >
    <AmountForm {...rest} />
  </Dialog>
);

/** The order of the keys separates this form's saved values from those of the page's form (use-form.ts). */
const valuesOf = ({ title, split, ownShare, totalAmount, debtors }: RepeatingRequest): PaymentValues => ({
  total: plainAmount(totalAmount),
  by: split,
  withOwn: ownShare !== null,
  amounts: Object.fromEntries(debtors.map(({ userId, amount }) => [userId, plainAmount(amount)])),
  debtorIds: debtors.map(({ userId }) => userId),
  title,
  category: null,
  repeats: '',
});

function newAmounts(values: PaymentValues) {
  const { split, totalAmount, debtorIds } = askedOf(values);
  if (split?.by !== 'amounts') return { totalAmount };
  return { amounts: debtorIds.map((userId, place) => ({ userId, amount: split.amounts[place] ?? 0 })) };
}

function AmountForm({ homeId, series, onClose }: Omit<WindowProps, 'open'>) {
  const changing = useChangingAmount(homeId, onClose);
  const { form, submit, draftOffer, forgetDraft, ...fields } = useForm({
    initial: valuesOf(series),
    draft: { of: `repeating ${series.id}` },
    rules: RULES,
  });
  const { values } = fields;
  return (
    <FormInWindow
      form={form}
      onSubmit={submit((typed) => changing.mutateAsync({ id: series.id, ...newAmounts(typed) }))}
      cancel={words.cancel}
      onCancel={() => {
        forgetDraft();
        onClose();
      }}
      save={words.save}
      busy={changing.isPending}
    >
      {draftOffer}
      {values.by === 'equally' ? (
        <TotalField fields={fields} debtorIds={values.debtorIds} />
      ) : (
        <AmountsOfEach fields={fields} debtors={series.debtors} />
      )}
      <Preview preview={previewOf(values)} people={values.debtorIds.length} />
      <p className="text-sm text-ink2">
        <Amounts>{series.paused ? words.fromResuming : words.from(series.nextOn)}</Amounts>
      </p>
    </FormInWindow>
  );
}

type NewAmounts = { totalAmount: number } | { amounts: { userId: string; amount: number }[] };

const useChangingAmount = (homeId: string, before: () => void) =>
  useAct({
    before,
    send: ({ id, ...amounts }: NewAmounts & { id: string }) =>
      calls.repeating.changeRepeatingAmount({ homeId, seriesId: id, ...amounts }),
    done: () => words.changeDone,
    failed: () => words.changeFailed,
  });

/** Asks before a series ends. */
export const StopQuestion = ({ homeId, series, ...window }: WindowProps) => (
  <RequestActQuestion
    {...window}
    act={{
      send: (seriesId: string) => calls.repeating.stopRepeating({ homeId, seriesId }),
      done: () => words.stopDone,
      failed: () => words.stopFailed,
    }}
    about={series.id}
    title={words.stopTitle(series.title)}
    yes={words.stopYes}
    cancel={words.cancel}
    danger
    focusAfter={() => document.querySelector('[data-region=repeating] button')}
  >
    {words.stopText}
  </RequestActQuestion>
);
