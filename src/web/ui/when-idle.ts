/** After this the page stands, on a slow phone too: what is only ahead of its reader does not compete with it for the line. */
export const LATER_MS = 2000;

/** Runs it once the page has nothing else to do, `afterMs` from now at the earliest. Returns how to stop. */
export function whenIdle(run: () => void, afterMs = 0): () => void {
  let stopIdling = () => {};
  const timer = setTimeout(() => {
    stopIdling = idle(run);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    stopIdling();
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
