/** A text as a person counts it (graphemes): an emoji of many code points is one. */
export const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
