// The service worker. All languages share it; its address tells which language to store (docs/decisions/036-opening-the-app-offline.md).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { manifestFile, pageFile, servedFolder } from '#server/platform/http/build-files.ts';
import { filesOfPages } from './addresses.ts';

const sources = path.join(import.meta.dirname, '../../src/web/offline');
/** Files that a page needs besides its code and styles. Other pictures are for icons and previews. */
const BESIDE = ['theme.js', 'favicon.svg', 'icon-192.png'];

/**
 * Pages that are useless without the server: those for signed-out people, and those behind links in letters, about receipts and moving
 * out.
 */
const NOT_STORED = new Set(
  [
    '/change-email',
    '/complete-profile',
    '/confirm-address',
    '/forgot-password',
    '/join-home',
    '/keep-email',
    '/move-out',
    '/payment-success',
    '/register',
    '/reset-password',
    '/unsubscribe',
  ].map((address) => filesOfPages()[address]?.at(-1)),
);

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
};

/** Returns the files that a browser stores for the app in a language (docs/decisions/036-opening-the-app-offline.md). */
export function storedFiles(dist: string, language: Language): Set<string> {
  const text = readFileSync(manifestFile(dist, language), 'utf8');
  const chunks = new Map(Object.entries(JSON.parse(text) as Record<string, Chunk>));
  const files = new Set<string>();
  const keep = (key: string) => {
    const chunk = chunks.get(key);
    if (!chunk || files.has(chunk.file) || NOT_STORED.has(key)) return;
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunk;
    for (const each of [file, ...css, ...assets]) files.add(each);
    for (const inner of [...imports, ...dynamicImports]) keep(inner);
  };
  for (const [key, { isEntry }] of chunks) if (isEntry) keep(key);
  return files;
}

/** Derives the build's name from the contents of its pages, and writes it into each. */
export function nameBuild(dist: string): string {
  const pages = LANGUAGES.map((language) => pageFile(dist, language));
  const hash = createHash('sha256');
  for (const file of [...pages, ...BESIDE.map((name) => path.join(servedFolder(dist), name))])
    hash.update(readFileSync(file));
  const version = hash.digest('hex').slice(0, 12);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('</head>', `  <meta name="version" content="${version}" />\n  </head>`));
  }
  return version;
}

/** Returns the files that the worker stores: those that all languages share, and for each language the others. */
function filesToKeep(dist: string) {
  const parts = LANGUAGES.map((language) => ({ language, files: storedFiles(dist, language) }));
  const isShared = (file: string) => parts.every(({ files }) => files.has(file));
  const perLanguage = parts.map(({ language, files }) => [
    language,
    [...files].filter((file) => !isShared(file)).map((file) => `/${file}`),
  ]);
  const [first] = parts;
  const shared = [...BESIDE, ...(first?.files ?? [])].filter(
    (file) => BESIDE.includes(file) || isShared(file),
  );
  return {
    shared: shared.map((file) => `/${file}`),
    perLanguage: Object.fromEntries(perLanguage) as Record<Language, string[]>,
  };
}

async function bundle(source: string, define: Record<string, string>): Promise<string> {
  const build = await rolldown({
    input: path.join(sources, source),
    platform: 'browser',
    transform: { define },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

/** Writes `worker.js` at the root of the app, which is its scope, and the script that replaces it to end it. */
export async function buildWorkers(dist: string, version: string): Promise<void> {
  const BUILD = JSON.stringify({ version, ...filesToKeep(dist) });
  const texts = {
    'worker.js': await bundle('worker.ts', { BUILD, 'process.env.NODE_ENV': '"production"' }),
    'leaving.js': await bundle('leaving.ts', {}),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(servedFolder(dist), name), text);
}
