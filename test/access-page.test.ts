import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessPage } from '../tools/building/access-page.ts';

test('docs/access.md equals the output of npm run access', () => {
  const page = path.join(import.meta.dirname, '../docs/access.md');
  expect(readFileSync(page, 'utf8')).toBe(accessPage());
});
