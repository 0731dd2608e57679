import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Quiet, below all that a page has to say. */
export const PageFoot = ({ className, children }: { className?: string; children: ReactNode }) => (
  <footer className={clsx('px-5 pb-2 text-center text-sm text-ink2', className)}>{children}</footer>
);
