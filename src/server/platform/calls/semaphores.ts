import { setTimeout as pause } from 'node:timers/promises';
import { refusal } from '#server/platform/http/errors.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export const unlimited: Semaphore = (work) => work();

/** Waits at most `waitMs` for a place. Then rejects with the error of `late`, without starting the work. */
export const waitingAtMost =
  (semaphore: Semaphore, waitMs: number, late: () => Error): Semaphore =>
  (work) => {
    if (semaphore === unlimited) return work();
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timeout = setTimeout(() => {
        isLate = true;
        reject(late());
      }, waitMs);
      semaphore(async () => {
        clearTimeout(timeout);
        if (isLate) return undefined;
        const answer = await work();
        resolve(answer);
        return answer;
      }).catch((error: unknown) => {
        clearTimeout(timeout);
        reject(error as Error);
      });
    });
  };

/** Waits for a free place and returns the function that frees it, for work that ends in another function. */
export const acquire = (semaphore: Semaphore): Promise<() => void> =>
  new Promise((taken, failed) => {
    semaphore(() => new Promise<void>(taken)).catch(failed);
  });

type Waiting = { go: () => void; giveUp: (error: Error) => void };
export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Options = {
  count?: number;
  ofKey?: number;
  waitingOfKey?: number;
  waitingInAll?: number;
  full?: () => Error;
};

/**
 * Creates a semaphore that is fair between keys. `count` pieces of work run at once, at most `ofKey` for one key. Waiting keys are served
 * round-robin, so a key with much work delays only itself. If `waitingOfKey` of its key or `waitingInAll` are waiting, work is refused with
 * the error of `full`. But a key with nothing waiting evicts the last work of the key that waits for most.
 */
export function makeKeyedSemaphore({
  count = Infinity,
  ofKey = Infinity,
  waitingOfKey = Infinity,
  waitingInAll = Infinity,
  full = () => refusal('BUSY'),
}: Options): KeyedSemaphore {
  const waiting = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let runningInAll = 0;
  const begin = (key: string) => {
    running.set(key, (running.get(key) ?? 0) + 1);
    runningInAll += 1;
  };
  const end = (key: string) => {
    const others = (running.get(key) ?? 0) - 1;
    if (others > 0) running.set(key, others);
    else running.delete(key);
    runningInAll -= 1;
  };
  const mayBegin = (key: string) => (running.get(key) ?? 0) < ofKey;
  const countWaiting = () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0);
  /** Evicts the last work of the key that waits for most. Returns false if every key waits for at most one. */
  const evictLast = (): boolean => {
    const [most] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    if (!most || most.length < 2) return false;
    most.pop()?.giveUp(full());
    return true;
  };
  const wait = (key: string) => {
    const own = waiting.get(key) ?? [];
    if (runningInAll < count && mayBegin(key) && own.length === 0) {
      begin(key);
      return undefined;
    }
    const isFull = countWaiting() >= waitingInAll && !(own.length === 0 && evictLast());
    if (own.length >= waitingOfKey || isFull) throw full();
    waiting.set(key, own);
    return new Promise<void>((go, giveUp) => own.push({ go, giveUp }));
  };
  const release = (key: string) => {
    end(key);
    const next = [...waiting.keys()].find(mayBegin);
    if (next === undefined) return;
    const own = waiting.get(next) ?? [];
    // If the key still waits, it goes behind all others.
    waiting.delete(next);
    const [first, ...rest] = own;
    if (rest.length > 0) waiting.set(next, rest);
    begin(next);
    first?.go();
  };
  return async (key, work) => {
    await wait(key);
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}

/** Answers at once and frees the place after a rest of `restAfter` ms, so that an endless caller leaves most of the time to others. */
export const withRest =
  (semaphore: KeyedSemaphore, restAfter: (tookMs: number, answer: unknown) => number): KeyedSemaphore =>
  (key, work) =>
    new Promise((resolve, reject) => {
      const workAndRest = async () => {
        const begun = performance.now();
        const working = work();
        working.then(resolve, reject);
        const answer = await working.catch(() => undefined);
        await pause(restAfter(performance.now() - begun, answer), undefined, { ref: false });
      };
      semaphore(key, workAndRest).catch(reject);
    });
