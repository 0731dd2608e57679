import { expect, test } from 'vitest';
import { pageOf } from '#domain/pages.ts';

test('a page has its rows, and its last row only if there are more', () => {
  expect(pageOf([1, 2, 3], 2)).toEqual({ page: [1, 2], last: 2 });
  expect(pageOf([1, 2, 3, 4], 3)).toEqual({ page: [1, 2, 3], last: 3 });
  expect(pageOf([1, 2], 2)).toEqual({ page: [1, 2], last: undefined });
  expect(pageOf([], 2)).toEqual({ page: [], last: undefined });
});
