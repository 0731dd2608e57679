import type { PaymentSide } from '#domain/payment-sides.ts';
import { paymentList as words } from '#words/payment-list.ts';
import { paymentPage } from '#words/payments.ts';
import { ToggleChip } from '#web/ui/controls/choices.tsx';

/** The part of the list that is looked at, and what shows another. */
export type ShownSide = { side: PaymentSide | undefined; show: (side: PaymentSide | undefined) => void };

const CHOICES = [
  [undefined, words.all],
  ['owes', paymentPage.owes],
  ['owed', paymentPage.owed],
] as const;

/** All requests, or what is open on one side. */
export const SideChoice = ({ side, show }: ShownSide) => (
  <fieldset aria-label={words.show} className="mb-3 flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5!">
    {CHOICES.map(([value, label]) => (
      <ToggleChip key={label} isPressed={side === value} onClick={() => show(value)}>
        {label}
      </ToggleChip>
    ))}
  </fieldset>
);
