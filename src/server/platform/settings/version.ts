import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Serumah's own version, as CHANGELOG.md lists it. */
export function ownVersion(): string {
  const file = path.join(import.meta.dirname, '../../../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
