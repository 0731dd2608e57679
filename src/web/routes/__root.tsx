import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { Root } from '#web/pages/Root.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#web/pages/NoPage.tsx'), 'NoPageAtRoot'),
});
