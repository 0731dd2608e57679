import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { servedFolder } from '#server/platform/http/build-files.ts';
import { readPath } from '#server/platform/http/request-path.ts';
import { writePages } from '#test/builders/built-pages.ts';
import { recordLog } from '#test/observers/logged.ts';
import { sharedApp } from '#test/running/app.ts';
import { getExactly, spellingsOf } from '#test/steps/spellings.ts';

test.each([
  ['/', '/', '/'],
  ['/chores?week=2026-11-23', '/chores', '/chores?week=2026-11-23'],
  ['/%63hores?a=%2F..%00?b', '/chores', '/chores?a=%2F..%00?b'],
  ['/some%20page', '/some page', '/some%20page'],
  ['/a%3Fb%23c#d', '/a?b#c#d', '/a%3Fb%23c%23d'],
  ['/%E5%AE%B6', '/家', '/%E5%AE%B6'],
  ['/..a/b..', '/..a/b..', '/..a/b..'],
  ['//two//slashes', '//two//slashes', '//two//slashes'],
])('%s is %s, and is written %s', (asked, read, written) => {
  const request = { url: asked };
  expect(readPath(request)).toBe(read);
  expect(request.url).toBe(written);
  // Read again, it is the same.
  expect(readPath(request)).toBe(read);
  expect(request.url).toBe(written);
});

test('an id in capitals is the same id', () => {
  const id = '0198C2A4-AAAA-7BBB-8CCC-0123456789AB';
  const request = { url: `/pictures/${id}/64.webp?At=A` };
  expect(readPath(request)).toBe(`/pictures/${id.toLowerCase()}/64.webp`);
  expect(request.url).toBe(`/pictures/${id.toLowerCase()}/64.webp?At=A`);
  expect(readPath({ url: '/Calendar/AbC-0198C2A4.ics' })).toBe('/Calendar/AbC-0198C2A4.ics');
});

const NO_PATHS = [
  ['', '*', 'chores', 'http://elsewhere.example/chores', '?'],
  ['/%', '/%E0%A4%A', '/%c0%ae', '/%zz', '/%u0041'],
  ['/.', '/..', '/./chores', '/a/../b', '/a/..', '/%2e', '/a/%2e%2e/b', '/.%2E/b'],
  ['/a%2fb', '/a%2Fb', '/a\\b', '/a%5cb', '/a%5Cb', '/a%00', '/a%0ab', '/a%7f', '/a%25', '/a%252fb'],
];

test.each(NO_PATHS.flat())('%s is not a path', (asked) => {
  expect(readPath({ url: asked })).toBe('');
});

const dist = mkdtempSync(path.join(tmpdir(), 'serumah-dist-'));
writePages(dist, '<html><head></head><body></body></html>', { 'index.html': { file: 'assets/own.js' } });
writeFileSync(path.join(servedFolder(dist), 'assets/own.js'), 'given');
writeFileSync(path.join(dist, '.inputs'), 'hidden');
afterAll(() => rmSync(dist, { recursive: true }));

const { log, lines } = recordLog('debug');
const app = await sharedApp({}, { dist, log });

test('a served file is found by every spelling of its path, and by no other', async () => {
  const found = [];
  for (const spelling of spellingsOf('/assets/own.js'))
    if ((await getExactly(app.base, spelling)).text === 'given') found.push(spelling);
  expect(found).toEqual([
    '/assets/own.js',
    '/%61ssets/own.js',
    '/assets/own%2ejs',
    '/%61%73%73%65%74%73/%6f%77%6e%2e%6a%73',
    '/%61%73%73%65%74%73/%6F%77%6E%2E%6A%73'.toUpperCase(),
    '/assets/own.js?',
  ]);
});

test('files that only the server reads have no address', async () => {
  const hidden = LANGUAGES.flatMap((language) => [
    `/manifests/${language}.json`,
    `/served/../manifests/${language}.json`,
    `/${language}/manifest.json`,
  ]);
  for (const file of [...hidden, '/.inputs'])
    for (const spelling of spellingsOf(file)) {
      const { status, text } = await getExactly(app.base, spelling);
      expect(status, spelling).toBeLessThan(500);
      expect(text, spelling).not.toMatch(/own\.js|hidden/);
    }
});

test("no spelling of a calendar's address has its token logged", async () => {
  const from = lines.length;
  for (const spelling of spellingsOf('/calendar/secret-token.ics')) await getExactly(app.base, spelling);
  await expect.poll(() => lines.length - from).toBeGreaterThanOrEqual(spellingsOf('/').length);
  const logged = lines.slice(from).map(({ url }) => url);
  expect(logged).toContain('/calendar/*');
  expect(JSON.stringify(logged)).not.toMatch(/secret|%/i);
});
