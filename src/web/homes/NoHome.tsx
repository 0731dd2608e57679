import { Suspense } from 'react';
import { layout } from '#words/layout.ts';
import { PageLoader } from '#web/ui/drawings/loading.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const WithoutHome = lazyPart(() => import('#web/homes/WithoutHome.tsx'), 'WithoutHome');

/**
 * docs/product/everywhere.md 'Pages without a home'; apart, since most people have one.
 * @param text to whoever lives in none
 */
export const NoHome = ({ text }: { text: string }) => (
  <Suspense fallback={<PageLoader label={layout.loading} />}>
    <WithoutHome text={text} />
  </Suspense>
);
