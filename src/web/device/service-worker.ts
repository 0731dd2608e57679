import { workerAddress, type ToWorker } from '#domain/cached-app.ts';

/**
 * Returns the id of the build that this page belongs to (tools/build.ts). Live notes name the server's build in the
 * same form. Undefined in development.
 */
export const pageBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;

/**
 * Registers the service worker, which caches the app in the page's language and shows pushes. Returns undefined if that
 * is impossible.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Service workers need https or localhost, and `npm run dev` serves none.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const address = workerAddress(import.meta.env.PAGE_LANGUAGE);
  return navigator.serviceWorker
    .register(address, { updateViaCache: 'none' })
    .catch((): undefined => undefined);
}

/**
 * Wait before a new worker takes over: Chromium delays the takeover for minutes if the old worker is serving a request
 * just then, such as a prefetch.
 */
const QUIET_MS = 3000;

/**
 * Installs the service worker, which caches the app (docs/product/everywhere.md 'Without a connection'). A worker of
 * the page's own build takes over soon; one of a newer build waits until the page is reloaded.
 */
export async function installWorker(): Promise<void> {
  const registration = await registerWorker();
  const takeOver = pageBuild();
  if (!registration || takeOver === undefined) return;
  const askToTakeOver = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      setTimeout(() => worker.postMessage({ takeOver } satisfies ToWorker), QUIET_MS);
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => askToTakeOver(installing));
  };
  askToTakeOver(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);
}
