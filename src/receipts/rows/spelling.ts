/** Returns how many letters differ (Levenshtein), counted up to `most`. */
export function editDistance(a: string, b: string, most = Infinity): number {
  let costs = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1];
    let least = row + 1;
    for (let column = 1; column <= b.length; column++) {
      const exchanged = (costs[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      const cost = Math.min((costs[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, exchanged);
      next.push(cost);
      least = Math.min(least, cost);
    }
    // Later rows never have less than the minimum of this one.
    if (least > most) return least;
    costs = next;
  }
  return costs[b.length] ?? 0;
}

/** How many letters of a word this long may be misread: two of a long word, none of a short one. */
const slipsAllowed = (length: number) => (length >= 9 ? 2 : length >= 7 ? 1 : 0);

/** Returns the word nearest to one in lower case, with its distance; undefined if all are too far. */
export function nearestWord(
  word: string,
  words: readonly string[],
): { word: string; distance: number } | undefined {
  if (words.includes(word)) return { word, distance: 0 };
  const near = words
    .filter((candidate) => {
      const slips = slipsAllowed(candidate.length);
      return slips > 0 && Math.abs(candidate.length - word.length) <= slips;
    })
    .map((candidate) => ({
      word: candidate,
      distance: editDistance(word, candidate, slipsAllowed(candidate.length)),
    }))
    .filter(({ word: candidate, distance }) => distance <= slipsAllowed(candidate.length));
  return near.toSorted((a, b) => a.distance - b.distance)[0];
}
