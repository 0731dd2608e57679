import { expect, test } from 'vitest';
import {
  isPagePath,
  appCacheName,
  outdatedCaches,
  workerAddress,
  workerLanguage,
} from '#domain/cached-app.ts';
import { LANGUAGES } from '#domain/languages.ts';

test('a worker reads its language from its address', () => {
  for (const language of LANGUAGES)
    expect(workerLanguage(new URL(workerAddress(language), 'http://app').search)).toBe(language);
  expect(workerLanguage('')).toBe('en');
  expect(workerLanguage('?fr')).toBe('en');
});

test.each(['/', '/login', '/chores', '/pay-my-money-back', '/apiary', '/calendar', '/unsubscribe'])(
  '%s is a page of the app',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  '/api',
  '/api/rpc/users/signIn',
  '/pictures/1',
  '/calendar/x.ics',
  '/%63alendar/x.ics',
  '/favicon%2esvg',
  '/%E0%A4%A',
  '/favicon.svg',
  '/en/index.html',
])('%s is not a page of the app', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test('its own cache and the two before stay, and caches of other programs are not touched', () => {
  const named = (...versions: string[]) => versions.map((version) => appCacheName(version, 'en'));
  const [own = ''] = named('v4');
  expect(outdatedCaches([...named('v1', 'v2', 'v3'), 'strange', own], own)).toEqual(named('v1'));
  expect(outdatedCaches([own, ...named('v2', 'v3')], own)).toEqual([]);
});
