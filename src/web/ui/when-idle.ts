/** Runs it once the page has nothing else to do. Returns how to stop. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
