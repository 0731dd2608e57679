/** The words and phrases for one meaning, in lower case. */
export type Terms = { english: readonly string[]; malay: readonly string[] };

/** Splits a list: words and phrases with commas between them, on any number of lines. */
export const listed = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '));

/** Makes the terms of both languages from lists, and adds those of meanings that other lists share. */
export const terms = (english: string, malay: string, ...shared: Terms[]): Terms => ({
  english: [...shared.flatMap((meaning) => meaning.english), ...listed(english)],
  malay: [...shared.flatMap((meaning) => meaning.malay), ...listed(malay)],
});

/** Returns all words of a meaning in both languages. */
export const wordsOf = ({ english, malay }: Terms): string[] => [...english, ...malay];

// OCR loses spaces, and receipts write "recipient's name", "recipients name", "no. rujukan", "end-to-end".
const BETWEEN_WORDS = "[.'’`]?s?['’`]?[\\s-]*";
const asPattern = (words: string) => words.replaceAll(' ', BETWEEN_WORDS);

/** Converts a text to the form of the lists: small letters and spaces only. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

/** Returns a piece of a regular expression that matches any of the phrases, the longest first. */
export const anyOf = (...meanings: Terms[]): string =>
  meanings
    .flatMap(wordsOf)
    .toSorted((a, b) => b.length - a.length)
    .map(asPattern)
    .join('|');

/** The same for one language, for patterns whose order of words differs in the other. */
export const inEnglish = ({ english }: Terms): string => anyOf({ english, malay: [] });
export const inMalay = ({ malay }: Terms): string => anyOf({ english: [], malay });

/** Matches one of the phrases anywhere in a text, whole words only. */
export const phrase = (...meanings: Terms[]): RegExp =>
  new RegExp(String.raw`\b(?:${anyOf(...meanings)})\b`, 'i');

// An icon before a label is often read as a sign or one letter, and a table's line may follow it.
const ICON = String.raw`(?:[\p{L}\d][^\p{L}\d\s]?\s+(?:\|\s+)?)?`;

/** Matches one of the phrases at the start of a cell; what follows is the first group. */
export const label = (...meanings: Terms[]): RegExp => labelOf(anyOf(...meanings));

/** The same for a piece of a regular expression. */
export const labelOf = (pattern: string): RegExp =>
  new RegExp(String.raw`^[^\p{L}\d]*${ICON}(?:${pattern})\b['’]?s?[\s:.\-–>#]*(.*)$`, 'iu');
