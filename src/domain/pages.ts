/** A page of a list, of which one more was read than it holds; `last` ends it where there are more. */
export function pageOf<T>(read: readonly T[], size: number): { page: T[]; last: T | undefined } {
  const page = read.slice(0, size);
  return { page, last: read.length > size ? page.at(-1) : undefined };
}
