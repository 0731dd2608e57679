/** Returns a text in small letters, without signs and digits. */
export const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^a-z' ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a text without days of May, because that name is also a word. */
export const withoutMay = (text: string): string =>
  text.replaceAll(/(?<![.\d,])\b\d{1,2}(?:st|nd|rd|th)?[\s\-/,.]*may\b|\bmay[\s\-/,.]*\d{1,4}\b/gi, ' ');
