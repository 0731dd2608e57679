import { setTimeout as pause } from 'node:timers/promises';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export const unlimited: Semaphore = (work) => work();

/** The same, for whoever waits so long at most: who has no place by then is refused with what `late` makes, and nothing is done. */
export const waitingAtMost =
  (semaphore: Semaphore, waitMs: number, late: () => Error): Semaphore =>
  (work) => {
    if (semaphore === unlimited) return work();
    return new Promise((resolve, reject) => {
      let isLate = false;
      const patience = setTimeout(() => {
        isLate = true;
        reject(late());
      }, waitMs);
      semaphore(async () => {
        clearTimeout(patience);
        if (isLate) return undefined;
        const answer = await work();
        resolve(answer);
        // The rest after it goes by what it is.
        return answer;
      }).catch((error: unknown) => {
        clearTimeout(patience);
        reject(error as Error);
      });
    });
  };

/** For work that ends elsewhere than it began: waits for a free place, and answers what frees it again. */
export const acquire = (semaphore: Semaphore): Promise<() => void> =>
  new Promise((taken, failed) => {
    semaphore(() => new Promise<void>(taken)).catch(failed);
  });

type Waiting = { go: () => void; giveUp: (error: Error) => void };
export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A semaphore for callers who do not know each other: `count` pieces of work run at once, of one key no more than `ofKey`, and the keys that
 * wait are served one after the other, so that whoever asks much waits for themselves. Who would have to wait behind `waitingOfKey` of their own
 * or `waitingInAll` is refused with what `full` makes. But a key that waits for nothing yet takes the last place of the one that waits for most.
 */
export function makeKeyedSemaphore(options: {
  count: number;
  ofKey: number;
  waitingOfKey: number;
  waitingInAll: number;
  full: () => Error;
}): KeyedSemaphore {
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
  const mayBegin = (key: string) => (running.get(key) ?? 0) < options.ofKey;
  const countWaiting = () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0);
  /** Makes room for a key that waits for nothing yet; false where no other waits for more than one. */
  const makeRoom = (): boolean => {
    const [most] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    if (!most || most.length < 2) return false;
    most.pop()?.giveUp(options.full());
    return true;
  };
  const wait = (key: string) => {
    const own = waiting.get(key) ?? [];
    if (runningInAll < options.count && mayBegin(key) && own.length === 0) {
      begin(key);
      return undefined;
    }
    const isFull = countWaiting() >= options.waitingInAll && !(own.length === 0 && makeRoom());
    if (own.length >= options.waitingOfKey || isFull) throw options.full();
    waiting.set(key, own);
    return new Promise<void>((go, giveUp) => own.push({ go, giveUp }));
  };
  const release = (key: string) => {
    end(key);
    const next = [...waiting.keys()].find(mayBegin);
    if (next === undefined) return;
    const own = waiting.get(next) ?? [];
    // Behind all others, if it goes on waiting.
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

/**
 * The same, with a rest after the work that grows with what it took, in ms, or with what it answers, undefined where it failed: the answer
 * is given at once, the place freed only after the rest, so that whoever asks without end leaves the others most of the time.
 */
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
