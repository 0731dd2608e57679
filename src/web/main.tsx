import './app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, parseSearchWith, RouterProvider, stringifySearchWith } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueries } from '#web/calls/queries.ts';
import { takeFirstReads } from '#web/calls/first-reads.ts';
// First of all: what was pasted behind a link is in nobody's way, the browser makes its offer once, and what the page carries tells the time.
import '#web/device/tidy-address.ts';
import '#web/device/install-offer.ts';
import '#web/ui/hooks/clock.ts';
import { closeWindowsByBack } from '#web/ui/hooks/open-windows.ts';
import { hideLinkToken } from '#web/device/link-token.ts';
import { LoadFailed, Loading } from '#web/app/Fallbacks.tsx';
import { showKept } from '#web/offline/kept.ts';
import { routes } from '#web/routes.ts';

const PENDING_MS = 300;
/** Storage that does not answer keeps no page from opening. */
const KEPT_SHOWN_MS = 1000;

const queries = makeQueries();
const kept = takeFirstReads(queries) ? undefined : showKept(queries);
const router = createRouter({
  routeTree: routes,
  context: { queries },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingComponent: Loading,
  defaultErrorComponent: LoadFailed,
  scrollRestoration: true,
  // Plain texts: an invite code that looks like a number must stay as it is.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});
hideLinkToken(router.history);
closeWindowsByBack(router.history);
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('no #root');
const shown = createRoot(root);

/**
 * The page is drawn once it is loaded, by startTransition: then React draws it in small pieces and a finger is answered in between, on a
 * slow phone too. What the router shows by itself is drawn in one go.
 */
async function show() {
  const loaded = kept ? kept.then(() => router.load()) : router.load();
  await Promise.race([
    loaded,
    new Promise((resolve) => setTimeout(resolve, kept ? KEPT_SHOWN_MS : PENDING_MS)),
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

// A piece of its own: all that the app is made of was run just before.
setTimeout(() => void show());
