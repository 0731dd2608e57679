import { expect, test } from 'vitest';
import { isAddress, routesOf, screensAt } from '#server/http/page.ts';

const names = [
  '_app',
  'index',
  'login',
  '_app/chores',
  '_app/homes.$homeId',
  '_app/homes/new',
  '_app/settings/index',
  '(public)/payment.$token',
];
const keyOf = (name: string) => `routes/${name}.tsx?tsr-split=component`;
const manifest = Object.fromEntries(names.map((name) => [keyOf(name), { file: `${name}.js` }]));
const at = (pathname: string) => screensAt(routesOf(manifest), pathname);

test.for<[string, string[]]>([
  ['/', ['index']],
  ['/login', ['login']],
  ['/login/', ['login']],
  ['/chores', ['_app', '_app/chores']],
  ['/homes/4711', ['_app', '_app/homes.$homeId']],
  ['/homes/new', ['_app', '_app/homes/new']],
  ['/settings', ['_app', '_app/settings/index']],
  ['/payment/abc', ['(public)/payment.$token']],
  ['/payment', []],
  ['/nowhere', []],
])('the screens of %s', ([pathname, expected]) => {
  expect(at(pathname).toSorted()).toEqual(expected.map(keyOf).toSorted());
});

test.for<[string, boolean]>([
  ['/', true],
  ['/login', true],
  ['/Login/', true],
  ['/homes/4711', true],
  ['/homes', false],
  ['/metrics', false],
  ['/$', false],
])('the app has a page at %s: %s', ([pathname, has]) => {
  expect(isAddress(['/', '/$', '/login', '/homes/$homeId'], pathname)).toBe(has);
});
