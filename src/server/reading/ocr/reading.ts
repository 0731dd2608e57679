import type { Sen } from '#domain/money.ts';
import { rereadAmount, showsSum, type Reread } from '#receipts/amount/check.ts';
import { amountToReread, mayHaveSkipped, merge, type Decision } from '#receipts/verdict/decision.ts';
import type { Box, SeenPage, SeenWord } from '#receipts/rows/rows.ts';
import { fillHoles, replaceUnsure } from '#receipts/rows/readings.ts';
import { decide, type Expected } from '#receipts/verdict/verdict.ts';
import {
  FileProblem,
  type Document,
  type OtherPages,
  type PageSource,
} from '#server/reading/opening/page-sources.ts';
import { partsOf } from '#server/reading/ocr/amount-parts.ts';
import {
  cutAround,
  cutOf,
  halfOf,
  isBlank,
  isOnDark,
  onPage,
  pngOf,
  withWholeWords,
  type Cut,
  type GreyPage,
} from '#server/reading/ocr/preparing.ts';
import { recognise, type Way } from '#server/reading/ocr/recognising.ts';
import { skippedLines } from '#server/reading/ocr/unread-lines.ts';
import { readUpright, type ReadPage } from '#server/reading/ocr/rotation.ts';

type IsLooked = (pages: SeenPage[]) => void;

/**
 * Reads a document and decides on it. If its first pages together are refused, a single page that is not refused is the receipt
 * (docs/product/receipts.md 'The page that is the receipt'). Throws a FileProblem if there is nothing to read.
 * @param isOpened is called while the first page is being read
 * @param isLooked is called with each look
 * @returns the decision, and the pages that were read for it, the deciding page first
 */
export async function readProof(
  document: Document,
  expected: Expected,
  isOpened?: () => void,
  isLooked?: IsLooked,
): Promise<{ decision: Decision; pages: readonly PageSource[] }> {
  const read = await readPages(document, isOpened);
  const decision = await lookedAt(read, document, expected, isLooked);
  const single = decision.outcome === 'rejected' ? await ownPage(read, document, expected) : undefined;
  if (!single) return { decision, pages: document.pages };
  const pages = [single.page, ...document.pages.filter((page) => page !== single.page)];
  return { decision: await lookedAt([single.read], single.document, expected, isLooked), pages };
}

/**
 * How many pages after the first ones are read: each takes a second or two, and a file has up to 20 (docs/product/receipts.md 'The page
 * that is the receipt').
 */
const OTHERS_MAX = 3;

/** Finds the page that is a receipt by itself: the first that is not refused alone. */
async function ownPage(read: readonly ReadPage[], { others, ...document }: Document, expected: Expected) {
  const count = document.pages.length + document.unreadPages;
  if (!others || count === 1) return undefined;
  const alone = async (page: PageSource, own: ReadPage) => {
    const single = { ...document, pages: [page] };
    // Judged as a single page: otherwise a missing amount does not count against a part of a file.
    const { outcome } = await judged([own], { ...single, unreadPages: 0 }, expected);
    if (outcome === 'rejected') return undefined;
    return { page, read: own, document: { ...single, unreadPages: count - 1 } };
  };
  for (const [index, page] of document.pages.entries()) {
    const own = read[index];
    const found = own && (await alone(page, own));
    if (found) return found;
  }
  for (const index of await likelyPages(others, { from: document.pages.length, count }, expected.due)) {
    const page = await others.draw(index);
    const found = await alone(page, await readUpright(page));
    if (found) return found;
  }
  return undefined;
}

/** Orders the other pages by the text that they carry. The text serves for nothing else, because it may be invisible. */
async function likelyPages(
  { textOf }: OtherPages,
  { from, count }: { from: number; count: number },
  due: Sen,
): Promise<number[]> {
  const sum = (due / 100).toFixed(2);
  const places: { index: number; namesSum: boolean }[] = [];
  for (let index = from; index < count; index++)
    places.push({ index, namesSum: (await textOf(index)).replaceAll(/[\s,]/g, '').includes(sum) });
  const likely = places.toSorted((a, b) => Number(b.namesSum) - Number(a.namesSum));
  return likely.slice(0, OTHERS_MAX).map(({ index }) => index);
}

/**
 * Decides on pages that were read. One look at each page is mostly enough. Missing parts are read in other ways, and none of these removes
 * what speaks against the payment.
 */
async function lookedAt(
  read: ReadPage[],
  document: Document,
  expected: Expected,
  isLooked?: IsLooked,
): Promise<Decision> {
  const judge = (seen: ReadPage[]) => {
    isLooked?.(seen.map(seenPage));
    return judged(seen, document, expected);
  };
  let decision = await judge(read);
  if (mayHaveSkipped(decision))
    decision = merge(decision, await judge(await everyPage(read, withSkippedLines)));
  if (decision.mayReadAgain && decision.findings.amount.paid === undefined)
    decision = merge(decision, await judge(await everyPage(read, withBigLetters)));
  if (decision.mayReadAgain) decision = merge(decision, await judge(await everyPage(read, inItsOwnLight)));
  return decision;
}

async function readPages({ pages }: Document, isOpened?: () => void): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (const [place, page] of pages.entries())
    read.push(await readUpright(page, place === 0 ? isOpened : undefined));
  if (read.every(({ page }) => isBlank(page))) throw new FileProblem('blank');
  return read;
}

/** Reads the pages of a document once. */
export const firstLook = async (document: Document, isOpened?: () => void): Promise<SeenPage[]> =>
  (await readPages(document, isOpened)).map(seenPage);

