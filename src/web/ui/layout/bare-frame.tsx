import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SchemeButton } from '#web/ui/controls/scheme.tsx';

type BareFrameProps = {
  /** The page's link around a `<Brand>`. */
  brand: ReactNode;
  schemeLabel: string;
  wide?: boolean | undefined;
  /** The very end, a `<PageFoot>`. */
  pageFoot: ReactNode;
  children: ReactNode;
};

/** Pages that open from a link in a letter: the mark and one card, nothing to get lost in. */
export function BareFrame({ brand, schemeLabel, wide, pageFoot, children }: BareFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[1320px] items-center justify-between px-4 nav:px-5">
          {brand}
          <SchemeButton label={schemeLabel} />
        </div>
      </header>
      <main
        className={clsx(
          'mx-auto w-full grow px-4 pt-5 pb-12',
          wide ? 'max-w-[980px] sm:pt-12' : 'max-w-[472px] sm:pt-20 short:pt-5',
        )}
      >
        {children}
      </main>
      {pageFoot}
    </div>
  );
}

/** Quiet, below all that a page has to say. */
export const PageFoot = ({ className, children }: { className?: string; children: ReactNode }) => (
  <footer className={clsx('px-5 pb-2 text-center text-sm text-ink2', className)}>{children}</footer>
);
