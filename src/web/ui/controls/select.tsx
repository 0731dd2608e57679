import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { useServerField } from '#web/ui/hooks/connection.ts';
import { Field, splitFrame, type FieldFrame } from '#web/ui/controls/field.tsx';

/** `sends`: a choice is saved at once. */
type SelectBoxProps = ComponentProps<'select'> & { sends?: boolean | undefined };

/** The browser's native select with our own arrow. */
export const SelectBox = ({ sends, disabled, ...select }: SelectBoxProps) => (
  <span className="relative block">
    <select {...select} {...useServerField(sends, disabled)} className="input appearance-none py-0 pr-10" />
    <ChevronDown
      size={18}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink2"
    />
  </span>
);

type Option<Value extends string> = { value: Value; label: string };
type Group<Value extends string> = { title: string; options: readonly Option<Value>[] };

type SelectProps<Value extends string> = Omit<SelectBoxProps, 'onChange' | 'value' | 'children'> & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> | Group<Value>)[];
};

/** Selects one option. Without a visible label, name it with `aria-label`. */
export function Select<Value extends string>({ value, onChange, options, ...select }: SelectProps<Value>) {
  return (
    <SelectBox {...select} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map((option) =>
        'title' in option ? (
          <optgroup key={option.title} label={option.title}>
            {option.options.map(optionOf)}
          </optgroup>
        ) : (
          optionOf(option)
        ),
      )}
    </SelectBox>
  );
}

type SelectRowProps<Value extends string> = SelectProps<Value> & { label: string; hint: string };

/** A setting that saves at once, like a SwitchRow. The select is as wide as its choice, or as the row if that is little. */
export function SelectRow<Value extends string>({ label, hint, ...select }: SelectRowProps<Value>) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-[1_1_9rem]">
        <label htmlFor={id} className="block text-15 leading-snug font-semibold">
          {label}
        </label>
        <span id={hintId} className="block text-sm leading-snug text-pretty text-ink2">
          {hint}
        </span>
      </span>
      <span className="max-w-full [&_select]:[field-sizing:content]">
        <Select sends id={id} aria-describedby={hintId} {...select} />
      </span>
    </div>
  );
}

const optionOf = ({ value, label }: Option<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/**
 * A Select with a label, hint and error like a TextField's. In a component of its own, because the board has Selects
 * but no fields.
 */
export function SelectField<Value extends string>(props: SelectProps<Value> & FieldFrame) {
  const { frame, control: select } = splitFrame(props);
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}
