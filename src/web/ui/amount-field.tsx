import { Field, splitFrame, type FieldFrame } from '#web/ui/field.tsx';

type AmountFieldProps = FieldFrame & {
  name: string;
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
export function AmountField({ currency, tidy, onChange, onLeave, ...props }: AmountFieldProps) {
  const { frame, control: input } = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink2"
          >
            {currency}
          </span>
          <input
            {...input}
            {...control}
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
            className="input h-[52px]! pl-12 text-xl font-semibold placeholder:font-normal"
          />
        </div>
      )}
    </Field>
  );
}
