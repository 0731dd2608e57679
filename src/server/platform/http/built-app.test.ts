import { expect, test } from 'vitest';
import { findPages } from '#server/platform/http/built-app.ts';

const chunksAt = findPages({
  '/': [],
  '/login': ['Login.tsx'],
  '/chores': ['Shell.tsx', 'Chores.tsx'],
  '/$': ['Shell.tsx', 'BarePage.tsx'],
});

test.for<[string, string[] | undefined]>([
  ['/', []],
  ['/login', ['Login.tsx']],
  ['/Login/', ['Login.tsx']],
  ['/chores', ['Shell.tsx', 'Chores.tsx']],
  ['/chores/1', undefined],
  ['/metrics', undefined],
  ['/$', undefined],
])('the page at %s begins with the chunks %s', ([pathname, chunks]) => {
  expect(chunksAt(pathname)).toEqual(chunks);
});
