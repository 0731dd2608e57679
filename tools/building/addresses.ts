import { readFileSync } from 'node:fs';
import path from 'node:path';

const tree = path.join(import.meta.dirname, '../../src/web/routeTree.gen.ts');

/** The addresses of the app's pages, as its router last wrote them: at each build, and in development. */
export function addressesOfPages(): string[] {
  const found = readFileSync(tree, 'utf8').matchAll(/^ +fullPath: '(.+)'$/gm);
  return [...new Set([...found].map(([, address = '']) => address))];
}
