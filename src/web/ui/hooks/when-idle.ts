/** After this the page stands, on a slow phone too: what is only ahead of its reader does not compete with it for the line. */
export const LATER_MS = 2000;

/** Runs each of them once the page has nothing else to do, one at a time, `afterMs` from now at the earliest. Returns how to stop. */
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

/** For what a first drawing may do without, and that would be asked for in the middle of it. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    whenIdle([resolve]);
  });

/** Begins something in the same way that goes on until the answer is called; what it is comes with its code. */
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
