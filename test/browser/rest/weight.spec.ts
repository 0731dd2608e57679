import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { manifestFile, servedFolder } from '#server/platform/http/build-files.ts';
import { filesOfPages } from '../../../tools/building/addresses.ts';
import { storedFiles } from '../../../tools/building/worker.ts';

const dist = path.join(import.meta.dirname, '../../../dist');
const served = servedFolder(dist);
type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };

/**
 * Limits for the files of a page's first render in any language, in kB of 1000 bytes (brotli): the heaviest page of
 * each kind plus 5 % (docs/decisions/053-loading-by-page-and-window.md).
 */
const BUDGETS = {
  'signed out': {
    kB: 166,
    pages: [
      '/login',
      '/register',
      '/complete-profile',
      '/forgot-password',
      '/reset-password',
      '/confirm-address',
      '/change-email',
      '/keep-email',
      '/unsubscribe',
      '/join-home',
    ],
  },
  home: {
    kB: 195,
    pages: ['/dashboard', '/chores', '/home-management', '/profile', '/swap-requests'],
  },
  money: { kB: 203, pages: ['/pay-my-money-back', '/move-out', '/payment-success'] },
};
const REQUESTS = 30;
const CSS_KB = 13.5;
const FONT_KB = 22;

/** Returns the chunk, its imports, and their style sheets. */
function filesOf(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no ${key} in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const inner of chunk.imports ?? []) filesOf(manifest, inner, found);
  return found;
}

/** The size on the wire: brotli if the build made one (small files are sent as they are). */
const weightOf = (file: string) => {
  const packed = statSync(path.join(served, `${file}.br`), { throwIfNoEntry: false });
  return (packed ?? statSync(path.join(served, file))).size / 1000;
};

const filesOfPage = filesOfPages();

const manifests = LANGUAGES.map((language) => {
  const text = readFileSync(manifestFile(dist, language), 'utf8');
  return { language, manifest: JSON.parse(text) as Record<string, Chunk> };
});

for (const { language, manifest } of manifests)
  for (const [kind, { kB, pages }] of Object.entries(BUDGETS))
    test(`the first render of each page of the kind '${kind}' stays within ${kB} kB in ${language}`, () => {
      const weights = pages.map((page) => {
        const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
        const files = filesOf(manifest, entry);
        for (const key of filesOfPage[page] ?? []) filesOf(manifest, key, files);
        return { page, kB: [...files].reduce((sum, file) => sum + weightOf(file), 0), requests: files.size };
      });
      expect(weights.filter((each) => each.kB > kB || each.requests > REQUESTS)).toEqual([]);
      expect(weights.filter((each) => each.kB < 60)).toEqual([]);
    });

/** All that the browser caches of the app in one language; the first page and preloading fetch half of it anyway. */
const KEPT_KB = 545;
const WORKER_KB = 11;

for (const { language } of manifests)
  test(`the cached files of the app in ${language} stay within ${KEPT_KB} kB`, () => {
    const files = storedFiles(dist, language);
    const total = [...files].reduce((sum, file) => sum + weightOf(file), 0);
    expect(total).toBeLessThanOrEqual(KEPT_KB);
    expect(weightOf('worker.js')).toBeLessThanOrEqual(WORKER_KB);
  });

test('all languages share one style sheet and one font', () => {
  const chunks = manifests.flatMap(({ manifest }) => Object.values(manifest));
  const sheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  expect(sheets.size).toBe(1);
  for (const sheet of sheets) expect(weightOf(sheet)).toBeLessThanOrEqual(CSS_KB);
  const fonts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.woff2')));
  expect(fonts.size).toBeLessThanOrEqual(1);
  for (const file of fonts) expect(weightOf(file)).toBeLessThanOrEqual(FONT_KB);
});
