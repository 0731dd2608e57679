import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#domain/languages.ts';
import type { BuiltApp, Manifest } from '#server/platform/http/built-app.ts';
import {
  sendCompressed,
  sendOnce,
  HTML,
  compress,
  type Compressed,
} from '#server/platform/http/compressed.ts';
import { escaped } from '#server/platform/http/escape.ts';
import { languageOf } from '#server/platform/http/language.ts';

// Without these tags the browser finds a route's files only after it has run the entry.
function withPreloads(html: string, manifest: Manifest, keys: string[] = []): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const each of chunk.imports ?? []) walk(each);
  };
  for (const key of keys) walk(key);
  const missing = (files: Set<string>) => [...files].filter((file) => !html.includes(file));
  const tags = [
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...missing(styles).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

type Preview = { title: string; description: string };
export type PreviewOf = (request: IncomingMessage, language: Language) => Promise<Preview | undefined>;

function withPreview(html: string, { title, description }: Preview): string {
  const put = (page: string, property: string, text: string) =>
    page.replace(
      new RegExp(`(<meta property="og:${property}" content=")[^"]*`),
      (_, before) => before + escaped(text),
    );
  return put(put(html, 'title', title), 'description', description);
}

/** Chats load a picture only from an absolute address. */
const withWholeAddress = (html: string, publicUrl: string) =>
  html.replace(/(<meta property="og:image" content=")\//, (_, before) => `${before}${escaped(publicUrl)}/`);

/** Adds a block of data that no browser runs. No content can end the block. */
function withFirstReads(html: string, carried: string): string {
  const text = carried.replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="first-reads">${text}</script></body>`,
  );
}

export type Carry = () => Promise<string>;

export const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/';

type PageOptions = { publicUrl: string; previewOf: PreviewOf };

/** The page differs by language, so caches must compare these headers. */
const DEPENDS_ON = 'accept-encoding, accept-language, cookie';

/** Answers every path with the page in the request's language, or 404. Its data is for one reader, so no cache may store it. */
export function makePages({ pages, chunksAt }: BuiltApp, { publicUrl, previewOf }: PageOptions) {
  const builds = new Map(
    [...pages].map(([language, { html, manifest }]) => {
      const packed = new Map<string, Compressed>();
      return [language, { html: withWholeAddress(html, publicUrl), manifest, packed }];
    }),
  );

  return async (request: IncomingMessage, response: ServerResponse, carry?: Carry): Promise<void> => {
    const language = languageOf(request);
    const build = builds.get(language);
    if (!build) throw new Error(`no page in ${language}`);
    const { html, manifest, packed } = build;
    response.setHeader('vary', DEPENDS_ON);
    response.setHeader('content-language', language);
    const chunks = chunksAt(pathOf(request));
    // Scanners request many unknown addresses, which must not cost a query.
    const [preview, carried] = chunks
      ? await Promise.all([previewOf(request, language), request.method === 'GET' ? carry?.() : undefined])
      : [];
    if (preview !== undefined || carried !== undefined) {
      let page = withPreloads(html, manifest, chunks);
      if (preview) page = withPreview(page, preview);
      if (carried !== undefined) page = withFirstReads(page, carried);
      await sendOnce(request, response, page, HTML);
      return;
    }
    const name = chunks?.join() ?? '';
    const page = packed.get(name) ?? compress(Buffer.from(withPreloads(html, manifest, chunks)), HTML);
    packed.set(name, page);
    sendCompressed(request, response, page, { status: chunks ? 200 : 404 });
  };
}
