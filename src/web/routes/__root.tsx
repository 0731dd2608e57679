import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundAtRoot } from '#web/pages/Fallbacks.tsx';
import { Root } from '#web/pages/Root.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFoundAtRoot,
});
