import { Link } from '@tanstack/react-router';
import { layout } from '#words/layout.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { SignpostArt } from '#web/ui/drawings/art.tsx';

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
