// Writes the set of rendered receipts: node test/receipts/drawing/make.ts <folder> [--development | --held-out] [--seed n] [--short] [--clean]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COPIES } from '#test/receipts/drawing/degrade.ts';
import { lookNamed } from '#test/receipts/drawing/rounds.ts';
import { printed } from '#test/receipts/drawing/print.ts';
import type { Recipe } from '#test/receipts/drawing/receipt.ts';
import { recipes, type Half, type Size } from '#test/receipts/drawing/recipes.ts';
import { fileOf, openPress, pixels, type Press } from '#test/receipts/drawing/render.ts';

export const MIME_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

/** One file of the set and its expected answer, as in expected.json. */
export type Proof = Recipe & {
  file: string;
  mimeType: string;
  isHeldOut: boolean;
  language: string;
  dark: boolean;
  medium: string;
  page: string;
  /** The texts on the page, to measure the reader field by field. Never used to decide. */
  text: { amount: string; recipient: string; date: string; time: string; reference: string; status: string };
  /** How the copy was degraded, if it is one. */
  degraded?: string;
  copyOf?: string;
};

export type Options = { seed: string; halves: Half[]; size: Size; copies: boolean };

function described(recipe: Recipe, file: string, extension: keyof typeof MIME_TYPES): Proof {
  const look = lookNamed(recipe.look);
  const plain = { ...recipe, shown: { ...recipe.shown, edited: false } };
  const { amount, recipient, date, time, reference, status } = printed(plain, look);
  const { isHeldOut, language, dark, medium, page } = look;
  return {
    ...recipe,
    file,
    mimeType: MIME_TYPES[extension],
    isHeldOut,
    language,
    dark,
    medium,
    page,
    text: { amount, recipient, date, time, reference, status },
  };
}

/** Each look's first true proof has a degraded copy, and every second false one. */
const hasCopy = ({ truth, id, after }: Recipe, place: number): boolean =>
  after === undefined && ((truth === 'true' && id.endsWith('-1')) || (truth === 'false' && place % 2 === 0));

/** Makes degraded copies, each of another kind than the one before. */
async function makeCopies(press: Press, folder: string, proofs: readonly Recipe[]): Promise<Proof[]> {
  const made: Proof[] = [];
  for (const recipe of proofs) {
    const copy = COPIES[made.length % COPIES.length];
    if (!copy) continue;
    const id = `${recipe.id}~${copy.name}`;
    const file = `${id}.${copy.extension}`;
    writeFileSync(path.join(folder, file), await copy.make(await pixels(press, recipe), press, id));
    made.push({ ...described(recipe, file, copy.extension), id, degraded: copy.name, copyOf: recipe.id });
  }
  return made;
}

/** Renders the set into the folder, and writes expected.json there. */
export async function makeProofs(folder: string, { seed, halves, size, copies }: Options): Promise<Proof[]> {
  mkdirSync(folder, { recursive: true });
  const press = await openPress();
  const proofs: Proof[] = [];
  try {
    for (const recipe of halves.flatMap((half) => recipes(seed, half, size))) {
      const file = `${recipe.id}.${recipe.format}`;
      const earlier = recipe.sameFile && proofs.find(({ id }) => id === recipe.after);
      if (earlier) {
        proofs.push({ ...described(recipe, earlier.file, recipe.format) });
        continue;
      }
      writeFileSync(path.join(folder, file), await fileOf(press, recipe));
      proofs.push(described(recipe, file, recipe.format));
    }
    if (copies) proofs.push(...(await makeCopies(press, folder, proofs.filter(hasCopy))));
  } finally {
    await press.browser.close();
  }
  writeFileSync(path.join(folder, 'expected.json'), `${JSON.stringify(proofs, null, 1)}\n`);
  return proofs;
}

function countsOf(proofs: Proof[]): string {
  const counts = new Map<string, number>();
  for (const { truth, degraded } of proofs) {
    const key = `${truth}${degraded ? ', degraded' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} ${key}`).join(' · ');
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      development: { type: 'boolean' },
      'held-out': { type: 'boolean' },
      short: { type: 'boolean' },
      clean: { type: 'boolean' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Which folder? node test/receipts/drawing/make.ts <folder>');
  const all: Half[] = ['development', 'held-out'];
  const asked = all.filter((half) => values[half]);
  const started = performance.now();
  const proofs = await makeProofs(folder, {
    seed: values.seed,
    halves: asked.length > 0 ? asked : all,
    size: values.short ? 'short' : 'whole',
    copies: !values.clean,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${proofs.length} proofs (${countsOf(proofs)}) in ${seconds} s`);
}
