const RELOADED_AT = 'reloaded-at';
const RELOAD_INTERVAL_MS = 60_000;
const IMPORT_RETRY_PAUSE_MS = 2000;
/** How often importing a file that the server has may fail before the page reloads. */
const IMPORT_TRIES = 3;

/**
 * The messages of browsers that could not fetch a module, with its address if they name it. Errors that a module throws
 * while it starts do not match.
 */
const NOT_FETCHED = /imported module: (\S+)|importing a module|preload CSS/i;

const isNotFetched = (error: unknown) => NOT_FETCHED.test(String(error));

/**
 * Returns the status that the server answers for the file that could not be imported; 0 if the server is not reached.
 */
async function statusFor(error: unknown): Promise<number> {
  try {
    const answer = await fetch(NOT_FETCHED.exec(String(error))?.[1] ?? '/healthz', { cache: 'no-cache' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Returns whether the page may reload now. Without storage it never may: nothing would stop an endless loop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, at most once a minute. The user's input survives (use-reload-safe-state.ts, files.ts). */
async function reload(): Promise<never> {
  if (!mayReload())
    throw Object.assign(new Error('The server does not have this part'), { name: 'PartMissing' });
  const writes: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('reloading', { detail: writes }));
  await Promise.allSettled(writes);
  location.reload();
  return new Promise<never>(() => {});
}

/** Offline, only the service worker has files (device/service-worker.ts). */
const canImport = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

async function waitForRetry() {
  do
    await new Promise((passed) => {
      setTimeout(passed, IMPORT_RETRY_PAUSE_MS);
    });
  while (!canImport());
}

/** Reports to the connection strip that one more or one fewer part is missing (connection.ts). */
const reportMissing = (detail: 1 | -1) => dispatchEvent(new CustomEvent('parts-missing', { detail }));

async function importWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  let isReported = false;
  try {
    for (let tries = 0; ; await waitForRetry()) {
      try {
        return await load();
      } catch (error) {
        if (!isNotFetched(error)) throw error;
        if (!isReported) reportMissing(1);
        isReported = true;
        const status = await statusFor(error);
        if (status === 200) tries += 1;
        if (status === 404 || tries >= IMPORT_TRIES) await reload();
      }
    }
  } finally {
    if (isReported) reportMissing(-1);
  }
}

/**
 * Returns a function that imports code and retries until the server is reached (docs/product/everywhere.md 'A part that
 * cannot be loaded'). All callers wait for the same import. If the server has no such file, or the browser remembers
 * that its import failed, the page reloads; if it has just done so, the import fails with a PartMissing error. Errors
 * that the code throws while it starts are passed on.
 * @example
 * const loadActs = retryImport(() => import('#web/offline/act-queue.tsx'));
 * const { storeAct } = await loadActs();
 */
export function retryImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;
  const forget = () => {
    code = undefined;
  };
  return () => {
    if (!code) {
      code = importWithRetries(load);
      code.catch(forget);
    }
    return code;
  };
}
