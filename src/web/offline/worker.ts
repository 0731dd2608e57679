import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import {
  isPagePath,
  appCacheName,
  outdatedCaches,
  workerLanguage,
  type ToWorker,
} from '#domain/cached-app.ts';
import type { Language } from '#domain/languages.ts';
import { openPush, showPush, renewSubscription } from '#web/offline/push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by tools/building/worker.ts. */
declare const BUILD: { version: string; shared: string[]; perLanguage: Record<Language, string[]> };

/**
 * After this the cached page opens, even if the server may still answer: no one should look at an empty screen for
 * longer.
 */
const NETWORK_TIMEOUT_SECONDS = 3;

const { version, shared, perLanguage } = BUILD;
const language = workerLanguage(location.search);
const shell = `/${language}/index.html`;
const cached = new Set([...shared, ...perLanguage[language], shell]);
const cacheName = appCacheName(version, language);

const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      // During a deployment two servers may serve different builds, and a page of one would request files of the other.
      fetchDidSucceed: async ({ request, response }) => {
        const isOther = request.url.endsWith(shell) && !(await response.clone().text()).includes(version);
        if (isOther) throw new Error(`The page is not of ${version}`);
        return response;
      },
    },
  ],
});
// No revisions: the cache's name contains the build.
controller.addToCacheList([...cached].map((url) => ({ url, revision: null })));

// PrecacheController.install calls event.waitUntil itself.
self.addEventListener('install', (event) => void controller.install(event));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const { takeOver: asked } = event.data as Partial<ToWorker>;
  if (asked === version) void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription(self.registration)),
);
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(self, event.notification)));

async function takeOver(): Promise<void> {
  // Lets the browser request the page while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const name of outdatedCaches(await caches.keys(), cacheName)) await caches.delete(name);
}

/** Statuses of a proxy's answers while the server is down. */
const isAway = (status: number) => status >= 502 && status <= 504;
const cachedPage = () => controller.matchPrecache(shell).catch(() => undefined);

const pages = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      // Used if the browser did not preload the page. A navigation request of the worker itself would look as if no
      // other site had led here (server/platform/http/opened-by-person.ts).
      requestWillFetch: async ({ request }) => new Request(request.url, { redirect: 'manual' }),
      handlerDidError: cachedPage,
      handlerWillRespond: async ({ response }) =>
        isAway(response.status) ? ((await cachedPage()) ?? response) : response,
    },
  ],
});
// Handled here too: the browser has already preloaded the response and would request it twice.
const others = new NetworkOnly();
registerRoute(
  ({ request }) => request.mode === 'navigate',
  (options) => (isPagePath(options.url.pathname) ? pages : others).handle(options),
);

/** Also finds files of an older build, for a page that still uses them: the server no longer has them. */
const find = async (request: Request) =>
  (await controller.matchPrecache(request)) ?? (await caches.match(request));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (url.pathname.startsWith('/assets/') || cached.has(url.pathname)),
  // If the browser's storage is broken, use the network.
  async ({ request }) => (await find(request).catch(() => undefined)) ?? fetch(request),
);
