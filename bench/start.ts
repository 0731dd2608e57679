import { rmSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '#server/platform/db/engine.ts';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import { beside, type Line } from './report.ts';
import { startOurs } from './server-process.ts';
import { makeFolder } from './world.ts';

const ROUNDS = effort(5, 1);
const AIM_MS = 1500;

async function startProgram(DATA_DIR: string): Promise<number> {
  // As `npm start` does.
  const server = await startOurs({ DATA_DIR, NODE_COMPILE_CACHE: path.join(DATA_DIR, 'compiled') });
  await server.stop();
  return server.startedMs;
}

async function startBareEngine(dataDir: string): Promise<number> {
  const began = performance.now();
  const engine = await startEngine(path.join(dataDir, 'postgres'));
  const startedMs = performance.now() - began;
  await engine.stop();
  return startedMs;
}

/** Measures the time until the whole program is ready on existing data. The floor starts its database alone. */
export async function start(): Promise<Line[]> {
  const folder = makeFolder();
  await startProgram(folder);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await startProgram(folder));
    floor.push(await startBareEngine(folder));
  }
  rmSync(folder, { recursive: true });
  return [beside('second start to ready, ms', median(ours), median(floor), `≤ +${AIM_MS}`)];
}
