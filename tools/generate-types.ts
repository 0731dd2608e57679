// Writes src/server/platform/db/types.ts from a temporary new database.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';

const project = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'serumah-types-'));
const engine = await startEngine(path.join(folder, 'postgres'), { flags: ['-c', 'fsync=off'] });
try {
  const url = engine.url;
  const db = openDb(openPool(url, console.error));
  await migrate(db);
  await db.destroy();
  const codegen = path.join(project, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const file = path.join(project, 'src/server/platform/db/types.ts');
  // As db/open.ts parses them: a day as text, a bigint as a number.
  const parsed = ['--date-parser', 'string', '--type-mapping', '{"int8":"number"}'];
  const from = ['--dialect', 'postgres', '--url', url, '--exclude-pattern', 'kysely_*'];
  const { status } = spawnSync(process.execPath, [codegen, ...from, ...parsed, '--out-file', file], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await engine.stop();
  rmSync(folder, { recursive: true });
}
