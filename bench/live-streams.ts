import { effort } from './effort.ts';
import { median } from './medians.ts';
import { beside, type Line } from './report.ts';
import { startFloor, startOurs } from './server-process.ts';
import { measureAndStop, type Load, type Round } from './streams.ts';
import type { World } from './world.ts';

const ROUNDS = effort(5, 1);
const LOAD: Load = { notes: 400, everyMs: 6, addresses: ['127.0.0.1'] };

/** Opens a stream for each of 2,000 people in 400 homes, and measures the cost of each and how long a commit takes to reach it. */
export async function liveStreams(world: World): Promise<Line[]> {
  const ours: Round[] = [];
  const floor: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measureAndStop(await startOurs(world.env), world, LOAD));
    floor.push(await measureAndStop(await startFloor('floor-live.ts', world.env), world, LOAD));
  }
  const line = (what: string, key: keyof Round) =>
    beside(
      `2,000 live streams: ${what}`,
      median(ours.map((one) => one[key])),
      median(floor.map((one) => one[key])),
    );
  return [
    line('commit to client p50, ms', 'p50'),
    line('commit to client p99, ms', 'p99'),
    line('memory of each, kB', 'kB'),
  ];
}
