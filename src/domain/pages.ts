/**
 * Returns one page of a list that is read in pages.
 * @param read up to one row more than a page
 * @param size rows a page
 * @returns the page, and its last row if more follow: the next page begins after it
 */
export function pageOf<T>(read: readonly T[], size: number): { page: T[]; last: T | undefined } {
  const page = read.slice(0, size);
  return { page, last: read.length > size ? page.at(-1) : undefined };
}
