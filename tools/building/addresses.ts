import { readFileSync } from 'node:fs';
import path from 'node:path';

const routes = path.join(import.meta.dirname, '../../src/web/routes.ts');

/**
 * Reads the routes of the app.
 * @returns for each address the files, in src/web, that its page begins with: the frame if it is a member's page, then the page itself
 */
export function filesOfPages(): Record<string, string[]> {
  const [, ...made] = readFileSync(routes, 'utf8').split('= createRoute(');
  const found = made.map((text) => ({
    around: /getParentRoute: \(\) => (\w+)/.exec(text)?.[1],
    address: /^ {2}path: '(.+)'/m.exec(text)?.[1],
    file: /^ {2}component: page\(\(\) => import\('#web\/(.+?)'\)/m.exec(text)?.[1],
  }));
  const frame = found.find(({ address }) => address === undefined)?.file;
  return Object.fromEntries(
    found
      .filter(({ address }) => address !== undefined)
      .map(({ around, address, file }) => [
        address,
        [around === 'frame' ? frame : undefined, file].filter((each) => each !== undefined),
      ]),
  );
}
