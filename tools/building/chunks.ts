import path from 'node:path';
import type { CodeSplittingGroup } from 'rolldown';
import { filesOfPages } from './addresses.ts';

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null;
};

/** A module goes into a shared file if at least this many pages need it: each file costs a request, and small files compress badly. */
const PAGES = 3;

/** A file for each icon would cost more than it saves, so icons that several modules use are together. */
const isSharedIcon = (modules: Modules, id: string) =>
  id.includes('/lucide-react/dist/esm/icons/') && (modules.getModuleInfo(id)?.importers.length ?? 0) > 1;

/** Returns all modules that a file imports statically, directly or not. */
function reached(modules: Modules, from: string): Set<string> {
  const found = new Set<string>();
  const next = [from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Counts how many pages begin with each module. */
function counted(modules: Modules, pages: Set<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const id of reached(modules, page)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * Groups the modules that several pages share into three files: for all pages, for signed-out pages, and for members' pages alone. A fourth
 * file has the icons that only windows share (docs/decisions/053-loading-by-page-and-window.md). A module's imports are in the same file or
 * in one that the same pages need, so no two files import each other.
 * @param web the folder of the web app
 */
export function shared(web: string): CodeSplittingGroup {
  const entry = path.join(web, 'main.tsx');
  const { '/$': _, ...pages } = filesOfPages();
  const files = Object.values(pages).map((names) => names.map((name) => path.join(web, name)));
  const signedIn = new Set(files.filter((names) => names.length > 1).flat());
  const signedOut = new Set(files.flat().filter((file) => !signedIn.has(file)));

  let chunks: Map<string, string | null> | undefined;
  const sort = (modules: Modules) => {
    const [inside, outside] = [counted(modules, signedIn), counted(modules, signedOut)];
    const chunkOf = (id: string) => {
      const [here, there] = [inside.get(id) ?? 0, outside.get(id) ?? 0];
      const isIcon = isSharedIcon(modules, id);
      // A signed-out page that needs such a module would otherwise load all that members' pages share.
      if (here >= PAGES || (here > 0 && isIcon)) return there > 0 ? 'app' : 'signed-in';
      if (here === 0 && (there >= PAGES || isIcon)) return 'signed-out';
      return null;
    };
    const sorted = new Map([...inside.keys(), ...outside.keys()].map((id) => [id, chunkOf(id)]));
    for (const id of reached(modules, entry)) sorted.set(id, id === entry ? null : 'app');
    return sorted;
  };
  return {
    name: (id, modules) => {
      chunks ??= sort(modules);
      return chunks.get(id) ?? (!chunks.has(id) && isSharedIcon(modules, id) ? 'icons' : null);
    },
    includeDependenciesRecursively: false,
    priority: 10,
  };
}
