import type { AnyRouter, AsyncRouteComponent } from '@tanstack/react-router';
import { isNotFetched, keepLoading } from '#web/ui/hooks/keep-loading.ts';

/** Loads the code of a page. The router's `preload` hides why that failed; Vite's event tells. */
async function loadPage(preload: () => Promise<void> | undefined): Promise<void> {
  let failure: Error | undefined;
  const hear = ({ payload }: VitePreloadErrorEvent) => {
    if (isNotFetched(payload)) failure = payload;
  };
  addEventListener('vite:preloadError', hear);
  await preload();
  removeEventListener('vite:preloadError', hear);
  if (failure) throw failure;
}

/**
 * Has the router wait for a page whose code cannot be loaded, so that the page that shows stays until then
 * (docs/product/everywhere.md 'A part that cannot be loaded'). Without this it would show its failure, or load the page again.
 */
export function keepLoadingPages({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const { options } of Object.values(routesById))
    for (const page of [options.component, options.notFoundComponent] as (
      | AsyncRouteComponent<object>
      | undefined
    )[]) {
      const preload = page?.preload;
      if (preload) page.preload = keepLoading(() => loadPage(preload));
    }
}
