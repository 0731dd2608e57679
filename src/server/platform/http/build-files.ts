import path from 'node:path';
import type { Language } from '#domain/languages.ts';

/** The public part of a build (tools/build.ts). */
export const servedFolder = (dist: string) => path.join(dist, 'served');

export const pageFile = (dist: string, language: Language) =>
  path.join(servedFolder(dist), language, 'index.html');

/** Vite's manifest of what that page loads. Only the server reads it. */
export const manifestFile = (dist: string, language: Language) =>
  path.join(dist, 'manifests', `${language}.json`);

/** The addresses of the app's pages, and the files of each. Only the server reads it. */
export const addressesFile = (dist: string) => path.join(dist, 'addresses.json');
