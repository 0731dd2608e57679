// Loaded before a measured program (node --import), so that it can be asked what it has used, however it was built.
const ANSWERS = {
  /** The CPU time of all its threads since its start, in milliseconds. */
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  /** The used heap after a garbage collection, in bytes. */
  heap: () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  /** The resident memory after a garbage collection, in bytes. */
  rss: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
};
export type Usage = keyof typeof ANSWERS;

process.on('message', (question: Usage) => {
  process.send?.(ANSWERS[question]());
});

// The measuring process has ended.
process.on('disconnect', () => process.exit());
