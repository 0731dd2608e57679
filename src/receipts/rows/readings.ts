import { FAILED } from '#receipts/lexicon/status.ts';
import { PENDING } from '#receipts/lexicon/pending.ts';
import { NEGATIONS } from '#receipts/lexicon/status-context.ts';
import type { Box, SeenWord } from '#receipts/rows/rows.ts';
import { wordsOf } from '#receipts/terms.ts';

// A speck never looks like 'unsuccessful', and losing a 'not' would reverse the meaning.
const AGAINST = new Set([...wordsOf(FAILED), ...wordsOf(PENDING), ...wordsOf(NEGATIONS)]);
export const speaksAgainst = (text: string) => AGAINST.has(text.toLowerCase().replaceAll(/^\W+|\W+$/g, ''));

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Words of another look that are less sure than this are not used. */
export const TAKEN_CONFIDENCE = 50;

/** Adds sure words of a second reading where the first has none: OCR sometimes skips big amounts at full size. */
export function fillHoles(words: readonly SeenWord[], others: readonly SeenWord[]): SeenWord[] {
  const remaining = words.filter((word) => word.confidence >= 40);
  const fitting = others.filter(
    ({ confidence, box }) =>
      confidence >= TAKEN_CONFIDENCE && !remaining.some((word) => overlap(word.box, box)),
  );
  const unsure = words.filter(
    ({ confidence, box }) => confidence < 40 && !fitting.some((word) => overlap(word.box, box)),
  );
  return [...remaining, ...unsure, ...fitting];
}

/** A share of the smaller of two boxes: less in common is an edge that both include. */
const IN_COMMON = 0.15;

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return width > 0 && height > 0 && width * height > IN_COMMON * smaller;
}

/** '83.45', if '45' was read alone, or both without the point between them. */
const isMoreOf = (part: string, whole: string) =>
  (/^\d+$/.test(part) && whole.endsWith(`.${part}`)) ||
  (/^\d[\d,]*$/.test(part) && /^(?:RM|MYR)?(.*)\.\d{2}$/i.exec(whole)?.[1] === part) ||
  (/^(?:RM|MYR)$/i.test(part) && whole.startsWith(part));

/** Puts words from a piece of the page into the whole page, in places with no word or a less sure one. */
export function replaceUnsure(words: readonly SeenWord[], others: readonly SeenWord[]): SeenWord[] {
  const isBetter = (seen: SeenWord) =>
    seen.confidence >= TAKEN_CONFIDENCE &&
    words.every(
      (word) =>
        !isSamePlace(word.box, seen.box) ||
        word.confidence < seen.confidence ||
        isMoreOf(word.text, seen.text),
    );
  const fitting = others.filter(isBetter);
  const remaining = words.filter(
    (word) => speaksAgainst(word.text) || !fitting.some(({ box }) => isSamePlace(word.box, box)),
  );
  return [...remaining, ...fitting];
}
