/** The words and phrases for one meaning, in lower case. */
export type Terms = { english: readonly string[]; malay: readonly string[] };

/** All words of a meaning, whatever their language. */
export const wordsOf = ({ english, malay }: Terms): string[] => [...english, ...malay];

// Readers lose spaces, and receipts write "recipient's name", "recipients name", "no. rujukan".
const BETWEEN_WORDS = "[.'’`]?s?['’`]?\\s*";
const asPattern = (words: string) => words.replaceAll(' ', BETWEEN_WORDS);

/** A piece of a regular expression that matches any of the phrases, the longest first. */
export const anyOf = (...meanings: Terms[]): string =>
  meanings
    .flatMap(wordsOf)
    .toSorted((a, b) => b.length - a.length)
    .map(asPattern)
    .join('|');

/** Finds one of the phrases anywhere in a text, whole words only. */
export const phrase = (...meanings: Terms[]): RegExp =>
  new RegExp(String.raw`\b(?:${anyOf(...meanings)})\b`, 'i');

/** Finds one of the phrases at the start of a cell; what follows it is the first group. */
export const label = (...meanings: Terms[]): RegExp =>
  new RegExp(String.raw`^[^\p{L}\d]*(?:${anyOf(...meanings)})\b['’]?s?[\s:.\-–>#]*(.*)$`, 'iu');
