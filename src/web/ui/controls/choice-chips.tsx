import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

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

/** A choice that is on or off, or one of a few. */
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

/** One of a few, or none: what is chosen is taken back by choosing it again. So these are buttons, not radios. */
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
