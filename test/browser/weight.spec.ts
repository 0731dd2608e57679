import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { manifestFile, servedFolder } from '#server/http/build-files.ts';
import { keptFiles } from '../../tools/building/worker.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const served = servedFolder(dist);
type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };

/** What the first render of a route may fetch in any language, in kB of 1000 bytes (brotli): docs/decisions/005-what-a-page-may-weigh.md. */
const BUDGETS = {
  login: 141.0,
  register: 142.5,
  'complete-profile': 140.9,
  'forgot-password': 141.5,
  'reset-password': 143.7,
  'confirm-address': 138.9,
  'change-email': 138.9,
  'keep-email': 138.4,
  unsubscribe: 138.2,
  'join-home': 143.0,
  'payment-success': 153.9,
  '_app/dashboard': 153.6,
  '_app/chores': 162,
  '_app/home-management': 170,
  '_app/profile': 159.0,
  '_app/move-out': 156,
  '_app/swap-requests': 150.4,
  '_app/pay-my-money-back': 172,
};
/** Malay says the same in more letters, and Chinese in more bytes. */
const LONGER_KB = 0.5;
const REQUESTS = 20;
const CSS_KB = 12;
const FONT_KB = 21;

/** The chunk, what it imports, and their style sheets. */
function filesOf(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no ${key} in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const inner of chunk.imports ?? []) filesOf(manifest, inner, found);
  return found;
}

/** As it crosses the wire: brotli where the build made one (small files go as they are). */
const weightOf = (file: string) => {
  const packed = statSync(path.join(served, `${file}.br`), { throwIfNoEntry: false });
  return (packed ?? statSync(path.join(served, file))).size / 1000;
};

const screenOf = (route: string) => `routes/${route}.tsx?tsr-split=component`;

const manifests = LANGUAGES.map((language) => {
  const text = readFileSync(manifestFile(dist, language), 'utf8');
  return { language, manifest: JSON.parse(text) as Record<string, Chunk> };
});

for (const { language, manifest } of manifests)
  for (const [route, english] of Object.entries(BUDGETS)) {
    const budget = language === 'en' ? english : english + LONGER_KB;
    test(`the first render of ${route} stays within ${budget} kB in ${language}`, () => {
      const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
      const files = filesOf(manifest, entry);
      if (route.startsWith('_app/')) filesOf(manifest, screenOf('_app'), files);
      filesOf(manifest, screenOf(route), files);
      const total = [...files].reduce((sum, file) => sum + weightOf(file), 0);
      expect(total).toBeLessThanOrEqual(budget);
      expect(total).toBeGreaterThan(60);
      expect(files.size).toBeLessThanOrEqual(REQUESTS);
    });
  }

/** All that the browser keeps of the app in one language, of which a page and what is read ahead have brought half. */
const KEPT_KB = 463;
const WORKER_KB = 10.5;

for (const { language, manifest } of manifests)
  test(`what is kept of the app in ${language} stays within ${KEPT_KB} kB, and its worker out of the first render`, () => {
    const files = keptFiles(dist, language);
    const total = [...files].reduce((sum, file) => sum + weightOf(file), 0);
    expect(total).toBeLessThanOrEqual(KEPT_KB);
    expect(weightOf('worker.js')).toBeLessThanOrEqual(WORKER_KB);
    const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
    const first = filesOf(manifest, screenOf('_app'), filesOf(manifest, entry));
    const registering = [...files].filter((file) =>
      readFileSync(path.join(served, file)).includes('/worker.js'),
    );
    expect(registering).toHaveLength(1);
    for (const file of registering) expect(first).not.toContain(file);
  });

test('one style sheet and one font, the same in each language', () => {
  const chunks = manifests.flatMap(({ manifest }) => Object.values(manifest));
  const sheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  expect(sheets.size).toBe(1);
  for (const sheet of sheets) expect(weightOf(sheet)).toBeLessThanOrEqual(CSS_KB);
  const fonts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.woff2')));
  expect(fonts.size).toBeLessThanOrEqual(1);
  for (const file of fonts) expect(weightOf(file)).toBeLessThanOrEqual(FONT_KB);
});
