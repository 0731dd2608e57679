import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { BareFrame, PageFoot } from '#web/ui/layout/bare-frame.tsx';
import { Brand } from '#web/ui/drawings/mark.tsx';
import { LanguageSelect } from '#web/app/LanguageSelect.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { SignpostArt } from '#web/ui/drawings/art.tsx';

/** What is open to anyone, so without the signed-in frame; the mark leads to the app. */
export const BarePage = ({ wide, children }: { wide?: boolean | undefined; children: ReactNode }) => (
  <BareFrame
    brand={
      <Link to="/">
        <Brand name={layout.product} />
      </Link>
    }
    schemeLabel={layout.switchScheme}
    wide={wide}
    pageFoot={<PublicFoot />}
  >
    {children}
  </BareFrame>
);

/** The end of a page that works without a session: its language, and the version of the program. */
export const PublicFoot = () => (
  <PageFoot className="mt-4 grid justify-items-center gap-2">
    <LanguageSelect />
    {layout.version(import.meta.env.OWN_VERSION)}
  </PageFoot>
);

/** docs/product/everywhere.md 'Names of pages' */
export const NoPage = () => (
  <EmptyState art={<SignpostArt />} title={layout.notFound} text={layout.notFoundAdvice}>
    <Link to="/dashboard" className={buttonLook()}>
      {layout.goToDashboard}
    </Link>
  </EmptyState>
);

/** The same for whoever is signed out. */
export const NoPageAtRoot = () => (
  <BarePage>
    <NoPage />
  </BarePage>
);
