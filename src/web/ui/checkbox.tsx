import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
};

export function Checkbox({ label, className, onChange, ...input }: CheckboxProps) {
  return (
    <label className={clsx('flex items-center gap-2.5 text-sm pointer-coarse:min-h-11', className)}>
      <input
        type="checkbox"
        {...input}
        onChange={(event) => onChange?.(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
