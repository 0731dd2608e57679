import { randomBelow } from '#domain/random.ts';

/** Draws that depend on the seed alone, so that a failure can be reproduced. */
export function makeChance(seed: string) {
  let drawn = 0;
  const below = (count: number) => randomBelow(count, seed, String(drawn++));
  const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
  return {
    below,
    one,
    isOften: (times: number, of: number) => below(of) < times,
    bytes: (count: number) => Buffer.from(Uint8Array.from({ length: count }, () => below(256))),
  };
}
export type Chance = ReturnType<typeof makeChance>;
