const TWO_TO_32 = 2 ** 32;

// FNV-1a over the text, then MurmurHash3's last step, so that seeds which differ in one letter
// end far apart. Only 32-bit whole numbers: the same on every machine.
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * A whole number from 0 up to, but not including, `count`, drawn from the seed and nothing else. What it is drawn
 * for ('rotation', a template's id …) is part of the seed, so that draws of one home do not follow each other
 * (docs/product/plan.md 'What a plan depends on').
 */
export function randomBelow(count: number, ...seed: string[]): number {
  return Math.floor((hash(JSON.stringify(seed)) / TWO_TO_32) * count);
}
