import { workerAddress, type ToWorker } from '#domain/cached-app.ts';

/** The build that the page is of (tools/build.ts), as a note names that of the server; undefined in development. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;

/** The worker that keeps the app in the page's language, and shows what is pushed; undefined where it cannot be had. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Only on https and on the machine itself is there one; `npm run dev` has none to give.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const address = workerAddress(import.meta.env.OWN_LANGUAGE);
  return navigator.serviceWorker
    .register(address, { updateViaCache: 'none' })
    .catch((): undefined => undefined);
}

/** Chromium lets one that takes over wait for minutes where the one before is just asked for something, as for what is read ahead. */
const QUIET_MS = 3000;

/**
 * Has the browser keep the app (docs/product/everywhere.md 'Without a connection'). A worker of the page's own build takes over soon; one
 * of a newer build waits until this page is loaded anew.
 */
export async function keepApp(): Promise<void> {
  const registration = await registerWorker();
  const takeOver = ownBuild();
  if (!registration || takeOver === undefined) return;
  const tell = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      setTimeout(() => worker.postMessage({ takeOver } satisfies ToWorker), QUIET_MS);
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => tell(installing));
  };
  tell(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);
}
