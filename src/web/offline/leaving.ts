declare const self: ServiceWorkerGlobalScope;

// Given in the place of worker.ts where the host has every browser give it up (SERVICE_WORKER=off): open pages go on without one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
