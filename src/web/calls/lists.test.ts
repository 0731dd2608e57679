import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeCached } from '#web/calls/lists.ts';

type List = { names: string[] };
const FIRST = ['list', 'first'];
const SECOND = ['list', 'second'];
const withoutMop = ({ names }: List): List => ({ names: names.filter((name) => name !== 'Mop') });

/** Shows the first list and then the second one, whose read never ends: the first one remains as placeholder. */
function showPlaceholder() {
  const queries = new QueryClient();
  const queryFn = () => new Promise<List>(() => {});
  const options = { queryFn, placeholderData: keepPreviousData, staleTime: Infinity };
  queries.setQueryData(FIRST, { names: ['Mop', 'Sweep'] });
  const screen = new QueryObserver<List>(queries, { ...options, queryKey: FIRST });
  screen.subscribe(() => {});
  screen.setOptions({ ...options, queryKey: SECOND });
  return { queries, shown: () => screen.getCurrentResult() };
}

test('a change shows in placeholder data too, and can be restored', async () => {
  const { queries, shown } = showPlaceholder();
  expect(shown()).toMatchObject({ isPlaceholderData: true, data: { names: ['Mop', 'Sweep'] } });
  await queries.cancelQueries({ queryKey: ['list'] });
  const restore = changeCached(queries, [['list']], withoutMop);
  expect(shown().data).toEqual({ names: ['Sweep'] });
  expect(queries.getQueryData(FIRST)).toEqual({ names: ['Sweep'] });
  restore();
  expect(shown().data).toEqual({ names: ['Mop', 'Sweep'] });
  expect(queries.getQueryData(FIRST)).toEqual({ names: ['Mop', 'Sweep'] });
});

test('a list that was changed before it was read remains stale', async () => {
  const { queries, shown } = showPlaceholder();
  await queries.cancelQueries({ queryKey: ['list'] });
  changeCached(queries, [['list']], withoutMop);
  expect(queries.getQueryState(SECOND)).toMatchObject({ status: 'success', dataUpdatedAt: 0 });
  expect(shown()).toMatchObject({ fetchStatus: 'idle' });
  expect(queries.getQueryState(FIRST)?.dataUpdatedAt).toBeGreaterThan(0);
});

test('queries that show nothing are not changed', () => {
  const queries = new QueryClient();
  queries.getQueryCache().build(queries, { queryKey: FIRST });
  changeCached(queries, [['list']], withoutMop)();
  expect(queries.getQueryData(FIRST)).toBeUndefined();
});
