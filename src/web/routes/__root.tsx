import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { Root } from '#web/shell/Root.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#web/app/BarePage.tsx'), 'NoPageAtRoot'),
});
