declare const self: ServiceWorkerGlobalScope;

// Served instead of worker.ts if the host sets SERVICE_WORKER=off: removes the service worker from the browser. Open
// pages go on without one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
