/** The sentence with its first letter large. */
export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
