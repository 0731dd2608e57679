/** 'A', 'A and B', 'A, B and C' */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** 'A, B, C and 4 more': for a button, which many names would make a paragraph. */
export function listedUpTo(most: number, names: readonly string[]): string {
  const more = names.length - most;
  return more <= 0 ? listed(names) : `${names.slice(0, most).join(', ')} and ${more} more`;
}

/** Whole sentences, one after another. */
export const sentences = (said: readonly string[]) => said.join(' ');

/** The sentence with its first letter large. */
export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Who deleted their account, on what their housemates still need (docs/product/accounts.md 'What deletion leaves behind'). */
export const formerHousemate = 'Former housemate';

/** A name that does not begin its sentence. */
export const nameInside = (name: string) => (name === formerHousemate ? 'a former housemate' : name);
