import type { IndexHtmlTransformHook, Plugin } from 'vite';
import type { Language } from '#domain/languages.ts';
import { escaped } from '#server/http/escape.ts';

const WORDS = {
  en: () => import('../../src/words/en/page.ts'),
  ms: () => import('../../src/words/ms/page.ts'),
  zh: () => import('../../src/words/zh/page.ts'),
} satisfies Record<Language, unknown>;

type Words = Awaited<ReturnType<(typeof WORDS)[Language]>>['page'];

/** What browsers ask for once somebody wants the app among their own. */
const manifestOf = (language: Language, words: Words) => ({
  name: 'Serumah',
  short_name: 'Serumah',
  description: words.description,
  id: '/',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  lang: language,
  background_color: '#F5F7F2',
  theme_color: '#0B6E4F',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/** Gives index.html and manifest.webmanifest the words of a language, and a place of their own: all else may be shared. */
export async function pageFiles(language: Language): Promise<Plugin> {
  const { page: words } = await WORDS[language]();
  const manifest = JSON.stringify(manifestOf(language, words));
  const values: Record<string, string> = { language, ...words };
  const fill: IndexHtmlTransformHook = (html) =>
    html.replaceAll(/%(\w+)%/g, (found, name: string) => escaped(values[name] ?? found));
  return {
    name: 'page-files',
    transformIndexHtml: { order: 'pre', handler: fill },
    configureServer({ middlewares }) {
      middlewares.use(`/${language}/manifest.webmanifest`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('no index.html');
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: `${language}/index.html`, source: page.source });
        this.emitFile({ type: 'asset', fileName: `${language}/manifest.webmanifest`, source: manifest });
      },
    },
  };
}
