import { SelectBox, type SelectBoxProps } from '#web/ui/controls/select-box.tsx';

type Option<Value extends string> = { value: Value; label: string };
/** Options under a title of their own. */
type Group<Value extends string> = { title: string; options: readonly Option<Value>[] };

export type SelectProps<Value extends string> = Omit<SelectBoxProps, 'onChange' | 'value' | 'children'> & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> | Group<Value>)[];
};

/** One of the options, named by `aria-label` where no label stands above it. */
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

const optionOf = ({ value, label }: Option<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
