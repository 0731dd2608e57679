/** Chinese has no capitals: the sentence as it is. */
export const capital = (sentence: string) => sentence;
