import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useSendingField } from '#web/ui/hooks/connection.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
  /** It is kept at once. */
  sends?: boolean;
};

export function Checkbox({ label, className, onChange, sends, disabled, ...input }: CheckboxProps) {
  const sending = useSendingField(sends, disabled);
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
