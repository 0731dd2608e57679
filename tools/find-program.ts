import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of the first of these programs that is in a folder of PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}
