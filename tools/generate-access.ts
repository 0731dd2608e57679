// Writes docs/access.md from the contract.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { accessPage } from './building/access-page.ts';

writeFileSync(path.join(import.meta.dirname, '../docs/access.md'), accessPage());
