import { rereadAmount, type Reread } from '#domain/proofs/amount-check.ts';
import { amountToReread, merge, type Decision } from '#domain/proofs/decision.ts';
import { fillHoles, type Box, type SeenPage, type SeenWord } from '#domain/proofs/pages.ts';
import { decide, type Expected } from '#domain/proofs/verdict.ts';
import { FileProblem } from '#server/proofs/file-problem.ts';
import type { PageSource } from '#server/proofs/page-sources.ts';
import { cutOf, halfOf, isBlank, pngOf, type GreyPage } from '#server/proofs/preparing.ts';
import { recognise, type Way } from '#server/proofs/recognising.ts';
import { readUpright, type ReadPage } from '#server/proofs/upright.ts';

/** A document to be read: its pages, and what it says of the programs that made it. */
export type Document = { pages: readonly PageSource[]; madeBy: string };

/**
 * Reads a document and decides on it. One look at each page is mostly enough; what was not found there is looked for in other ways,
 * none of which takes away what speaks against the payment. Throws a FileProblem where there is nothing to read.
 */
export async function readProof({ pages, madeBy }: Document, expected: Expected): Promise<Decision> {
  const read: ReadPage[] = [];
  for (const page of pages) read.push(await readUpright(page));
  if (read.every(({ page }) => isBlank(page))) throw new FileProblem('blank');

  const judge = (seen: ReadPage[]) => judged(seen, madeBy, expected);
  let decision = await judge(read);
  if (decision.mayReadAgain && decision.findings.amount.paid === undefined)
    decision = merge(decision, await judge(await everyPage(read, withBigLetters)));
  if (decision.mayReadAgain) decision = merge(decision, await judge(await everyPage(read, inItsOwnLight)));
  return decision;
}

async function everyPage(
  pages: readonly ReadPage[],
  look: (page: ReadPage) => Promise<SeenWord[]>,
): Promise<ReadPage[]> {
  const looked: ReadPage[] = [];
  for (const each of pages) looked.push({ page: each.page, words: await look(each) });
  return looked;
}

/** Big headline amounts are sometimes skipped at full size. */
async function withBigLetters({ page, words }: ReadPage): Promise<SeenWord[]> {
  const half = await recognise(await halfOf(page), 'scattered');
  return fillHoles(words, half.map(doubled));
}

const doubled = ({ box: { x, y, width, height }, ...word }: SeenWord): SeenWord => ({
  ...word,
  box: { x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height },
});

/** A photo has shadows. */
const inItsOwnLight = async ({ page }: ReadPage) => recognise(await pngOf(page), 'unevenPage');

/** The decision on what was read, after a second look at the amount where that can change it. */
async function judged(read: readonly ReadPage[], madeBy: string, expected: Expected): Promise<Decision> {
  const pages = read.map(seenPage);
  const decision = decide({ pages, madeBy, reread: undefined }, expected);
  const amount = amountToReread(decision);
  const page = amount && read[amount.page]?.page;
  if (!page) return decision;
  const reread = await lookAgain(page, amount.box, amount.sen);
  return reread === undefined ? decision : decide({ pages, madeBy, reread }, expected);
}

const seenPage = ({ page: { width, height }, words }: ReadPage): SeenPage => ({ words, width, height });

/** The height in pixels that the amount's letters are brought to, the first way and, where that differs, the second. */
const LOOKS: [number, Way][] = [
  [52, 'line'],
  [40, 'unevenLine'],
];

async function lookAgain(page: GreyPage, box: Box, sen: number): Promise<Reread | undefined> {
  let last: Reread | undefined;
  for (const [letterHeight, way] of LOOKS) {
    const words = await recognise(await cutOf(page, box, letterHeight), way);
    const now = rereadAmount({ words, width: page.width, height: page.height }, sen);
    if (now === 'agrees') return now;
    last = now ?? last;
  }
  return last;
}
