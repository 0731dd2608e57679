import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { effort } from './effort.ts';
import { completions, reopenAll } from './chore-complete.ts';
import { pressAll } from './load.ts';
import { beside, type Line } from './report.ts';
import { startOurs } from './server-process.ts';
import type { World } from './world.ts';

/** A pool closes connections that were unused for ten seconds. */
const IDLE_MS = 15_000;
const REQUESTS = effort(5000, 200);
const LOOKED_EVERY_MS = 50;

async function readPids(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Counts the server's connections, without those of this bench. */
async function countConnections(pool: pg.Pool, ours: ReadonlySet<number>): Promise<number> {
  const pids = await readPids(pool);
  return pids.filter((pid) => !ours.has(pid)).length;
}

/** Returns how many database connections a server has while chores are completed, and how many when it is idle. */
export async function connections(world: World): Promise<Line[]> {
  const { pool, env } = world;
  await reopenAll(pool);
  const requests = await completions(world);
  const bench = new Set(await readPids(pool));
  const server = await startOurs(env);
  await pause(IDLE_MS);
  const idle = await countConnections(pool, bench);
  const load = { isOver: false };
  const pressed = pressAll({ server, requests }, REQUESTS).finally(() => (load.isOver = true));
  let most = idle;
  while (!load.isOver) {
    most = Math.max(most, await countConnections(pool, bench));
    await pause(LOOKED_EVERY_MS);
  }
  await pressed;
  await server.stop();
  return [beside('connections to the database at load, beside idle', most, idle)];
}
