import { openPush, showPush } from '#web/worker/push.ts';

declare const self: ServiceWorkerGlobalScope;

// Nothing waits for the pages of before: it serves none.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(self, event.notification)));
