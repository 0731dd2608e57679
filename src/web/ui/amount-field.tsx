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
};

/** An amount of money. A text field, since a number field takes no comma where the browser's language has a point. */
export function AmountField({ currency, tidy, onChange, ...props }: AmountFieldProps) {
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
            onBlur={() => {
              const tidied = tidy(input.value);
              if (tidied !== input.value) onChange(tidied);
            }}
            className="input h-[52px]! pl-12 text-xl font-semibold placeholder:font-normal"
          />
        </div>
      )}
    </Field>
  );
}
