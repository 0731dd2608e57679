const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export function youLiveWith(names: readonly string[]): string {
  const named = names.slice(0, NAMED);
  const more = names.length - named.length;
  const [first, second] = named;
  if (first === undefined) return "You're the only one here so far.";
  if (more > 0) return `You live with ${named.join(', ')} and ${more} more`;
  return `You live with ${second === undefined ? first : `${first} and ${second}`}`;
}
