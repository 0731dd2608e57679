import type { IndexHtmlTransformHook, Plugin } from 'vite';
import type { Language } from '#domain/languages.ts';
import { escaped } from '#server/platform/http/escape.ts';

type Words = typeof import('../../src/words/en/page.ts').page;
type Titles = Record<keyof typeof import('../../src/words/en/page.ts').pageTitles, string>;

/** The entries of the installed app's context menu. */
const SHORTCUTS = ['/chores', '/pay-my-money-back'] as const;
/** Taken by `npm run pictures -- screenshots`. */
const SCREENSHOTS = [
  { name: 'phone', sizes: '780x1688', form_factor: 'narrow', of: '/chores' },
  { name: 'desktop', sizes: '1440x900', form_factor: 'wide', of: '/dashboard' },
] as const;

/** The manifest, which browsers request when a person installs the app. */
const manifestOf = (language: Language, words: Words, titles: Titles) => ({
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
  shortcuts: SHORTCUTS.map((url) => ({
    name: titles[url],
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  screenshots: SCREENSHOTS.map(({ name, of, sizes, form_factor }) => ({
    src: `/screenshot-${language}-${name}.webp`,
    type: 'image/webp',
    label: titles[of],
    sizes,
    form_factor,
  })),
});

/** Writes the words of a language into index.html and manifest.webmanifest, at addresses of that language. Languages share all other files. */
export async function pageFiles(language: Language): Promise<Plugin> {
  const file = (await import(`../../src/words/${language}/page.ts`)) as { page: Words; pageTitles: Titles };
  const { page: words, pageTitles } = file;
  const manifest = JSON.stringify(manifestOf(language, words, pageTitles));
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
