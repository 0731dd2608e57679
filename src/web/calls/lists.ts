import type { InfiniteData, QueryClient, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';

/** Of a list that is read page by page: each says where the next begins. */
export const PAGES = {
  initialPageParam: undefined,
  getNextPageParam: <T>({ next }: { next: T | null }) => next ?? undefined,
};

/** What of a list has not been read yet. */
export type More = { has: boolean; isReading: boolean; read: () => void };
export const moreOf = (list: UseInfiniteQueryResult): More => ({
  has: list.hasNextPage,
  isReading: list.isFetchingNextPage,
  read: () => void list.fetchNextPage(),
});

/** Changes each page of a list. */
export const eachPage =
  <Page>(change: (page: Page, index: number) => Page) =>
  (list: InfiniteData<Page>): InfiniteData<Page> => ({ ...list, pages: list.pages.map(change) });

/** Changes what the cache holds under these keys; answers what puts it back as it was. */
export function changeCached<T>(
  queries: QueryClient,
  keys: readonly QueryKey[],
  change: (held: T) => T,
): () => void {
  const before = keys.flatMap((queryKey) => queries.getQueriesData<T>({ queryKey }));
  for (const [queryKey, held] of before) if (held) queries.setQueryData(queryKey, change(held));
  return () => {
    for (const [queryKey, held] of before) queries.setQueryData(queryKey, held);
  };
}
