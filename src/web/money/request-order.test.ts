import { expect, test } from 'vitest';
import { keepOrder } from '#web/money/request-order.ts';

test('what was shown keeps its order, and what is new stands where the list has it', () => {
  expect(keepOrder([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(keepOrder(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(keepOrder(['a', 'b', 'c'], ['new', 'b', 'c', 'a'])).toEqual(['new', 'a', 'b', 'c']);
  expect(keepOrder(['a', 'b', 'c'], ['b', 'new', 'newer', 'c', 'a'])).toEqual([
    'a',
    'b',
    'new',
    'newer',
    'c',
  ]);
  expect(keepOrder(['a', 'b', 'c'], ['c', 'a', 'next page'])).toEqual(['a', 'next page', 'c']);
});
