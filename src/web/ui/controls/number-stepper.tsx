import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, type FieldFrame } from '#web/ui/controls/field.tsx';

type NumberStepperProps = FieldFrame & {
  name: string;
  /** The text as typed, because an unfinished number must stay as it is. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  step?: number;
  lessLabel: string;
  moreLabel: string;
};

/** A number field with − and + buttons. Keyboard users have the native field, so the buttons are not Tab stops. */
export function NumberStepper({
  name,
  value,
  onChange,
  min,
  max,
  step = 1,
  lessLabel,
  moreLabel,
  ...frame
}: NumberStepperProps) {
  const number = value.trim() === '' ? min : Number(value);
  const to = (next: number) => () => onChange(String(Math.min(max, Math.max(min, next))));
  return (
    <Field {...frame}>
      {(control) => (
        <div className="input flex items-stretch overflow-hidden px-0 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary has-aria-invalid:border-danger has-aria-invalid:focus-within:outline-danger">
          <StepButton
            label={lessLabel}
            disabled={number <= min}
            onClick={to((Math.ceil(number / step) - 1) * step)}
          >
            <Minus size={16} aria-hidden />
          </StepButton>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            value={value}
            min={min}
            max={max}
            step={step}
            onChange={(event) => onChange(event.target.value)}
            // Scrolling the form with the pointer over the field would change the number.
            onWheel={(event) => event.currentTarget.blur()}
            className="w-0 min-w-0 flex-1 [appearance:textfield] bg-transparent text-center font-semibold outline-none [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
          />
          <StepButton
            label={moreLabel}
            disabled={number >= max}
            onClick={to((Math.floor(number / step) + 1) * step)}
          >
            <Plus size={16} aria-hidden />
          </StepButton>
        </div>
      )}
    </Field>
  );
}

type StepButtonProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

const StepButton = ({ label, disabled, onClick, children }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="grid w-11 shrink-0 place-items-center text-ink2 hover:bg-sunken hover:text-ink disabled:cursor-default disabled:bg-transparent disabled:text-line-strong"
  >
    {children}
  </button>
);
