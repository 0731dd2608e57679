import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useIsInToast } from '#web/ui/hooks/shown-toasts.ts';

/** The attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldFrame = {
  label: string;
  required?: boolean | undefined;
  /** Shown under the field instead of the hint. */
  error?: string | undefined;
  /** Red without its own text: the message is about the whole form and is in the toast. */
  invalid?: boolean | undefined;
  hint?: ReactNode;
  /** On the label's line, after the label in reading order, such as 'Forgotten password?'. */
  aside?: ReactNode;
};

export function Field({
  label,
  required,
  error,
  invalid,
  hint,
  aside,
  className,
  children,
}: FieldFrame & { className?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="text-15 font-semibold">
          <label htmlFor={id}>
            <LabelText label={label} />
          </label>
          {/* Outside the label, so that the field's name is only the label's text. */}
          {required && (
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          )}
        </div>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined || invalid ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

export function FieldNote({ id, error, hint }: { id: string } & Pick<FieldFrame, 'error' | 'hint'>) {
  const note = error ?? hint;
  const isInToast = useIsInToast(error);
  if (!note) return null;
  return (
    <p
      id={id}
      className={clsx(
        'mt-1.5 flex items-start gap-1.5 text-sm leading-snug',
        error === undefined ? 'text-ink2' : 'font-medium text-danger',
        // Invisible, it keeps its place and still describes the field.
        isInToast && 'invisible',
      )}
    >
      {error !== undefined && <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />}
      <span className="min-w-0">{note}</span>
    </p>
  );
}

type GroupFieldProps = Omit<FieldFrame, 'invalid'> & { children: ReactNode };

/** Radio buttons with a label, hint and error like a TextField's. */
export function GroupField({ label, required, error, hint, aside, children }: GroupFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={(error ?? hint) ? noteId : undefined}
    >
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <div className="text-15 font-semibold">
          <span id={id}>{label}</span>
          {required && (
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          )}
        </div>
        {aside}
      </div>
      {children}
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  );
}

/** Colours a star in the label's own text red, like the one beside other labels. */
function LabelText({ label }: { label: string }) {
  if (!label.endsWith('*')) return <span>{label}</span>;
  return (
    <>
      {label.slice(0, -1)}
      <span className="text-danger">*</span>
    </>
  );
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> &
  FieldFrame & {
    value?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
  };

/** Splits a field's props into those of its frame and those of its control. */
export function splitFrame<Props extends FieldFrame & { className?: string | undefined }>(props: Props) {
  const { label, error, invalid, hint, aside, className, ...control } = props;
  return { frame: { label, required: props.required, error, invalid, hint, aside, className }, control };
}

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { frame, control: input } = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...input}
          {...control}
          onChange={(event) => onChange?.(event.target.value)}
          className="input"
        />
      )}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldFrame & { value: string; onChange: (value: string) => void };

/** A multi-line field that grows with its text. */
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
