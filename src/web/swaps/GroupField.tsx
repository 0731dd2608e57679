import { useId, type ReactNode } from 'react';
import { FieldNote, type FieldFrame } from '#web/ui/controls/field.tsx';

type GroupFieldProps = Omit<FieldFrame, 'invalid'> & { children: ReactNode };

/** Radios with a label, hint and error like a TextField's. */
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
