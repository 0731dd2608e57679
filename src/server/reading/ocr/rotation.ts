import type { SeenWord } from '#receipts/rows/rows.ts';
import type { PageSource } from '#server/reading/opening/page-sources.ts';
import { pngOf, prepare, type GreyPage, type Turn } from '#server/reading/ocr/preparing.ts';
import { recognise } from '#server/reading/ocr/recognising.ts';

/** A page, and the words read on it with their places. */
export type ReadPage = { page: GreyPage; words: SeenWord[] };

/** A page with fewer words may lie on its side. */
const WORDS_MIN = 8;
/** A turned page must show at least this many more words. */
const MORE_WORDS = 4;
const LONG_WORDS_MIN = 5;
/** Enough pixels to see which way is up. */
const TRIAL_PIXELS = 1.6e6;

/** Reads a page, turned so that its words are upright. `isOpened` is called when its pixels are there, before its words are read. */
export async function readUpright(source: PageSource, isOpened?: () => void): Promise<ReadPage> {
  const asSent = await readTurned(source, 0, isOpened);
  const isSideways = standsSideways(asSent.words);
  if (!isSideways && clearWords(asSent.words) >= WORDS_MIN) return asSent;
  const turns: Turn[] = isSideways ? [90, 270] : [90, 270, 180];
  let best: { turn: Turn; count: number } = { turn: 0, count: 0 };
  for (const turn of turns) {
    const count = await uprightWords(source, turn);
    if (count > best.count) best = { turn, count };
  }
  const before = isSideways ? 0 : clearWords(asSent.words);
  return best.count > before + MORE_WORDS ? readTurned(source, best.turn) : asSent;
}

async function readTurned(source: PageSource, turn: Turn, isOpened?: () => void): Promise<ReadPage> {
  const page = await prepare(source, { turn });
  isOpened?.();
  return { page, words: await recognise(await pngOf(page), 'page') };
}

async function uprightWords(source: PageSource, turn: Turn): Promise<number> {
  const page = await prepare(source, { turn, pixelsMax: TRIAL_PIXELS });
  const words = await recognise(await pngOf(page), 'page');
  return clearWords(words.filter(({ box }) => box.width > box.height));
}

const clearWords = (words: readonly SeenWord[]) =>
  words.filter(({ text, confidence }) => confidence >= 60 && /^[A-Za-z]{3,}$/.test(text)).length;

/** Words that were read although they lie on their side are higher than wide. */
function standsSideways(words: readonly SeenWord[]): boolean {
  const long = words.filter(
    ({ text, confidence }) => confidence >= 40 && text.replaceAll(/[^A-Za-z]/g, '').length >= 4,
  );
  const high = long.filter(({ box }) => box.height > box.width);
  return long.length >= LONG_WORDS_MIN && high.length > long.length / 2;
}
