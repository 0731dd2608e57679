import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The shape of something that is not there yet; size and radius come by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={clsx('skeleton animate-pulse', className)} />;
}

/** Skeletons that stand for a whole part: screen readers hear one word in their place. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
