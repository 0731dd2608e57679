import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { compress, etagOf, HTML, sendCompressed, type Compressed } from '#server/platform/http/compressed.ts';

const FONT = '/api/figtree.woff2';
const FONT_FILE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const here = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** Loads what describes the calls, and makes all of it. */
async function makeAll({ version, publicUrl }: { version: string; publicUrl: string }) {
  const [{ makeDocument }, { makePage }] = await Promise.all([
    import('#server/programs/api/document.ts'),
    import('#server/programs/api/page.ts'),
  ]);
  const document = await makeDocument({ version, secure: publicUrl.startsWith('https:') });
  const font = readFileSync(fileURLToPath(import.meta.resolve(FONT_FILE)));
  return new Map<string, Compressed>([
    ['/api/openapi.json', compress(JSON.stringify(document), 'application/json')],
    ['/api', compress(makePage(document, publicUrl), HTML)],
    // The app's colours, from the file that has them.
    [
      '/api/page.css',
      compress(here('../../../web/app/tokens.css') + here('page.css'), 'text/css; charset=utf-8'),
    ],
    [FONT, { type: 'font/woff2', etag: etagOf(font), text: font }],
  ]);
}

export type ApiRequests = ReturnType<typeof apiRequests>;

/** Answers `GET /api`, a page that describes what programs can ask for, and `GET /api/openapi.json`, the same for programs. */
export function apiRequests(about: { version: string; publicUrl: string }) {
  let made: ReturnType<typeof makeAll> | undefined;
  const prepare = () =>
    (made ??= makeAll(about).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));

  return {
    /** Makes the answers. A server does so before its folder can be taken away from it. */
    prepare,
    async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const packed = (await prepare()).get(pathname);
      // Programs on other sites may read what can be asked for; it says nothing about anybody.
      if (pathname === '/api/openapi.json') {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      }
      const kept = pathname === FONT && { cacheControl: 'public, max-age=604800' };
      if (packed) sendCompressed(request, response, packed, { ...kept });
    },
  };
}
