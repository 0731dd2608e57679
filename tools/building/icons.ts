import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const LIST = new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url);
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/** Returns the file of each icon, by all of its names. */
function filesOfIcons(): Map<string, string> {
  const lines = readFileSync(LIST, 'utf8').matchAll(/^export \{(.+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file]),
    ),
  );
}

/**
 * Imports each icon from its own file. The package's only other entry imports all of them, so every page would seem to
 * need every icon (chunks.ts).
 */
export function iconFiles(): Plugin {
  const files = filesOfIcons();
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.split(' as ');
    const file = files.get(name);
    if (file === undefined) throw new Error(`${PACKAGE} has no icon ${name}`);
    return `import ${local} from '${PACKAGE}/icons/${file}';`;
  };
  return {
    name: 'icon-files',
    enforce: 'pre',
    transform: {
      filter: { code: `from '${PACKAGE}'` },
      handler: (code, id) =>
        id.includes('/node_modules/')
          ? null
          : code.replace(IMPORT, (_, list: string) =>
              list
                .split(',')
                .map((each) => each.trim())
                .filter((each) => each !== '' && !each.startsWith('type '))
                .map(importOf)
                .join(' '),
            ),
    },
  };
}
