import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** A page tells the waiting worker that a page of this build is open, so that the worker of that build may take over. */
export type ToWorker = { takeOver: string };

const WORKER = '/worker.js';

/**
 * Returns the address of the worker that caches the app in a language; the worker reads the language from it
 * (docs/decisions/036-opening-the-app-offline.md).
 */
export const workerAddress = (language: Language): string => `${WORKER}?${language}`;

/** Returns the language of the app that the worker caches, from the query of its address; English if there is none. */
export function workerLanguage(search: string): Language {
  const named = search.slice(1);
  return isLanguage(named) ? named : LANGUAGES[0];
}

/**
 * Paths that the server answers itself, and addresses of files. `src/server/platform/calls/routes.test.ts` compares it with the server's
 * own list.
 */
const NOT_PAGES =
  /^\/(?:healthz$|readyz$|api$|(?:api|functions|[^/]+\/us-central1|pictures|proofs|bills|calendar)\/)|\.[^./]*$/;

/**
 * Returns whether the server answers the path with a page of the app, which the worker may answer instead (docs/product/everywhere.md
 * 'Without a connection').
 */
export function isPagePath(pathname: string): boolean {
  try {
    return !NOT_PAGES.test(decodeURIComponent(pathname));
  } catch {
    // The server refuses such a path.
    return false;
  }
}

const PREFIX = 'serumah-';

/** Returns the name of the browser's cache for one build in one language. */
export const appCacheName = (version: string, language: Language): string =>
  `${PREFIX}${version}-${language}`;

/** How many older caches stay: open pages of an older build, or of another language, load their parts from them. */
const BEFORE_MAX = 2;

/**
 * Returns the caches to delete once a worker has taken over (docs/decisions/036-opening-the-app-offline.md).
 * @param names all caches of the browser, oldest first
 * @param own the cache of the worker that took over
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== own);
  return others.slice(0, -BEFORE_MAX);
}
