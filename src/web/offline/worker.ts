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
import { openPush, showPush, followSubscription } from '#web/offline/push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by tools/building/worker.ts. */
declare const BUILD: { version: string; shared: string[]; own: Record<Language, string[]> };

/** After this a page opens from what is kept, though its server may be there: nobody looks longer at nothing. */
const SERVER_WITHIN_SECONDS = 3;

const { version, shared, own } = BUILD;
const language = workerLanguage(location.search);
const shell = `/${language}/index.html`;
const kept = new Set([...shared, ...own[language], shell]);
const cacheName = appCacheName(version, language);

const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      // Between two servers of different builds: the page of one would ask for the parts of the other.
      fetchDidSucceed: async ({ request, response }) => {
        const isOther = request.url.endsWith(shell) && !(await response.clone().text()).includes(version);
        if (isOther) throw new Error(`The page is not of ${version}`);
        return response;
      },
    },
  ],
});
// Without revisions: the cache has the build's own name.
controller.addToCacheList([...kept].map((url) => ({ url, revision: null })));

// Workbox makes both wait for it.
self.addEventListener('install', (event) => void controller.install(event));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const { takeOver: asked } = event.data as Partial<ToWorker>;
  if (asked === version) void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(followSubscription(self.registration)),
);
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(self, event.notification)));

async function takeOver(): Promise<void> {
  // The server is asked for a page while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const name of outdatedCaches(await caches.keys(), cacheName)) await caches.delete(name);
}

/** What a proxy answers in the place of a server that is not there. */
const isAway = (status: number) => status >= 502 && status <= 504;
const keptPage = () => controller.matchPrecache(shell).catch(() => undefined);

const pages = new NetworkOnly({
  networkTimeoutSeconds: SERVER_WITHIN_SECONDS,
  plugins: [
    {
      // Where the browser has not asked already. A navigation of the worker's own would look as if no other site had led here
      // (server/platform/http/opened-by-person.ts).
      requestWillFetch: async ({ request }) => new Request(request.url, { redirect: 'manual' }),
      handlerDidError: keptPage,
      handlerWillRespond: async ({ response }) =>
        isAway(response.status) ? ((await keptPage()) ?? response) : response,
    },
  ],
});
// Not left to the browser either: it has asked already, and would ask again.
const others = new NetworkOnly();
registerRoute(
  ({ request }) => request.mode === 'navigate',
  (options) => (isPagePath(options.url.pathname) ? pages : others).handle(options),
);

/** Parts of an older build too, for a page that is still of it: the server has them no more. */
const find = async (request: Request) =>
  (await controller.matchPrecache(request)) ?? (await caches.match(request));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (url.pathname.startsWith('/assets/') || kept.has(url.pathname)),
  // A browser whose store is broken has the network still.
  async ({ request }) => (await find(request).catch(() => undefined)) ?? fetch(request),
);
