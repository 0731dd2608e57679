import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

type ChoiceChipsProps<Value extends string> = {
  label: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  options: readonly { value: Value; label: string; icon: string }[];
  className?: string | undefined;
};

type ToggleChipProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-pressed'> & {
  isPressed: boolean;
  icon?: ReactNode;
};

/** An option that is on or off, or one of a few. */
export const ToggleChip = ({ isPressed, icon, children, ...button }: ToggleChipProps) => (
  <button
    {...button}
    type="button"
    aria-pressed={isPressed}
    className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-medium select-none hover:bg-sunken disabled:cursor-default disabled:bg-sunken disabled:text-ink3 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft pointer-coarse:min-h-11 pointer-coarse:px-3.5 forced-colors:aria-pressed:outline-2"
  >
    {icon !== undefined && <span aria-hidden>{icon}</span>}
    {children}
  </button>
);

/** One of a few, or none: pressing the selected option deselects it. So these are buttons, not radios. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, value: chosen, onChange, options, className } = props;
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 text-15 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: word, icon }) => (
          <ToggleChip
            key={value}
            icon={icon}
            isPressed={chosen === value}
            onClick={() => onChange(chosen === value ? null : value)}
          >
            {word}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

type SegmentedProps<Value extends string> = {
  /** The group's name for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string | undefined;
};

/** One of a few, side by side. Native radios, because they support arrow keys. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={clsx('flex max-w-full flex-wrap rounded-md bg-sunken p-1 pointer-coarse:p-0.5', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-8 flex-auto items-center justify-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-center text-ink2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:outline-1"
        >
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
