import { Suspense } from 'react';
import { layout } from '#words/layout.ts';
import { PageLoader } from '#web/ui/drawings/loading.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const WithoutHome = lazyPart(() => import('#web/homes/WithoutHome.tsx'), 'WithoutHome');

/**
 * The content of pages without a home (docs/product/everywhere.md 'Pages without a home'). In a chunk of its own,
 * because most people have a home.
 * @param text shown to people without any home
 */
export const NoHome = ({ text }: { text: string }) => (
  <Suspense fallback={<PageLoader label={layout.loading} />}>
    <WithoutHome text={text} />
  </Suspense>
);
