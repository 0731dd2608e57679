import { clsx } from 'clsx';
import { Field, splitFrame, type ControlProps, type FieldFrame } from '#web/ui/controls/field.tsx';

type AmountInputProps = {
  name: string | undefined;
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** What stands before the number. */
  currency: string;
  placeholder: string;
  /** How a number that was typed is written, once the field is left. */
  tidy: (typed: string) => string;
  /** It was left, with this in it. */
  onLeave?: (typed: string) => void;
};

/** Safari does not say which button is pressed; so long a press takes at most. */
const PRESS_MS = 250;

/** An amount of money. A text field, since a number field takes no comma where the browser's language has a point. */
export function RequestAmountField(props: AmountInputProps & FieldFrame) {
  const { frame, control: input } = splitFrame(props);
  return <Field {...frame}>{(control) => <AmountInput {...input} {...control} />}</Field>;
}

type BareProps = AmountInputProps &
  ControlProps & {
    /** One of several below each other, in 128 px, its number at the edge. */
    small?: boolean;
    'aria-label'?: string;
  };

/** Without the frame of a field. */
export function AmountInput({ currency, tidy, onChange, onLeave, small = false, ...input }: BareProps) {
  return (
    <div className={clsx('relative', small && 'w-32 shrink-0')}>
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
          // What is said moves the form's button away from under the pointer that presses it, and the form checks by itself.
          if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
          if (relatedTarget) onLeave?.(tidied);
          else setTimeout(() => onLeave?.(tidied), PRESS_MS);
        }}
        className={clsx(
          'input font-semibold placeholder:font-normal',
          small ? 'pl-10 text-right' : 'min-h-[52px]! pl-12 text-xl',
        )}
      />
    </div>
  );
}
