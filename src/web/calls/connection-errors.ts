import { reloadPage } from '#web/device/language.ts';

/** The server was not reached, or its answer was lost. Sending again may succeed later. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/** Something between page and server answered, such as a proxy whose session has expired. */
export class ProxyAnswered extends Error {
  override name = 'ProxyAnswered';
}

const PROXY_RELOADED_AT = 'reloaded-for-other-answer';
/** Longer than a proxy's session. If a proxy refuses one call for good, the page must not reload again and again. */
const PROXY_RELOAD_INTERVAL_MS = 60 * 60_000;

/**
 * Reloads the page once, because a proxy can ask its user to sign in only when a page opens. The user's input stays (language.ts).
 * @returns the error that the call fails with
 */
export function reloadForProxy(): ProxyAnswered {
  try {
    const reloadedAt = Number(sessionStorage.getItem(PROXY_RELOADED_AT));
    if (Date.now() - reloadedAt > PROXY_RELOAD_INTERVAL_MS) {
      sessionStorage.setItem(PROXY_RELOADED_AT, String(Date.now()));
      void reloadPage();
    }
  } catch {
    // Without storage, nothing would record the reload, and the page would reload forever.
  }
  return new ProxyAnswered();
}

/** Statuses that mean 'sign in first'. 0 is a redirect that was not followed. */
const SIGN_IN_FIRST = new Set([0, 401, 403, 407]);
/** Returns whether an answer that is not in the server's form comes from a proxy that wants its user to sign in. */
export const isFromProxy = (status: number): boolean =>
  SIGN_IN_FIRST.has(status) || (status >= 200 && status < 400);

/** How long an upload is retried (docs/product/everywhere.md 'Files sent from a page'). */
const UPLOAD_RETRY_FOR_MS = 10 * 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Resolves after the pause, or as soon as the browser is online again; rejects when aborted. */
const nextTry = (pauseMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(go, pauseMs);
    function go() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    addEventListener('online', go, { signal: over.signal });
    const stop = () => {
      clearTimeout(timer);
      over.abort();
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { signal: over.signal });
  });

/** Retries while the server is not reached, one attempt at a time. Calls `onCut` after each failed attempt. */
export async function retryUntilReached<T>(
  attempt: () => Promise<T>,
  { signal, onCut }: { signal: AbortSignal; onCut: () => void },
): Promise<T> {
  const givenUpAt = performance.now() + UPLOAD_RETRY_FOR_MS;
  for (let pauseMs = FIRST_WAIT_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotReached) || performance.now() + pauseMs > givenUpAt) throw error;
    }
    onCut();
    await nextTry(pauseMs, signal);
  }
}
