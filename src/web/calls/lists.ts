import type {
  InfiniteData,
  Query,
  QueryClient,
  QueryKey,
  UseInfiniteQueryResult,
} from '@tanstack/react-query';

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

/**
 * Returns the data of a query, or the data of another list that a screen shows until this one is read (the query option
 * `placeholderData`).
 */
function shownOf({ state, observers }: Query): unknown {
  if (state.data !== undefined) return state.data;
  const results = observers.map((observer) => observer.getCurrentResult());
  return results.find(({ isPlaceholderData }) => isPlaceholderData)?.data;
}

/** Changes what screens show of the queries under these keys. Returns a function that restores the earlier state. */
export function changeCached<T>(
  queries: QueryClient,
  keys: readonly QueryKey[],
  change: (held: T) => T,
): () => void {
  const found = keys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey }));
  const before = found.map((query) => {
    // A query that has not been read stays stale.
    const options = query.state.data === undefined ? { updatedAt: 0 } : {};
    return { queryKey: query.queryKey, shown: shownOf(query) as T | undefined, options };
  });
  for (const { queryKey, shown, options } of before)
    if (shown) queries.setQueryData(queryKey, change(shown), options);
  return () => {
    for (const { queryKey, shown, options } of before) queries.setQueryData(queryKey, shown, options);
  };
}
