const RELOADED_AT = 'reloaded-at';
const RELOAD_AGAIN_MS = 60_000;
const LOOK_AGAIN_MS = 2000;
/** How often the import of a file may fail that the server has, before the page loads itself again. */
const IMPORT_TRIES = 3;

/** What browsers say if they could not fetch a module, with its address if they name it. What a module throws as it starts is something else. */
const NOT_FETCHED = /imported module: (\S+)|importing a module|preload CSS/i;

const isNotFetched = (error: unknown) => NOT_FETCHED.test(String(error));

/** Returns what the server answers for the file that an import did not get; 0 if the server is not reached. */
async function statusFor(error: unknown): Promise<number> {
  try {
    const answer = await fetch(NOT_FETCHED.exec(String(error))?.[1] ?? '/healthz', { cache: 'no-cache' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Whether the page may load itself again now. If the browser refuses storage, it never may: nothing would stop it from doing so for ever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Loads the page again at its address, once a minute at most. What was typed outlives that (use-reloaded.ts, files.ts). */
async function reload(): Promise<never> {
  if (!mayReload())
    throw Object.assign(new Error('The server does not have this part'), { name: 'PartMissing' });
  const kept: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('reloading', { detail: kept }));
  await Promise.allSettled(kept);
  location.reload();
  return new Promise<never>(() => {});
}

/** Without a network only the worker has files (device/own-worker.ts). */
const mayBeHad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

async function untilNextTry() {
  do
    await new Promise((passed) => {
      setTimeout(passed, LOOK_AGAIN_MS);
    });
  while (!mayBeHad());
}

/** Tells the connection strip that one part more or less is missing (connection.ts). */
const tell = (detail: 1 | -1) => dispatchEvent(new CustomEvent('parts-missing', { detail }));

async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  let isTold = false;
  try {
    for (let tries = 0; ; await untilNextTry()) {
      try {
        return await load();
      } catch (error) {
        if (!isNotFetched(error)) throw error;
        if (!isTold) tell(1);
        isTold = true;
        const status = await statusFor(error);
        if (status === 200) tries += 1;
        if (status === 404 || tries >= IMPORT_TRIES) await reload();
      }
    }
  } finally {
    if (isTold) tell(-1);
  }
}

/**
 * Returns how to import code: that goes on until the server is reached (docs/product/everywhere.md 'A part that cannot be loaded'), and all
 * who ask wait for the same import. If the server has no such file, or the browser remembers that its import failed, the page loads itself
 * again; if it has just done so, the import fails with a PartMissing. An error that the code throws as it starts is passed on.
 * @example
 * const loadActs = keepLoading(() => import('#web/offline/waiting-acts.ts'));
 * const { keepAct } = await loadActs();
 */
export function keepLoading<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;
  const forget = () => {
    code = undefined;
  };
  return () => {
    if (!code) {
      code = untilLoaded(load);
      code.catch(forget);
    }
    return code;
  };
}
