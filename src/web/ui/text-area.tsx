import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from '#web/ui/field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldFrame & { value: string; onChange: (value: string) => void };

/** A field of several lines that grows with its text. */
export function TextArea({
  label,
  error,
  invalid,
  hint,
  aside,
  className,
  onChange,
  ...textarea
}: TextAreaProps) {
  return (
    <Field
      label={label}
      required={textarea.required}
      error={error}
      invalid={invalid}
      hint={hint}
      aside={aside}
      className={className}
    >
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
