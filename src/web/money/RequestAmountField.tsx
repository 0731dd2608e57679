import { clsx } from 'clsx';
import { Field, splitFrame, type ControlProps, type FieldFrame } from '#web/ui/controls/field.tsx';

type AmountInputProps = {
  name: string | undefined;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  /** The sign before the number. */
  currency: string;
  placeholder: string;
  /** Formats the number once the field loses focus. */
  tidy: (typed: string) => string;
  /** Called when the field loses focus. */
  onLeave?: (typed: string) => void;
};

/** Safari does not say which button is pressed; a press takes at most so long. */
const PRESS_MS = 250;

/** An amount of money. It is a text field, since a number field refuses a comma if the browser's language writes a point. */
export function RequestAmountField(props: AmountInputProps & FieldFrame) {
  const { frame, control: input } = splitFrame(props);
  return <Field {...frame}>{(control) => <AmountInput {...input} {...control} />}</Field>;
}

type BareProps = AmountInputProps &
  ControlProps & {
    /** For several fields below each other: 128 px wide, aligned to the end. */
    small?: boolean;
    'aria-label'?: string;
  };

/** The input without the frame of a field. */
export function AmountInput({ currency, tidy, onChange, onLeave, small = false, ...input }: BareProps) {
  return (
    <div className={clsx('relative', small && 'w-[8rem] max-w-full shrink-0')}>
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink2',
          small && 'text-sm',
        )}
      >
        {currency}
      </span>
      <input
        {...input}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        onChange={(event) => onChange(event.target.value)}
        onBlur={({ relatedTarget }) => {
          const tidied = tidy(input.value);
          if (tidied !== input.value) onChange(tidied);
          // A message would move the form's button away from under the pointer that presses it, and the form checks
          // on sending anyway.
          if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
          if (relatedTarget) onLeave?.(tidied);
          else setTimeout(() => onLeave?.(tidied), PRESS_MS);
        }}
        className={clsx(
          'input font-semibold placeholder:font-normal',
          small
            ? 'pl-[calc(1.5rem+16px)] text-right'
            : 'min-h-[54px]! pl-[calc(2rem+16px)] text-22 font-bold!',
        )}
      />
    </div>
  );
}
