import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type SegmentedProps<Value extends string> = {
  /** What is chosen between, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string | undefined;
};

/** One of a few, side by side. Native radios: arrow keys come with them. */
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
