import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useOffline } from '#web/ui/hooks/connection.ts';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { guardPlace } from '#web/ui/hooks/tap-guard.ts';

const ICON_VARIANTS = {
  ghost: 'text-ink2 hover:bg-sunken hover:text-ink',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
};
const ICON_SIZES = { small: 'size-[30px] rounded-sm', medium: 'size-9 rounded-md' };

type IconLook = {
  variant?: keyof typeof ICON_VARIANTS | undefined;
  size?: keyof typeof ICON_SIZES | undefined;
  className?: string | undefined;
};

/** Returns the classes of a square button with one icon; 44 px on touch devices. */
export function iconButtonLook({ variant = 'ghost', size = 'medium', className }: IconLook = {}): string {
  return clsx(
    'grid shrink-0 place-items-center transition-colors select-none pointer-coarse:size-11 pointer-coarse:rounded-md disabled:cursor-default disabled:text-ink3',
    ICON_VARIANTS[variant],
    ICON_SIZES[size],
    className,
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> &
  IconLook & {
    /** The accessible name: what it does. */
    label: string;
    children: ReactNode;
    busy?: boolean | undefined;
    /** See Button. */
    sends?: boolean | undefined;
    /** See Button. */
    acts?: boolean | undefined;
  };

export function IconButton({
  label,
  variant,
  size,
  className,
  busy,
  sends = busy !== undefined,
  acts = busy !== undefined,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const offline = useOffline();
  const off = sends && !busy ? offline : undefined;
  const inert = busy || off !== undefined || rest['aria-disabled'] === true;
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (acts) guardPlace(event);
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      title={off ?? rest.title}
      onClick={inert ? (event) => event.preventDefault() : act}
      className={iconButtonLook({
        variant,
        size,
        className: clsx(
          off !== undefined && 'cursor-default! text-ink3!',
          off !== undefined && (variant === 'outline' ? 'bg-sunken!' : 'opacity-55'),
          className,
        ),
      })}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

/** A number on an icon or at the end of a row. The words for screen readers are beside it. */
export const Count = ({ count, className }: { count: number; className?: string }) => (
  <span
    aria-hidden
    className={clsx(
      'grid min-h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent',
      className,
    )}
  >
    {/* Two digits do not fit. */}
    {count > 9 ? '9+' : count}
  </span>
);
