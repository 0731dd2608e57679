import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { manifestFile, pageFile } from '#server/http/build-files.ts';

/** The pages of a built web app, one a language, with what Vite says of each (tools/build.ts). */
export function writePages(
  dist: string,
  page: string | ((language: Language) => string),
  manifest: object = {},
) {
  for (const language of LANGUAGES) {
    const files = {
      [pageFile(dist, language)]: typeof page === 'string' ? page : page(language),
      [manifestFile(dist, language)]: JSON.stringify(manifest),
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