async function everyPage(
  pages: readonly ReadPage[],
  look: (page: ReadPage) => Promise<SeenWord[]>,
): Promise<ReadPage[]> {
  const looked: ReadPage[] = [];
  for (const each of pages) looked.push({ page: each.page, words: await look(each) });
  return looked;
}

/**
 * The heights of letters in pixels. They differ from those of the second look at the amount. The second height is for lines that show no sum
 * at the first.
 */
const LINE_HEIGHTS = [46, 36];

/** Reads skipped or misread lines alone: often headlines, and text alone in a corner. */
async function withSkippedLines({ page, words }: ReadPage): Promise<SeenWord[]> {
  let all = words;
  for (const box of skippedLines(page, words)) {
    const looks: SeenWord[][] = [];
    for (const letterHeight of LINE_HEIGHTS) {
      const seen = await wordsOfLine(page, box, letterHeight, 'line');
      looks.push(seen);
      if (showsSum({ ...page, words: seen })) break;
    }
    if (isOnDark(page, box) || looks.every((seen) => seen.length === 0))
      looks.push(await wordsIn(page, [cutInside(page, box)], 'line'));
    all = looks.reduce(replaceUnsure, all);
  }
  return all;
}

/** The distance of a badge's letters from its frame, as a share of its height: close to the frame they are often misread. */
const FRAME = 0.12;
const BADGE_HEIGHT = 36;

function cutInside(page: GreyPage, { x, y, width, height }: Box): Cut {
  const frame = Math.round(height * FRAME);
  const inside = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  return cutAround(page, inside, BADGE_HEIGHT, 'part');
}

/** The ends of a badge look like these characters. */
const EDGE_OF_BADGE = /^[|Il!()[\]{}]$/;

/** Reads pieces of the page, each alone. */
async function wordsIn(page: GreyPage, cuts: readonly Cut[], way: Way): Promise<SeenWord[]> {
  const words: SeenWord[] = [];
  for (const cut of cuts) {
    const seen = await recognise(await cutOf(page, cut), way);
    const letters = cut.isNegative ? seen.filter(({ text }) => !EDGE_OF_BADGE.test(text)) : seen;
    for (const { box, ...word } of letters) words.push({ ...word, box: onPage(cut, box) });
  }
  return words;
}

/** A line was read well if all its words are at least this sure. */
const CLEAR = 60;

/** Reads a line. If it is not a sum and has letters of several sizes, reads each part of it alone. */
async function wordsOfLine(page: GreyPage, box: Box, letterHeight: number, way: Way): Promise<SeenWord[]> {
  const seen = await wordsIn(page, [cutAround(page, box, letterHeight)], way);
  const whole = seen.map((word) => Object.assign(word, { box: clipped(word.box, box) }));
  if (showsSum({ ...page, words: whole })) return whole;
  const parts = partsOf(page, box).map((part) => cutAround(page, part, letterHeight, 'part'));
  if (parts.length === 0) return whole;
  const inParts = await wordsIn(page, parts, way);
  const isClear = whole.length > 0 && whole.every(({ confidence }) => confidence >= CLEAR);
  // 'Delivered' is not a sum, although letters of every word differ in height.
  return isClear && !showsSum({ ...page, words: inParts }) ? whole : inParts;
}

/** Limits a box to the height of the line: the margin may contain parts of the lines above and below. */
function clipped(seen: Box, { y, height }: Box): Box {
  const [top, bottom] = [Math.max(seen.y, y), Math.min(seen.y + seen.height, y + height)];
  return bottom > top ? { ...seen, y: top, height: bottom - top } : seen;
}

/** Reads the page at half its size too, because big amounts are sometimes skipped at full size. */
async function withBigLetters({ page, words }: ReadPage): Promise<SeenWord[]> {
  const half = await recognise(await halfOf(page), 'scattered');
  return fillHoles(words, half.map(doubled));
}

const doubled = ({ box: { x, y, width, height }, ...word }: SeenWord): SeenWord => ({
  ...word,
  box: { x: 2 * x, y: 2 * y, width: 2 * width, height: 2 * height },
});

/** Reads the page with local thresholds, because a photo has shadows. */
const inItsOwnLight = async ({ page }: ReadPage) => recognise(await pngOf(page), 'unevenPage');

/** Decides on what was read, after reading the amount a second time if that can change the decision. */
async function judged(read: readonly ReadPage[], document: Document, expected: Expected): Promise<Decision> {
  const seen = { ...document, pages: read.map(seenPage) };
  const decision = decide({ ...seen, reread: undefined }, expected);
  const amount = amountToReread(decision);
  const shown = amount && read[amount.page];
  if (!shown) return decision;
  const reread = await lookAgain(shown.page, withWholeWords(amount.box, shown.words), amount.sen);
  return reread === undefined ? decision : decide({ ...seen, reread }, expected);
}

const seenPage = ({ page: { width, height }, words }: ReadPage): SeenPage => ({ words, width, height });

/** The height of the amount's letters in pixels, read the first way, and the second way if that gives another result. */
const LOOKS: [number, Way][] = [
  [52, 'line'],
  [40, 'unevenLine'],
];

async function lookAgain(page: GreyPage, box: Box, sen: number): Promise<Reread | undefined> {
  let last: Reread | undefined;
  for (const [letterHeight, way] of LOOKS) {
    const words = await wordsOfLine(page, box, letterHeight, way);
    const now = rereadAmount({ words, width: page.width, height: page.height }, sen);
    if (now === 'agrees') return now;
    last = now ?? last;
  }
  return last;
}
