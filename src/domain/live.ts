/** The header of an answer that names the topics that its call changed for whoever made it, with blanks between them. */
export const CHANGED_HEADER = 'x-changed';
