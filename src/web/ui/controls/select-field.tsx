import { Field, splitFrame, type FieldFrame } from '#web/ui/controls/field.tsx';
import { Select, type SelectProps } from '#web/ui/controls/select.tsx';

/** A Select with a label, hint and error like a TextField's; apart, since the board has Selects and no fields. */
export function SelectField<Value extends string>(props: SelectProps<Value> & FieldFrame) {
  const { frame, control: select } = splitFrame(props);
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}
