import { readFileSync } from 'node:fs';
import path from 'node:path';

const routes = path.join(import.meta.dirname, '../../src/web/routes.ts');

/**
 * Reads the routes of the app.
 * @returns for each address the files, in src/web, that its page begins with, the outermost first: the frame if it is a member's page, then the page
 */
export function filesOfPages(): Record<string, string[]> {
  const [, ...made] = readFileSync(routes, 'utf8').split(/^const (\w+) = createRoute\(/m);
  const found = new Map(
    made.flatMap((name, place) => {
      if (place % 2 === 1) return [];
      const text = made[place + 1] ?? '';
      const parent = /getParentRoute: \(\) => (\w+)/.exec(text)?.[1];
      const address = /\bpath: '(.+?)'/.exec(text)?.[1];
      const file = /^ {2}component: page\(\(\) => import\('#web\/(.+?)'\)/m.exec(text)?.[1];
      return [[name, { parent, address, file }] as const];
    }),
  );
  /** The route with all around it, outermost first. */
  const chainOf = (name: string): { address?: string | undefined; file?: string | undefined }[] => {
    const route = found.get(name);
    return route ? [...chainOf(route.parent ?? ''), route] : [];
  };
  return Object.fromEntries(
    [...found]
      .filter(([, { address }]) => address !== undefined)
      .map(([name]) => [
        chainOf(name)
          .map(({ address = '' }) => address)
          .join(''),
        chainOf(name).flatMap(({ file }) => file ?? []),
      ]),
  );
}
