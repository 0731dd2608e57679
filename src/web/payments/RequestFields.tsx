import type { ReactNode } from 'react';
import { categoryIcon, PAYMENT_CATEGORIES, PAYMENT_TITLE_MAX } from '#domain/payments.ts';
import { categories, paymentForm as words } from '#words/payments.ts';
import {
  amountComplaint,
  previewOf,
  tidyAmount,
  type PaymentFields,
} from '#web/payments/payment-form-values.ts';
import { Preview } from '#web/payments/Preview.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { TextField } from '#web/ui/field.tsx';

const CATEGORY_CHOICES = PAYMENT_CATEGORIES.map((value) => ({
  value,
  label: categories[value],
  icon: categoryIcon(value),
}));

type RequestFieldsProps = {
  fields: PaymentFields;
  /** Whoever is chosen and can be asked. */
  debtorIds: string[];
  /** Between the amount and what it comes to. */
  children: ReactNode;
};

/** What is asked, and for how much: of a new request, and of one that is changed. */
export function RequestFields({ fields, debtorIds, children }: RequestFieldsProps) {
  const { values, field, complain } = fields;
  const { withOwn } = values;
  return (
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
      {values.by === 'equally' && (
        <AmountField
          {...field('total')}
          label={words.total}
          currency={words.currency}
          placeholder={words.noAmount}
          tidy={tidyAmount}
          onLeave={(typed) => complain('total', amountComplaint(typed, debtorIds, withOwn))}
        />
      )}
      {children}
      <Preview preview={previewOf({ ...values, debtorIds })} people={debtorIds.length} />
    </>
  );
}

const pick = <Value, Change>({ value, onChange }: { value: Value; onChange: Change }) => ({
  value,
  onChange,
});
