import { setTimeout as pause } from 'node:timers/promises';

export type Repeating = {
  /** One round. The signal aborts when the server stops. Work that has not begun by then is left for the next start. */
  work: (signal: AbortSignal) => Promise<void>;
  pauseMs: number;
  onError: (error: unknown) => void;
};

/** Runs `work` now and again after each pause. The returned function stops it and waits for the running round. */
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
