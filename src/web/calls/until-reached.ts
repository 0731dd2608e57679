import { NotReached } from '#web/calls/reached.ts';

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
