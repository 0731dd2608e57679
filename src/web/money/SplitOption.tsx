import { useEffect, useId, useRef, useState } from 'react';
import { parseAmount } from '#domain/money.ts';
import { sharesOf, SPLITS, splitProblem } from '#domain/splits.ts';
import { moreOptions as words, paymentForm, splits } from '#words/money.ts';
import {
  amountComplaint,
  divisionOf,
  plainAmount,
  tidyAmount,
  type Debtor,
  type OptionProps,
} from '#web/money/request-form-values.ts';
import { MeantAmount } from '#web/money/RequestFields.tsx';
import { AmountInput } from '#web/money/RequestAmountField.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FieldNote } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/choices.tsx';

const SPLIT_CHOICES = SPLITS.map((value) => ({ value, label: splits[value] }));

type SplitProps = Pick<OptionProps, 'fields' | 'debtors'>;

/** The choice of the split: equally or an amount for each (docs/product/money.md 'Ways to split'). */
export function SplitOption({ fields, debtors }: SplitProps) {
  const { values, set } = fields;
  const choose = (by: (typeof SPLITS)[number]) => {
    set('by', by);
    // A typed total becomes equal shares.
    const { split, total } = divisionOf(values);
    const isUntouched = Object.values(values.amounts).every((typed) => typed === '');
    const ids = debtors.map(({ userId }) => userId);
    if (by === 'equally' || !isUntouched || splitProblem(split, total, ids)) return;
    const { ofDebtors } = sharesOf(split, total, ids);
    set('amounts', Object.fromEntries([...ofDebtors].map(([id, sen]) => [id, plainAmount(sen)])));
  };
  return (
    <>
      <Segmented
        label={words.split}
        value={values.by}
        onChange={choose}
        options={SPLIT_CHOICES}
        className="border border-line"
      />
      {values.by === 'amounts' && <AmountsOfEach fields={fields} debtors={debtors} />}
    </>
  );
}

/** The amount fields, one for each debtor. */
export function AmountsOfEach({ fields, debtors }: SplitProps) {
  const { values, field } = fields;
  const { onChange, error } = field('amounts');
  const typedOf = (id: string) => values.amounts[id] ?? '';
  const isMissing = ({ userId }: Debtor) => parseAmount(typedOf(userId)) === undefined;
  const first = debtors.find(isMissing) ?? debtors[0];
  if (debtors.length === 0) return <p className="text-sm text-ink2">{words.nobodyYet}</p>;
  return (
    <div className="grid grid-cols-1 gap-2">
      {debtors.map((debtor) => (
        <AmountFor
          key={debtor.userId}
          debtor={debtor}
          value={typedOf(debtor.userId)}
          onChange={(typed) => onChange({ ...values.amounts, [debtor.userId]: typed })}
          error={isMissing(debtor) ? error : undefined}
          isFirst={debtor === first}
        />
      ))}
    </div>
  );
}

type AmountForProps = {
  debtor: Debtor;
  value: string;
  onChange: (typed: string) => void;
  /** The error of all amounts. */
  error: string | undefined;
  /** The form moves the focus there if something is wrong with the amounts. */
  isFirst: boolean;
};

function AmountFor({ debtor, value, onChange, error, isFirst }: AmountForProps) {
  const { userId, displayName, tone, photoURL } = debtor;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<string>();
  const isChecked = left === value || error !== undefined;
  const complaint = isChecked ? amountComplaint(value, [userId], false) : undefined;
  const problem = complaint ?? error;
  // The options were folded when the form was sent.
  const wanted = isFirst && error !== undefined;
  useEffect(() => {
    if (wanted) row.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- as it opens alone; later the form leads there itself
  }, []);
  return (
    <div ref={row}>
      <div className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
        <div className="flex min-w-0 flex-[999_1_9rem] items-center gap-2.5">
          <Avatar name={displayName} tone={tone} photo={photoURL} size={28} />
          <label htmlFor={id} className="min-w-0 flex-1 text-15">
            {displayName}
          </label>
        </div>
        <AmountInput
          small
          id={id}
          name={isFirst ? 'amounts' : undefined}
          aria-label={words.amountFor(displayName)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
          value={value}
          onChange={onChange}
          currency={paymentForm.currency}
          placeholder={paymentForm.noAmount}
          tidy={tidyAmount}
          onLeave={setLeft}
        />
      </div>
      <FieldNote id={`${id}-note`} error={problem} />
      {problem !== undefined && <MeantAmount typed={value} onUse={onChange} />}
    </div>
  );
}
