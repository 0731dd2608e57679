import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { addressesFile, manifestFile, pageFile, servedFolder } from '#server/platform/http/build-files.ts';
import { filesOfPages } from '../../tools/building/addresses.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** The address of each page of the app. */
export const PAGE_ADDRESSES = Object.keys(filesOfPages());

export const VERSION = '<meta name="version" content="0a1b2c" />';

/** Writes a built web app (tools/build.ts): one page per language, Vite's manifest, and all files that the manifest names. */
export function writePages(
  dist: string,
  page: string | ((language: Language) => string),
  manifest: Record<string, Chunk> = {},
) {
  const served = servedFolder(dist);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const language of LANGUAGES) {
    write(pageFile(dist, language), typeof page === 'string' ? page : page(language));
    write(manifestFile(dist, language), JSON.stringify(manifest));
  }
  for (const { file, css = [] } of Object.values(manifest))
    for (const name of [file, ...css]) write(path.join(served, name), name);
  write(path.join(served, 'worker.js'), 'keeps');
  write(path.join(served, 'leaving.js'), 'leaves');
  write(addressesFile(dist), JSON.stringify(filesOfPages()));
}
