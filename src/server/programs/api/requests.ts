import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { compress, HTML, sendCompressed, type Compressed } from '#server/platform/http/compressed.ts';
import { apiTitle, openApp } from '#words/english-only/api.ts';

const VIEWER_SCRIPT = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'));
const VIEWER_STYLE = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));
const ours = (name: string) => path.join(import.meta.dirname, name);
/** Reads files as one buffer: as a text, Swagger UI's script would take twice the memory. */
const read = (...files: string[]) => Buffer.concat(files.map((file) => readFileSync(file)));

/** The page where Swagger UI shows the document. */
const API_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${apiTitle}</title>
    <script src="/theme.js"></script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/page.css" />
  </head>
  <body>
    <nav><a href="/">${openApp}</a></nav>
    <div id="api"></div>
    <script src="/api/page.js"></script>
  </body>
</html>`;

/** Compresses a text at its first request: Swagger UI's takes a tenth of a start's time. */
function lazily(text: Buffer, type: string): () => Compressed {
  let packed: Compressed | undefined;
  return () => (packed ??= compress(text, type));
}

/** Creates the document and reads the page with its parts. */
async function makeAll(about: { version: string; publicUrl: string }) {
  const { makeDocument } = await import('#server/programs/api/document.ts');
  const document = await makeDocument(about);
  return new Map([
    ['/api/openapi.json', lazily(Buffer.from(JSON.stringify(document)), 'application/json')],
    ['/api', lazily(Buffer.from(API_PAGE), HTML)],
    ['/api/page.css', lazily(read(VIEWER_STYLE, ours('page.css')), 'text/css; charset=utf-8')],
    ['/api/page.js', lazily(read(VIEWER_SCRIPT, ours('page.js')), 'text/javascript; charset=utf-8')],
  ]);
}

export type ApiRequests = ReturnType<typeof apiRequests>;

/** Answers `GET /api`, a page that describes all calls, and `GET /api/openapi.json`, the same for programs. */
export function apiRequests(about: { version: string; publicUrl: string }) {
  let made: ReturnType<typeof makeAll> | undefined;
  const prepare = () =>
    (made ??= makeAll(about).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));

  return {
    /** Prepares the answers. A server does so early, before its folder may be removed. */
    prepare,
    async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const packed = (await prepare()).get(pathname)?.();
      // Programs on other sites may read the document, since it contains no personal data.
      if (pathname === '/api/openapi.json') {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      }
      if (packed) sendCompressed(request, response, packed);
    },
  };
}
