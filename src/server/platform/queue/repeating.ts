import { setTimeout as pause } from 'node:timers/promises';

export type Repeating = {
  /** One round. The signal is aborted when the server stops: what has not begun by then is left for the next start. */
  work: (signal: AbortSignal) => Promise<void>;
  pauseMs: number;
  onError: (error: unknown) => void;
};

/** Works now, and again after each pause. What is answered stops it, and waits for the round under way to end. */
export function repeat({ work, pauseMs, onError }: Repeating): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
