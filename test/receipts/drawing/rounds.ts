/*
 * The looks of receipts, in rounds (corpus/rounds). People who had seen none of the reader's rules drew each round. It was read once while it was
 * held out, and then opened for development, to fix what it revealed. The newest rounds are still held out.
 */
import { readdirSync } from 'node:fs';
import type { Look, RoundLook } from '#test/receipts/drawing/receipt.ts';

const ROUNDS = new URL('../../../corpus/rounds/', import.meta.url);
const HALVES = ['development', 'held-out'] as const;

const namesIn = (folder: URL) => readdirSync(folder).toSorted();

/** Returns the looks of a round: the lists that its files export. */
async function looksOf(half: (typeof HALVES)[number], round: string): Promise<RoundLook[]> {
  const folder = new URL(`${half}/${round}/`, ROUNDS);
  const modules = await Promise.all(
    namesIn(folder).map(
      (file) => import(new URL(file, folder).href) as Promise<Record<string, Look[] | undefined>>,
    ),
  );
  const drawn = modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat());
  return drawn.map((look) => Object.assign(look, { isHeldOut: half === 'held-out' }));
}

const inOrder = HALVES.flatMap((half) =>
  namesIn(new URL(`${half}/`, ROUNDS)).map((round) => looksOf(half, round)),
);
export const looks: readonly RoundLook[] = (await Promise.all(inOrder)).flat();

export function lookNamed(name: string): RoundLook {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
