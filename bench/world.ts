import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrations.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { makeHomes, SECRET, type BenchHome } from './homes.ts';

/** The base of every measurement: one database with homes, which the program and the floor share. */
export type World = {
  pool: pg.Pool;
  homes: BenchHome[];
  /** The environment of a server process, the program's or a floor's. */
  env: { DATABASE_URL: string; SECRET: string; DATA_DIR: string };
};

// In memory if possible: the disk costs the same for both, and only blurs the difference.
export const makeFolder = () =>
  mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'serumah-bench-'));

export async function openWorld(): Promise<World & AsyncDisposable> {
  const folder = makeFolder();
  const engine = await startEngine(path.join(folder, 'postgres'));
  const url = engine.url;
  // Ended connections may still be open when the engine stops, and report an error.
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
