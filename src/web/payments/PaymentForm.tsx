import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { formatAmount, parseAmount } from '#domain/money.ts';
import { categoryIcon, PAYMENT_CATEGORIES, PAYMENT_TITLE_MAX } from '#domain/payments.ts';
import { categories, paymentForm as words } from '#words/payments.ts';
import {
  amountComplaint,
  NOTHING,
  previewOf,
  RULES,
  tidyAmount,
  type PaymentValues,
} from '#web/payments/payment-form-values.ts';
import { useAsking } from '#web/payments/use-asking.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { Amounts } from '#web/ui/amounts.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';

type PaymentFormProps = {
  homeId: string;
  /** undefined while it is being read. */
  home: Home | undefined;
  me: string;
  /** Shows the first field alone until it is used: on phones the list is near then. */
  folds: boolean;
};

const CATEGORY_CHOICES = PAYMENT_CATEGORIES.map((value) => ({
  value,
  label: categories[value],
  icon: categoryIcon(value),
}));

/** Asks housemates for money. */
export function PaymentForm({ homeId, home, me, folds }: PaymentFormProps) {
  const others = home?.members.filter(({ userId }) => userId !== me) ?? [];
  const { form, values, field, submit, complain, fail, reset } = useForm({ initial: NOTHING, rules: RULES });
  const [isUsed, setIsUsed] = useState(false);
  const card = useRef<HTMLElement>(null);
  const asking = useAsking(homeId, () => {
    const isHere = card.current?.contains(document.activeElement);
    reset();
    setIsUsed(false);
    // The button goes where the form folds.
    if (isHere && folds) card.current?.focus();
  });
  // Whoever has left meanwhile is not asked.
  const debtorIds = values.debtorIds.filter((id) => others.some(({ userId }) => userId === id));
  const isAlone = home !== undefined && others.length === 0;
  const who = field('debtorIds');

  const send = ({ title, category, total }: PaymentValues) => {
    if (debtorIds.length === 0) {
      fail({ debtorIds: words.whoMissing });
      showToast({ kind: 'error', text: words.whoMissing });
    } else
      asking.mutate({
        debtorIds,
        title: title.trim(),
        category: category ?? undefined,
        totalAmount: parseAmount(total) ?? 0,
      });
  };

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.name}
      className="card p-4 outline-none sm:p-5 lg:[@media(min-height:45rem)]:sticky lg:[@media(min-height:45rem)]:top-[84px]"
    >
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={submit(send, (text) => showToast({ kind: 'error', text }))}
      >
        <div>
          <PeoplePicker
            {...who}
            label={words.who}
            people={others}
            value={debtorIds}
            words={words}
            hasEveryone={!isAlone}
            onUse={() => setIsUsed(true)}
            emptyText={(query) => {
              if (!home) return words.readingPeople;
              if (isAlone) return words.alone;
              return query.trim() === '' ? words.everybodyChosen : words.nobodyFound;
            }}
          />
          {isAlone && <Alone />}
        </div>
        {(!folds || isUsed) && (
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
            <AmountField
              {...field('total')}
              label={words.total}
              currency={words.currency}
              placeholder={words.noAmount}
              tidy={tidyAmount}
              onLeave={(typed) => complain('total', amountComplaint(typed, debtorIds.length))}
            />
            <Preview {...previewOf({ ...values, debtorIds })} people={debtorIds.length} />
            <Button type="submit" size="large" busy={asking.isPending}>
              {words.submit}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}

const pick = <Value, Change>({ value, onChange }: { value: Value; onChange: Change }) => ({
  value,
  onChange,
});

/** Nobody is there to be asked. */
const Alone = () => (
  <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
    <p className="text-sm">{words.alone}</p>
    <Link to="/home-management" className={buttonLook({ variant: 'outline', size: 'small' })}>
      <UserPlus size={16} aria-hidden />
      {words.invite}
    </Link>
  </div>
);

type PreviewProps = ReturnType<typeof previewOf> & { people: number };

/** What each would pay, as it is typed. */
const Preview = ({ share, gain, people }: PreviewProps) => (
  <output
    className={clsx(
      'block rounded-md px-4 py-3',
      share > 0 ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2',
    )}
  >
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-[15px]">{words.perPerson}</span>
      <b
        className={clsx(
          'text-2xl leading-tight font-[750] tracking-[-.02em] whitespace-nowrap',
          share === 0 && 'text-ink',
        )}
      >
        {formatAmount(share)}
      </b>
    </span>
    <span className="mt-0.5 block text-sm">{words.ownShare}</span>
    {gain !== 0 && (
      <span className="block text-sm">
        <Amounts>{words.rounding(share, people, gain)}</Amounts>
      </span>
    )}
  </output>
);
