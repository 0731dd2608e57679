import { expect, test } from 'vitest';
import { isOpenedByPerson } from '#server/platform/http/opened-by-person.ts';

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

// Headers of Chromium 150.
test.for([
  ['an address that was typed, or a link in another app', { site: 'none', user: true }, true],
  ['a link that a person clicked on another site', { site: 'cross-site', user: true }, true],
  ['a link that a person clicked on a site of the same domain', { site: 'same-site', user: true }, true],
  ['a page of our own', { site: 'same-origin', user: true }, true],
  ['another site that refreshes, redirects or scripts its way here', { site: 'cross-site' }, false],
  ['a site of the same domain that does so', { site: 'same-site' }, false],
] as const)('%s', ([, { site, ...given }, opened]) => {
  const byUser = 'user' in given ? { 'sec-fetch-user': '?1' } : {};
  const headers = { ...navigation, 'sec-fetch-site': site, ...byUser };
  expect(isOpenedByPerson({ headers })).toBe(opened);
  expect(isOpenedByPerson({ headers: { ...headers, 'sec-fetch-dest': 'iframe' } })).toBe(false);
  expect(isOpenedByPerson({ headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } })).toBe(false);
});

test.for([
  ['a browser that says nothing', {}],
  ['a browser that does not say where the reader came from', navigation],
  ['a service worker', { ...navigation, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
  [
    'a script of our own',
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
  ],
] as const)('%s opens nothing', ([, headers]) => {
  expect(isOpenedByPerson({ headers })).toBe(false);
});
