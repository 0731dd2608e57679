import type { SeenWord } from '#receipts/rows/rows.ts';

const SUM_WITHOUT_SEN = /^\W*(?:(?:RM|MYR)\W?)?\d{1,3}(?:,?\d{3})*\.?$/i;
const SEN = /^\.?\d{2}$/;
/** Shares of the ringgit's height: the height of the sen, their distance, and how far above the line they end. */
const HEIGHT = { min: 0.3, max: 0.75 };
const NEAR = 0.4;
const RAISED = 0.15;

/** Joins sums whose sen are small and raised into one word: 'RM45' and '50' are RM45.50. */
export function withRaisedSen(words: readonly SeenWord[]): SeenWord[] {
  const pairs = new Map(
    words.flatMap((word) => {
      const sen = SUM_WITHOUT_SEN.test(word.text) ? words.find((other) => isSenOf(other, word)) : undefined;
      return sen ? [[word, sen] as const] : [];
    }),
  );
  const taken = new Set(pairs.values());
  return words
    .filter((word) => !taken.has(word))
    .map((word) => {
      const sen = pairs.get(word);
      return sen ? joined(word, sen) : word;
    });
}

function isSenOf({ text, box }: SeenWord, { box: ringgit }: SeenWord): boolean {
  if (!SEN.test(text)) return false;
  const gap = box.x - (ringgit.x + ringgit.width);
  const isSmall = box.height >= HEIGHT.min * ringgit.height && box.height <= HEIGHT.max * ringgit.height;
  const isNear = gap > -0.1 * ringgit.height && gap < NEAR * ringgit.height;
  const above = ringgit.y + ringgit.height - (box.y + box.height);
  return isSmall && isNear && above >= RAISED * ringgit.height && box.y >= ringgit.y - NEAR * ringgit.height;
}

function joined(ringgit: SeenWord, sen: SeenWord): SeenWord {
  const { x } = ringgit.box;
  const y = Math.min(ringgit.box.y, sen.box.y);
  return {
    text: `${ringgit.text.replace(/\.$/, '')}.${sen.text.replace(/^\./, '')}`,
    confidence: Math.min(ringgit.confidence, sen.confidence),
    box: { x, y, width: sen.box.x + sen.box.width - x, height: ringgit.box.y + ringgit.box.height - y },
  };
}
