import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#domain/languages.ts';

/** The pages of a built web app, one a language, with what Vite says of each (tools/build.ts). */
export function writePages(
  dist: string,
  page: string | ((language: Language) => string),
  manifest: object = {},
) {
  for (const language of LANGUAGES) {
    const folder = path.join(dist, language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), typeof page === 'string' ? page : page(language));
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  }
}
