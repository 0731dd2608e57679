export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export const atOnce: Turns = (work) => work();

/** Lets `count` pieces of work run at once; the others wait for their turn in the order they came. */
export function makeTurns(count: number): Turns {
  const waiting: (() => void)[] = [];
  let free = count;
  const takeTurn = () => {
    if (free === 0) return new Promise<void>((go) => waiting.push(go));
    free -= 1;
    return undefined;
  };
  const giveTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await takeTurn();
    try {
      return await work();
    } finally {
      giveTurn();
    }
  };
}
