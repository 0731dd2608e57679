import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { configOf } from '../../vite.config.ts';

const WORDS = /\/src\/words\/en\/[\w-]+\.ts$/;
const OURS = '?pseudo';

/** Replaces the words that screens import; imports between files of words stay as they are. */
const pseudoWords: Plugin = {
  name: 'pseudo-words',
  enforce: 'pre',
  resolveId: (source, importer) =>
    WORDS.test(source) && importer !== undefined && !importer.includes('/src/words/') ? source + OURS : null,
  load(id) {
    if (!id.endsWith(OURS)) return null;
    const file = id.slice(0, -OURS.length);
    const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    return [
      `import { pseudo } from '${path.join(import.meta.dirname, 'pseudo.ts')}';`,
      `import * as words from '${file}';`,
      ...names.map((name) => `export const ${name} = pseudo(words.${name});`),
    ].join('\n');
  },
};

/** Builds the web app in the pseudo-language into `folder`. */
export async function buildPseudo(folder: string) {
  const config = await configOf('en');
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [pseudoWords, ...(config.plugins ?? [])],
    build: { ...config.build, outDir: folder, emptyOutDir: true },
  });
}

const FIRST_READS = /<script[^>]*id="first-reads">.*?<\/script>/s;

/** From here on the browser gets the app from `folder`, with the data that the server adds to the page. */
export async function usePseudo(context: BrowserContext, folder: string) {
  const html = readFileSync(path.join(folder, 'en/index.html'), 'utf8');
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') {
      const response = await route.fetch();
      const [carried = ''] = FIRST_READS.exec(await response.text()) ?? [];
      return route.fulfill({ response, body: html.replace('</body>', () => `${carried}</body>`) });
    }
    const file = path.join(folder, new URL(request.url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
  });
}
