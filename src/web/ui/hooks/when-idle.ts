/** By now the page is complete, on slow phones too: preloading does not compete with it for the network. */
export const PRELOAD_DELAY_MS = 2000;

/**
 * Runs the functions one at a time when the browser is idle, at the earliest after `afterMs`. Returns a function that
 * stops.
 */
export function whenIdle(runs: readonly (() => void)[], afterMs = 0): () => void {
  const left = [...runs];
  let stopIdling = () => {};
  const runNext = () => {
    const run = left.shift();
    if (!run) return;
    stopIdling = idle(() => {
      runNext();
      run();
    });
  };
  const timer = setTimeout(runNext, afterMs);
  return () => {
    clearTimeout(timer);
    stopIdling();
  };
}

/**
 * Starts something that runs until it is stopped, when the browser is idle; `start` may load its code. Returns a
 * function that stops it.
 */
export function startIdle(start: () => Promise<() => void>, afterMs: number): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    stop = await start();
    if (isOver) stop();
  };
  const stopWaiting = whenIdle([() => void begin().catch(() => {})], afterMs);
  return () => {
    isOver = true;
    stopWaiting();
    stop?.();
  };
}

function idle(run: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
