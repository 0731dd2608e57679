/** The words and phrases for one meaning, in lower case. */
export type Terms = { english: readonly string[]; malay: readonly string[] };

/** A list as it is written down: words and phrases with commas between them, over as many lines as they take. */
export const listed = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '));

/** The terms of both languages, each as a list, with those of meanings that other lists have as well. */
export const terms = (english: string, malay: string, ...shared: Terms[]): Terms => ({
  english: [...shared.flatMap((meaning) => meaning.english), ...listed(english)],
  malay: [...shared.flatMap((meaning) => meaning.malay), ...listed(malay)],
});

/** All words of a meaning, whatever their language. */
export const wordsOf = ({ english, malay }: Terms): string[] => [...english, ...malay];

// Readers lose spaces, and receipts write "recipient's name", "recipients name", "no. rujukan", "end-to-end".
const BETWEEN_WORDS = "[.'’`]?s?['’`]?[\\s-]*";
const asPattern = (words: string) => words.replaceAll(' ', BETWEEN_WORDS);

/** A text as a phrase of a list is written: small letters and spaces alone. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

/** A piece of a regular expression that matches any of the phrases, the longest first. */
export const anyOf = (...meanings: Terms[]): string =>
  meanings
    .flatMap(wordsOf)
    .toSorted((a, b) => b.length - a.length)
    .map(asPattern)
    .join('|');

/** The same of one language, where the other has another order of words. */
export const inEnglish = ({ english }: Terms): string => anyOf({ english, malay: [] });
export const inMalay = ({ malay }: Terms): string => anyOf({ english: [], malay });

/** Finds one of the phrases anywhere in a text, whole words only. */
export const phrase = (...meanings: Terms[]): RegExp =>
  new RegExp(String.raw`\b(?:${anyOf(...meanings)})\b`, 'i');

// An icon before a label is often read as a sign or one letter, and the line of a table stands between.
const ICON = String.raw`(?:[\p{L}\d][^\p{L}\d\s]?\s+(?:\|\s+)?)?`;

/** Finds one of the phrases at the start of a cell; what follows it is the first group. */
export const label = (...meanings: Terms[]): RegExp => labelOf(anyOf(...meanings));

/** The same for a piece of a regular expression. */
export const labelOf = (pattern: string): RegExp =>
  new RegExp(String.raw`^[^\p{L}\d]*${ICON}(?:${pattern})\b['’]?s?[\s:.\-–>#]*(.*)$`, 'iu');
