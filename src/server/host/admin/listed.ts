/** So many lines are shown at once; a text narrows them down. */
export const LISTED_MAX = 200;

/** For `ilike`: whatever holds the text, in which no sign means anything else. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
