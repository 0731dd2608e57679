const TWO_TO_32 = 2 ** 32;

// FNV-1a over the text, then the last step of MurmurHash3, so that seeds that differ in one letter give distant numbers. It uses 32-bit
// integers only, so it is the same on every machine.
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
 * Returns a whole number from 0 to below `count`, drawn from the seed alone. The purpose ('rotation', a template's id …) is part of the
 * seed, so that draws of one home are independent (docs/product/plan.md 'What a plan depends on').
 */
export function randomBelow(count: number, ...seed: string[]): number {
  return Math.floor((hash(JSON.stringify(seed)) / TWO_TO_32) * count);
}
