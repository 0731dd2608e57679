import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** What a page tells the worker that waits: a page of the build that this names is there, and the worker of that build may take over. */
export type ToWorker = { takeOver: string };

const WORKER = '/worker.js';

/**
 * Where the worker stands that keeps the app in a language; its own address tells it which (docs/decisions/036-opening-the-app-offline.md).
 */
export const workerAddress = (language: Language): string => `${WORKER}?${language}`;

/** The language that the worker keeps the app in, by the query of its address; English where that names none. */
export function workerLanguage(search: string): Language {
  const named = search.slice(1);
  return isLanguage(named) ? named : LANGUAGES[0];
}

/** What the server answers itself, and every address of a file. `src/server/platform/calls/routes.test.ts` holds it against the server's own list. */
const NOT_PAGES =
  /^\/(?:healthz$|readyz$|api$|(?:api|functions|[^/]+\/us-central1|pictures|proofs|bills|calendar)\/)|\.[^./]*$/;

/**
 * Whether the server answers the path with a page of the app, which the worker may answer in its place
 * (docs/product/everywhere.md 'Without a connection').
 */
export function isPagePath(pathname: string): boolean {
  try {
    return !NOT_PAGES.test(decodeURIComponent(pathname));
  } catch {
    // The server refuses it.
    return false;
  }
}

const PREFIX = 'serumah-';

/** The name of the browser's cache that holds one build in one language. */
export const keptName = (version: string, language: Language): string => `${PREFIX}${version}-${language}`;

/** So many caches of before stay: pages that are still open in an older build, or were in another language, take their parts from them. */
const BEFORE_MAX = 2;

/**
 * The caches that go once a worker has taken over (docs/decisions/036-opening-the-app-offline.md).
 * @param names all caches of the browser, the oldest first
 * @param own the cache of the worker that took over
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== own);
  return others.slice(0, -BEFORE_MAX);
}
