import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { addressesFile, manifestFile, pageFile, servedFolder } from '#server/platform/http/build-files.ts';
import { etagOf, type Compressed } from '#server/platform/http/compressed.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { notBuilt } from '#words/english-only/operator.ts';

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;

export type ChunksAt = (pathname: string) => string[] | undefined;

/** The build, read completely into memory, so that a running server does not depend on dist/. */
export type BuiltApp = {
  /** A hash of its pages. A page of an older server notices a newer one by it. */
  version: string;
  pages: Map<Language, { html: string; manifest: Manifest }>;
  files: Map<string, Compressed>;
  chunksAt: ChunksAt;
};

const programsDist = path.join(import.meta.dirname, '../../../../dist');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const NAMED = /<meta name="version" content="(\w+)"/;
/** The build writes these files last (tools/building/worker.ts). */
const WORKERS = ['/worker.js', '/leaving.js'];

function readFiles(folder: string): Map<string, Compressed> {
  const contents = new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(folder, file)}`, readFileSync(file)]),
  );
  const files = new Map<string, Compressed>();
  for (const [address, text] of contents) {
    if (/\.(?:br|gz)$/.test(address)) continue;
    const [br, gzip] = [contents.get(`${address}.br`), contents.get(`${address}.gz`)];
    const type = TYPES[path.extname(address)] ?? 'application/octet-stream';
    files.set(address, { type, etag: etagOf(text), text, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

/** Finds the chunks of a page by its address. Like the router, it ignores case and a slash at the end. '/$' is the page for every other address. */
export function findPages(addresses: Record<string, string[]>): ChunksAt {
  const plain = (address: string) => address.toLowerCase().split('/').filter(Boolean).join('/');
  const pages = new Map(
    Object.entries(addresses)
      .filter(([address]) => address !== '/$')
      .map(([address, chunks]) => [plain(address), chunks]),
  );
  return (pathname) => pages.get(plain(pathname));
}

function read(dist: string): BuiltApp {
  const pages = LANGUAGES.map((language) => {
    const html = readFileSync(pageFile(dist, language), 'utf8');
    const manifest = JSON.parse(readFileSync(manifestFile(dist, language), 'utf8')) as Manifest;
    return [language, { html, manifest }] as const;
  });
  const [first] = pages;
  return {
    version: NAMED.exec(first?.[1].html ?? '')?.[1] ?? 'unnamed',
    pages: new Map(pages),
    files: readFiles(servedFolder(dist)),
    chunksAt: findPages(JSON.parse(readFileSync(addressesFile(dist), 'utf8')) as Record<string, string[]>),
  };
}

function missingIn({ pages, files }: BuiltApp): string | undefined {
  const chunks = [...pages.values()].flatMap(({ manifest }) => Object.values(manifest));
  const named = chunks.flatMap(({ file, css = [], assets = [] }) => [file, css, assets].flat());
  return named
    .map((name) => `/${name}`)
    .concat(WORKERS)
    .find((address) => !files.has(address));
}

/** Reads the built web app. Throws an OperatorError if it is missing or incomplete. */
export function readBuiltApp(dist = programsDist): BuiltApp {
  if (!existsSync(dist)) throw new OperatorError(notBuilt(`${dist} is missing`));
  let app;
  try {
    app = read(dist);
  } catch (error) {
    throw new OperatorError(notBuilt(error instanceof Error ? error.message : String(error)));
  }
  const missing = missingIn(app);
  if (missing !== undefined) throw new OperatorError(notBuilt(`${missing} is missing`));
  return app;
}
