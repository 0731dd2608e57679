/** Returns the characters of a text as a person counts them: an emoji of many code points is one (grapheme clusters, Unicode Annex 29). */
export const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
