import type { ComponentProps } from 'react';
import { Field, splitFrame, type FieldFrame } from '#web/ui/field.tsx';

type Option<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
};

/** The browser's own list, named by `aria-label` where no label stands above it. */
export function Select<Value extends string>({ value, onChange, options, ...select }: SelectProps<Value>) {
  return (
    <select
      {...select}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className="input py-0 pr-2"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** The same with a label, hint and error like a TextField's. */
export function SelectField<Value extends string>(props: SelectProps<Value> & FieldFrame) {
  const { frame, control: select } = splitFrame(props);
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}
