/** The duration of some work, and this process's CPU time for it, without the database's. */
export type Timed = { ms: number; cpuMs: number };

export async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { ms, cpuMs: (user + system) / 1000 };
}
