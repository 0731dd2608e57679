import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { makeHomes, SECRET, type BenchHome } from './homes.ts';

/** What every measurement stands on: one database, which ours and the floor share, with homes in it. */
export type World = {
  pool: pg.Pool;
  homes: BenchHome[];
  /** For a server process, ours or a floor. */
  env: { DATABASE_URL: string; SECRET: string; DATA_DIR: string };
};

// In memory where there is such a place: the disk is the same for both, and only blurs what lies between.
export const makeFolder = () =>
  mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'serumah-bench-'));

export async function openWorld(): Promise<World & AsyncDisposable> {
  const folder = makeFolder();
  const engine = await startEngine(path.join(folder, 'postgres'));
  const url = engine.url;
  // What was told to end may still be open as the engine stops, and says so.
  const pool: pg.Pool = openPool(url, (error) => pool.ending || console.error(error));
  await migrate(openDb(pool));
  const homes = await makeHomes(pool);
  return {
    pool,
    homes,
    env: { DATABASE_URL: url, SECRET, DATA_DIR: folder },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await engine.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
