import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useServerField } from '#web/ui/hooks/connection.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
  /** It saves at once. */
  sends?: boolean;
};

export function Checkbox({ label, className, onChange, sends, disabled, ...input }: CheckboxProps) {
  const sending = useServerField(sends, disabled);
  return (
    <label className={clsx('flex items-center gap-2.5 text-sm pointer-coarse:min-h-11', className)}>
      <input
        type="checkbox"
        {...input}
        {...sending}
        onChange={(event) => onChange?.(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

type SwitchRowProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
};

/** A setting that saves at once. The whole row is the target; the hint describes it and is not part of its name. */
export function SwitchRow({ label, hint, onChange, disabled, ...input }: SwitchRowProps) {
  const id = useId();
  const sending = useServerField(true, disabled);
  const hintId = `${id}-hint`;
  return (
    <label className="flex min-h-11 items-center gap-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span id={id} className="block text-15 leading-snug font-semibold">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-sm leading-snug text-pretty text-ink2">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state by itself
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint && hintId}
        {...input}
        {...sending}
        onChange={(event) => onChange?.(event.target.checked)}
        className="switch"
      />
    </label>
  );
}
