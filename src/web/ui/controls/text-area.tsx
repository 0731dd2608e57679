import type { ComponentProps } from 'react';
import { Field, splitFrame, type FieldFrame } from '#web/ui/controls/field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldFrame & { value: string; onChange: (value: string) => void };

/** A field of several lines that grows with its text. */
export function TextArea({ onChange, ...props }: TextAreaProps) {
  const { frame, control: textarea } = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className="input field-sizing-content h-auto! max-h-[min(12rem,40dvh)] min-h-[84px] py-2.5"
        />
      )}
    </Field>
  );
}
