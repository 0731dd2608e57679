import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** Turns while something is under way; the words beside it say what. */
export function Spinner({
  size = 16,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return <LoaderCircle size={size} aria-hidden className={clsx('shrink-0 animate-spin', className)} />;
}

/** Fills the place of a page that is not there yet. */
export function PageLoader({ label }: { label: string }) {
  return (
    <output className="flex flex-col items-center gap-4 py-20">
      <Spinner size={36} className="text-primary" />
      <span className="text-ink2">{label}</span>
    </output>
  );
}
