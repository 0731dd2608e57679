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

type FieldsProps = { fields: PaymentFields };

/** What is asked for: of a new request, and of one that is changed. */
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

type AmountFieldsProps = FieldsProps & {
  /** Whoever is chosen and can be asked. */
  debtorIds: string[];
  /** Between the amount and what it comes to. */
  children: ReactNode;
};

/** How much, and what that is for each. */
export function AmountFields({ fields, debtorIds, children }: AmountFieldsProps) {
  const { values, field, complain } = fields;
  const { withOwn } = values;
  return (
    <>
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
