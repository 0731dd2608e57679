// Loaded before a measured program (node --import), so that it can be asked what it has used, however it is built.
const ANSWERS = {
  /** CPU of all its threads since it began, in milliseconds. */
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  /** What of the heap is in use after a collection, in bytes. */
  heap: () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  /** Resident memory after a collection, in bytes. */
  rss: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
};
export type Usage = keyof typeof ANSWERS;

process.on('message', (question: Usage) => {
  process.send?.(ANSWERS[question]());
});

// Whoever measures is gone.
process.on('disconnect', () => process.exit());
