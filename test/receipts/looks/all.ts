/*
 * The looks of receipts, in rounds: each was drawn by somebody who had seen none of the reader's rules, read once while it was hidden,
 * and then opened to mend what it showed.
 */
import { readdirSync } from 'node:fs';
import type { Look } from '#test/receipts/receipt.ts';

const ROUNDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
];

/** The looks of a round: what its files export as lists. */
async function looksOf(round: string): Promise<Look[]> {
  const folder = new URL(`${round}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files
      .toSorted()
      .map((file) => import(new URL(file, folder).href) as Promise<Record<string, Look[] | undefined>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat());
}

export const looks = (await Promise.all(ROUNDS.map(looksOf))).flat();

export function lookNamed(name: string) {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
