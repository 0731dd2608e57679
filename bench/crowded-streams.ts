import { execFileSync } from 'node:child_process';
import { effort } from './effort.ts';
import { makeUnplannedHomes, removeResidents } from './homes.ts';
import { median } from './medians.ts';
import { beside, SHARED_CORES, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import { measureAndStop, type Load, type Round } from './streams.ts';
import type { World } from './world.ts';

const HOMES = 1000;
const ROUNDS = effort(3, 1);
const SECONDS = effort(20, 2);
const A_SECOND = 50;
const AIM_MS = 10;
/** The server accepts 3,000 streams from one address (docs/product/limits.md 'Requests and streams'). */
const ADDRESSES = ['127.0.0.1', '127.0.0.2'];
const LOAD: Load = { notes: SECONDS * A_SECOND, everyMs: 1000 / A_SECOND, addresses: ADDRESSES };

/** Besides the streams, each process has files and database connections. */
const OPEN_FILES = 5200;

function checkOpenFiles() {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < OPEN_FILES)
    throw new Error(`crowded-streams needs ${OPEN_FILES} open files: ulimit -Hn says ${limit}`);
}

/** Opens a stream for each of 5,000 people in 1,000 homes, makes 50 changes a second, and measures how long a commit takes to reach them. */
export async function crowdedStreams({ pool, homes, env }: World): Promise<Line[]> {
  checkOpenFiles();
  const more = await makeUnplannedHomes(pool, HOMES - homes.length);
  const crowd = { pool, homes: [...homes, ...more] };
  const ours: Round[] = [];
  const floor: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measureAndStop(await startOurs(env), crowd, LOAD));
    floor.push(await measureAndStop(await startFloor('floor-live.ts', env), crowd, LOAD));
  }
  await removeResidents(pool, more);
  const line = (what: string, key: 'p50' | 'p99', aim?: string) =>
    beside(
      `5,000 live streams, ${A_SECOND} changes/s, ${SHARED_CORES}: ${what}`,
      median(ours.map((one) => one[key])),
      median(floor.map((one) => one[key])),
      aim,
    );
  return [line('commit to client p50, ms', 'p50'), line('commit to client p99, ms', 'p99', `≤ ${AIM_MS}`)];
}
