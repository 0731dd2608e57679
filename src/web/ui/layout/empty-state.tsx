import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  art?: ReactNode;
  /** Only if the empty state is the whole page: becomes its h1. */
  title?: string | undefined;
  text: ReactNode;
  /** At most one button. */
  children?: ReactNode;
  className?: string | undefined;
};

/** An empty state: one drawing, one line and at most one button. */
export function EmptyState({ art, title, text, children, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-[21.25rem] flex-col items-center px-4 text-center',
        title ? 'py-16' : 'py-9',
        className,
      )}
    >
      {art}
      {title && <h1 className="mt-4 text-2xl leading-tight font-bold tracking-[-.02em]">{title}</h1>}
      <p className={clsx('text-balance text-ink2', title ? 'mt-2' : 'mt-3 font-medium')}>{text}</p>
      {children && <div className="mt-5 grid w-full">{children}</div>}
    </div>
  );
}
