/**
 * A page of a list that is read piece by piece.
 * @param read one row more than the page holds, where there are as many
 * @param size how many rows the page holds
 * @returns the page, and its last row where there are more behind it: the next page is asked for from there
 */
export function pageOf<T>(read: readonly T[], size: number): { page: T[]; last: T | undefined } {
  const page = read.slice(0, size);
  return { page, last: read.length > size ? page.at(-1) : undefined };
}
