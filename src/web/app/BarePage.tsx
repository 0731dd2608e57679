import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { Brand } from '#web/ui/drawings/mark.tsx';
import { LanguageSelect } from '#web/app/LanguageSelect.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { SchemeButton } from '#web/ui/controls/scheme-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { SignpostArt } from '#web/ui/drawings/art.tsx';

type BarePageProps = { wide?: boolean | undefined; children: ReactNode };

/** The frame of pages that anyone can open: the product's mark, which links to the app, and one card. */
export const BarePage = ({ wide, children }: BarePageProps) => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-b border-line">
      <div className="mx-auto flex h-14 max-w-[1320px] items-center justify-between px-4 nav:px-5">
        <Link to="/">
          <Brand name={layout.product} />
        </Link>
        <SchemeButton label={layout.switchScheme} />
      </div>
    </header>
    <main
      className={clsx(
        'mx-auto w-full grow px-4 pt-5 pb-12',
        wide ? 'max-w-[61.25rem] sm:pt-12' : 'max-w-[29.5rem] sm:pt-20 short:pt-5',
      )}
    >
      {children}
    </main>
    <PublicFoot />
  </div>
);

/** The footer of a page that works without a session: the language and the program's version. */
export const PublicFoot = () => (
  <footer className="mt-4 grid justify-items-center gap-2 px-5 pb-2 text-center text-sm text-ink2">
    <LanguageSelect />
    {layout.version(import.meta.env.APP_VERSION)}
  </footer>
);

/** The page for unknown addresses (docs/product/everywhere.md 'Names of pages'). */
export const NoPage = () => (
  <EmptyState art={<SignpostArt />} title={layout.notFound} text={layout.notFoundAdvice}>
    <Link to="/dashboard" className={buttonLook()}>
      {layout.goToDashboard}
    </Link>
  </EmptyState>
);

export const NoPageAtRoot = () => (
  <BarePage>
    <NoPage />
  </BarePage>
);
