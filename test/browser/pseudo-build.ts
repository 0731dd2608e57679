import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import type { Door } from '#test/browser/door.ts';
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
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** From here on the door serves the app from `folder`, with the data that the server adds to the page. */
export function usePseudo(door: Door, folder: string) {
  const html = readFileSync(path.join(folder, 'en/index.html'), 'utf8');
  door.answer((address) => {
    const file = path.join(folder, new URL(address, door.address).pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return { status: 200, type, text: readFileSync(file), maxAge: 3600 };
  });
  door.become((text) => {
    if (!/^<!doctype html/i.test(text)) return text;
    const [carried = ''] = FIRST_READS.exec(text) ?? [];
    return html.replace('</body>', () => `${carried}</body>`);
  });
}
