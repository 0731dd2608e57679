import { LoaderCircle } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Turns while something is in progress; the words beside it say what. */
export function Spinner({
  size = 16,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return <LoaderCircle size={size} aria-hidden className={clsx('shrink-0 animate-spin', className)} />;
}

export function PageLoader({ label }: { label: string }) {
  return (
    <output className="flex flex-col items-center gap-4 py-20">
      <Spinner size={36} className="text-primary" />
      <span className="text-ink2">{label}</span>
    </output>
  );
}

/** The shape of something that is loading; `className` sets its size and radius. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={clsx('skeleton animate-pulse', className)} />;
}

/** Skeletons for a whole part; screen readers read one label instead. */
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
