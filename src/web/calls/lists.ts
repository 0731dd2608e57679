import type { InfiniteData, QueryClient, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';

/** Query options of a list that is read page by page: each page says where the next one begins. */
export const PAGES = {
  initialPageParam: undefined,
  getNextPageParam: <T>({ next }: { next: T | null }) => next ?? undefined,
};

/** The pages of a list that have not been read yet. */
export type More = { hasNext: boolean; isFetching: boolean; fetchNext: () => void };
export const moreOf = (list: UseInfiniteQueryResult): More => ({
  hasNext: list.hasNextPage,
  isFetching: list.isFetchingNextPage,
  fetchNext: () => void list.fetchNextPage(),
});

/** Returns an updater that changes each page of a list. */
export const eachPage =
  <Page>(change: (page: Page, index: number) => Page) =>
  (list: InfiniteData<Page>): InfiniteData<Page> => ({ ...list, pages: list.pages.map(change) });

/** Changes what the cache holds under these keys. Returns a function that restores the earlier state. */
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
