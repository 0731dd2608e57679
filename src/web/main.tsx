import './app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, parseSearchWith, RouterProvider, stringifySearchWith } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/calls/queries.ts';
import { takeFirstReads } from '#web/calls/first-reads.ts';
// These run first: they clean the address, catch the browser's install prompt and read the server's time.
import '#web/device/tidy-address.ts';
import '#web/device/install-offer.ts';
import '#web/ui/hooks/clock.ts';
import { closeWindowsOnBack } from '#web/ui/hooks/open-windows.ts';
import { hideLinkToken } from '#web/device/link-token.ts';
import { LoadFailed, Loading } from '#web/app/Fallbacks.tsx';
import { showPersisted } from '#web/offline/persistence.ts';
import { routes } from '#web/routes.ts';

const PENDING_MS = 300;
/** How long the page waits for stored data, in case storage does not answer. */
const STORAGE_WAIT_MS = 1000;

const queries = createQueryClient();
const shownFromStorage = takeFirstReads(queries) ? undefined : showPersisted(queries);
const router = createRouter({
  routeTree: routes,
  context: { queries },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingComponent: Loading,
  defaultErrorComponent: LoadFailed,
  scrollRestoration: true,
  // As plain text: an invite code that looks like a number must stay a string.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});
hideLinkToken(router.history);
closeWindowsOnBack(router.history);
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('no #root');
const shown = createRoot(root);

/**
 * Renders the page once it is loaded, inside startTransition: React then renders in small pieces and stays responsive
 * on slow phones. Without it the router renders everything at once.
 */
async function show() {
  const loaded = shownFromStorage ? shownFromStorage.then(() => router.load()) : router.load();
  await Promise.race([
    loaded,
    new Promise((resolve) => setTimeout(resolve, shownFromStorage ? STORAGE_WAIT_MS : PENDING_MS)),
  ]);
  startTransition(() =>
    shown.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

// In a task of its own, because evaluating the modules has just taken one.
setTimeout(() => void show());
