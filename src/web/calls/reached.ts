import { loadAgain } from '#web/device/language.ts';

/** The server was not reached, or its answer was lost: the same sending may succeed later. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/** Something on the way answered instead of the server, such as a proxy whose session has expired. */
export class NotOurs extends Error {
  override name = 'NotOurs';
}

const OTHER_ANSWERED_AT = 'reloaded-for-other-answer';
/** Sessions of proxies last longer. A single call that something on the way refuses for good must not reload the page again and again. */
const ONCE_IN_MS = 60 * 60_000;

/**
 * Loads the page again, once, since only a page that is opened lets a proxy ask its person to sign in; what is typed stays (language.ts).
 * Returns the error that the call ends with.
 */
export function notOurs(): NotOurs {
  try {
    const reloadedAt = Number(sessionStorage.getItem(OTHER_ANSWERED_AT));
    if (Date.now() - reloadedAt > ONCE_IN_MS) {
      sessionStorage.setItem(OTHER_ANSWERED_AT, String(Date.now()));
      void loadAgain();
    }
  } catch {
    // Storage is refused, and so nothing would say that it was done.
  }
  return new NotOurs();
}

/** These say: sign in first. 0 is a redirect that was not followed. */
const SIGN_IN_FIRST = new Set([0, 401, 403, 407]);
/** Whether an answer that is not in our server's form comes from something that wants its person to sign in. */
export const isOfAnother = (status: number): boolean =>
  SIGN_IN_FIRST.has(status) || (status >= 200 && status < 400);

/** An upload is tried again for so long (docs/product/everywhere.md 'Files sent from a page'). */
const TRIED_FOR_MS = 10 * 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Ends after the pause, or as soon as the browser is connected again; fails once it is given up. */
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

/** Does it again, never twice at once, while the server is not reached. `onCut` hears of each time that it was not. */
export async function untilReached<T>(
  attempt: () => Promise<T>,
  { signal, onCut }: { signal: AbortSignal; onCut: () => void },
): Promise<T> {
  const givenUpAt = performance.now() + TRIED_FOR_MS;
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
