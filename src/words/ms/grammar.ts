/** 'A', 'A dan B', 'A, B dan C' */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} dan ${last}`;
}

/** 'A, B, C dan 4 lagi': for a button, which many names would make a paragraph. */
export function listedUpTo(most: number, names: readonly string[]): string {
  const more = names.length - most;
  return more <= 0 ? listed(names) : `${names.slice(0, most).join(', ')} dan ${more} lagi`;
}

/** Whole sentences, one after another. */
export const sentences = (said: readonly string[]) => said.join(' ');

/** The sentence with its first letter large. */
export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Who deleted their account, on what their housemates still need (docs/product/accounts.md 'What deletion leaves behind'). */
export const formerHousemate = 'Bekas rakan serumah';

/** A name that does not begin its sentence. */
export const nameInside = (name: string) => (name === formerHousemate ? 'bekas rakan serumah' : name);
