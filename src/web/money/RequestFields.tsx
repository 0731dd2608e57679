import { useId } from 'react';
import { categoryIcon, PAYMENT_CATEGORIES, PAYMENT_TITLE_MAX } from '#domain/payments.ts';
import { categories, moreOptions, paymentForm as words } from '#words/money.ts';
import {
  amountComplaint,
  divisionOf,
  meantAmount,
  previewOf,
  tidyAmount,
  type PaymentFields,
  type PaymentPreview,
  type PaymentValues,
} from '#web/money/request-form-values.ts';
import { RequestAmountField } from '#web/money/RequestAmountField.tsx';
import { ChoiceChips } from '#web/ui/controls/choices.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { clsx } from 'clsx';
import { formatAmount } from '#domain/money.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';

const CATEGORY_CHOICES = PAYMENT_CATEGORIES.map((value) => ({
  value,
  label: categories[value],
  icon: categoryIcon(value),
}));

type FieldsProps = { fields: PaymentFields };

/** The fields for title and category of a new or changed request. */
export const WhatFields = ({ fields: { field } }: FieldsProps) => (
  <>
    <TextField
      {...field('title')}
      label={words.what}
      placeholder={words.examples}
      maxLength={PAYMENT_TITLE_MAX}
      aria-required
      autoComplete="off"
    />
    <ChoiceChips label={words.category} options={CATEGORY_CHOICES} {...pick(field('category'))} />
  </>
);

type TotalProps = FieldsProps & {
  /** The chosen people who can be asked. */
  debtorIds: string[];
};

/** The total that is divided equally. */
export function TotalField({ fields: { values, field, complain }, debtorIds }: TotalProps) {
  const { error, value, onChange, ...total } = field('total');
  return (
    <div>
      <RequestAmountField
        {...total}
        value={value}
        onChange={onChange}
        error={error}
        label={words.total}
        currency={words.currency}
        placeholder={words.noAmount}
        tidy={tidyAmount}
        onLeave={(typed) => complain('total', amountComplaint(typed, debtorIds, values.withOwn))}
      />
      {error !== undefined && <MeantAmount typed={value} onUse={onChange} />}
    </div>
  );
}

type MeantProps = { typed: string; onUse: (amount: string) => void };

/** Asks 'Did you mean 12.50?' and fills that in when it is pressed. */
export function MeantAmount({ typed, onUse }: MeantProps) {
  const amount = meantAmount(typed);
  if (amount === undefined) return null;
  return (
    <button type="button" className="link py-1 text-sm pointer-coarse:py-3.5" onClick={() => onUse(amount)}>
      {words.takeMeant(amount)}
    </button>
  );
}

/** The total that is divided equally, and whether the reader bears a share of it. */
export function AmountFields({ fields, debtorIds }: TotalProps) {
  const hintId = useId();
  const { values, field } = fields;
  return (
    <div className="grid grid-cols-1 gap-1">
      <TotalField fields={fields} debtorIds={debtorIds} />
      <div>
        <Checkbox
          name="withOwn"
          label={<span className="text-15 font-medium">{moreOptions.withOwn}</span>}
          checked={values.withOwn}
          onChange={field('withOwn').onChange}
          aria-describedby={hintId}
          className="min-h-9"
        />
        <p id={hintId} className="pl-[30px] text-13 text-ink2">
          <Amounts>{sumInWords(values, debtorIds)}</Amounts>
        </p>
      </div>
    </div>
  );
}

/** Says what 'Include my share' does to the typed total. */
function sumInWords(values: PaymentValues, debtorIds: string[]): string {
  const preview = previewOf({ ...values, debtorIds });
  if (preview.by === 'amounts' || preview.own === null) return words.ownShare;
  const { total } = divisionOf(values);
  return preview.share > 0
    ? moreOptions.divided(total, debtorIds.length + 1, preview.share)
    : moreOptions.divides;
}

const pick = <Value, Change>({ value, onChange }: { value: Value; onChange: Change }) => ({
  value,
  onChange,
});

/** What each debtor would pay, or all together, for what is typed. */
export function Preview({ preview, people }: { preview: PaymentPreview; people: number }) {
  const { by, own } = preview;
  const sen = by === 'amounts' ? preview.total : preview.share;
  const sentences = own === null ? [] : [moreOptions.ownShare(own)];
  if (by === 'equally') {
    const { share, more, gain } = preview;
    if (own !== null && own > share) sentences.push(moreOptions.senMore(more));
    if (gain !== 0) sentences.push(words.rounding(share, people, gain));
  }
  return (
    <output
      className={clsx(
        'block rounded-md px-4 py-3 phone:@min-[17rem]:bg-transparent phone:@min-[17rem]:px-0 phone:@min-[17rem]:py-0.5 phone:@min-[17rem]:text-ink',
        sen > 0 ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2',
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-15">{by === 'amounts' ? moreOptions.totalAsked : words.perPerson}</span>
        <b
          className={clsx(
            'text-2xl leading-tight font-[750] tracking-[-.02em] whitespace-nowrap',
            sen === 0 && 'text-ink',
          )}
        >
          {formatAmount(sen)}
        </b>
      </span>
      {sentences.map((sentence) => (
        <span key={sentence} className="mt-0.5 block text-sm">
          <Amounts>{sentence}</Amounts>
        </span>
      ))}
    </output>
  );
}
