/** The header of an answer that names the topics that its call changed for the caller, separated by spaces. */
export const CHANGED_HEADER = 'x-changed';
