import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
let parts: typeof import('#web/money/FoldedMoneyPart.tsx');

beforeAll(async () => {
  // The module adds a connection listener when it loads.
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
  parts = await import('#web/money/FoldedMoneyPart.tsx');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => storage.clear());

const homeId = 'a1b2c3d4-0000-4000-8000-000000000000';
const draw = () => {
  const part = {
    region: 'spending',
    title: 'Spending',
    value: 'what is in it',
    children: 'what opens',
  } as const;
  return renderToStaticMarkup(createElement(parts.FoldedMoneyPart, { ...part, homeId, onNear: () => {} }));
};

it('is folded at first, and says what is in it', () => {
  expect(draw()).toContain('aria-expanded="false"');
  expect(draw()).toContain('what is in it');
  expect(draw()).not.toContain('what opens');
});

it('opens or folds as the member left it in this home', () => {
  storage.set(parts.partStorageKey('spending', homeId), 'open');
  expect(draw()).toContain('aria-expanded="true"');
  expect(draw()).toContain('what opens');
  expect(draw()).not.toContain('what is in it');
  storage.set(parts.partStorageKey('spending', homeId), 'folded');
  expect(draw()).not.toContain('what opens');
});

it('uses one key per part and home, without the id of the home', () => {
  const key = parts.partStorageKey('spending', homeId);
  expect(key).not.toBe(parts.partStorageKey('repeating', homeId));
  expect(key).not.toBe(parts.partStorageKey('spending', `99999999${homeId.slice(8)}`));
  expect(key).not.toContain(homeId.slice(8, 13));
});

it.each([
  ['waits', { data: undefined, isPending: true }, 'Loading'],
  ['found nothing', { data: [], isPending: false }, 'There is nothing'],
  ['found something', { data: ['a row'], isPending: false }, 'a row'],
])('shows the state of its query if it %s', (_, read, text) => {
  const words = { failed: 'It could not be read', empty: 'There is nothing' };
  const part = {
    ...words,
    query: { ...read, isFetching: false, refetch: async () => {} },
    isEmpty: (rows: string[]) => rows.length === 0,
    children: (rows: string[]) => createElement(Fragment, null, rows.join()),
  };
  expect(renderToStaticMarkup(createElement(parts.RegionRead<string[]>, part))).toContain(text);
});
