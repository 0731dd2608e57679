import type { CodeSplittingGroup } from 'rolldown';

type Modules = { getModuleInfo: (id: string) => Info | null };
type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
/** How many pages, and how many windows or other later parts, need a module as they begin. */
type Needs = { signedIn: number; signedOut: number; later: number };

/** So many must share a module before it leaves their own files: each file is asked for, and small ones are packed badly. */
const PAGES = 3;
const LATER_PARTS = 3;

const isPage = (id: string) => /\/routes\/.*tsr-split=component/.test(id);
const isSignedIn = (id: string) => id.includes('/routes/_app');

/** All that `from` imports, directly or not; `alsoLater` with what is loaded later. */
function reached(modules: Modules, from: string, alsoLater = false): Set<string> {
  const found = new Set<string>();
  const next = [from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    next.push(...(info?.importedIds ?? []), ...(alsoLater ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}

function needsOf(modules: Modules, all: Iterable<string>): Map<string, Needs> {
  const needs = new Map<string, Needs>();
  const begun = new Set([...all].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  for (const part of begun)
    for (const id of reached(modules, part)) {
      const of = needs.get(id) ?? { signedIn: 0, signedOut: 0, later: 0 };
      if (!isPage(part)) of.later += 1;
      else if (isSignedIn(part)) of.signedIn += 1;
      else of.signedOut += 1;
      needs.set(id, of);
    }
  return needs;
}

function chunkOf({ signedIn, signedOut, later }: Needs): string | null {
  if (signedIn >= PAGES) return signedOut >= PAGES ? 'app' : 'signed-in';
  if (signedIn > 0) return null;
  if (signedOut > 0) return signedOut >= PAGES ? 'signed-out' : null;
  return later >= LATER_PARTS ? 'windows' : null;
}

/**
 * The group of what several pages share, in four files: of all pages, of those of whoever is signed out, of a member's, and of what opens
 * later (docs/decisions/053-loading-by-page-and-window.md). Whatever needs a module has what that is built upon in the same file or in one that
 * it needs anyway, so no two files import each other.
 */
export function shared(entry: string): CodeSplittingGroup {
  let chunks: Map<string, string | null> | undefined;
  const sort = (modules: Modules) => {
    const needs = needsOf(modules, reached(modules, entry, true));
    const own = new Map([...needs].map(([id, of]) => [id, chunkOf(of)]));
    for (const id of reached(modules, entry)) own.set(id, id === entry ? null : 'app');
    return own;
  };
  return {
    name: (id, modules) => (chunks ??= sort(modules as Modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
    priority: 10,
  };
}
