import { clsx } from 'clsx';

type ChoiceChipsProps<Value extends string> = {
  label: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  options: readonly { value: Value; label: string; icon: string }[];
  className?: string | undefined;
};

/** One of a few, or none: what is chosen is taken back by choosing it again. So these are buttons, not radios. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, value: chosen, onChange, options, className } = props;
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 text-[15px] font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: word, icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            onClick={() => onChange(chosen === value ? null : value)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-medium select-none hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft pointer-coarse:min-h-11 pointer-coarse:px-3.5 forced-colors:aria-pressed:outline-2"
          >
            <span aria-hidden>{icon}</span>
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
