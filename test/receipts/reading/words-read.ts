import { readFileSync } from 'node:fs';
import type { SeenPage } from '#receipts/rows/rows.ts';
import type { Proof } from '#test/receipts/drawing/make.ts';

/** A proof of the set with the words that read-words.ts read. */
export type ReadProof = Pick<Proof, 'id' | 'due' | 'now'> & { pages: SeenPage[] };

type Written = Omit<ReadProof, 'pages'> & { pages: { width: number; height: number; words: string }[] };

export const WORDS_READ = new URL('../../../corpus/words-read.json', import.meta.url);

/** Shortens the file: a word is its text, confidence and box. */
export const written = (proofs: readonly ReadProof[]): Written[] =>
  proofs.map(({ pages, ...proof }) => ({
    ...proof,
    pages: pages.map(({ words, ...page }) => ({
      ...page,
      words: words
        .map(({ text, confidence, box }) => [text, confidence, box.x, box.y, box.width, box.height].join(' '))
        .join('\n'),
    })),
  }));

function wordOf(line: string) {
  const [text = '', ...numbers] = line.split(' ');
  const [confidence = 0, x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { text, confidence, box: { x, y, width, height } };
}

/** Returns the stored proofs. */
export const wordsRead = (): ReadProof[] =>
  (JSON.parse(readFileSync(WORDS_READ, 'utf8')) as Written[]).map(({ id, due, now, pages }) => ({
    id,
    due,
    now,
    pages: pages.map(({ words, width, height }) => ({ words: words.split('\n').map(wordOf), width, height })),
  }));
