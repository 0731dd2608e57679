import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { BenchHome } from './homes.ts';
import { median, quantile } from './medians.ts';
import { beside, type Line } from './report.ts';
import { startFloor, startOurs, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

const ROUNDS = 5;
const NOTES_A_ROUND = 400;
const MS_BETWEEN_NOTES = 5;
const OPENED_AT_ONCE = 50;

type Streams = { requests: ClientRequest[]; heard: (homeId: string) => void };
type Round = { kB: number; p50: number; p99: number };

/** One person's stream; settles with its first note. */
function openStream(server: ServerProcess, homeId: string, cookie: string, streams: Streams) {
  return new Promise<void>((opened, failed) => {
    const request = get(
      `${server.base}/api/live`,
      { headers: { cookie }, agent: false },
      (answer: IncomingMessage) => {
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('"resync"')) opened();
          if (text.includes(homeId)) streams.heard(homeId);
        });
        answer.on('error', () => {});
      },
    );
    request.on('error', failed);
    streams.requests.push(request);
  });
}

async function openStreams(server: ServerProcess, homes: BenchHome[], streams: Streams) {
  const people = homes.flatMap(({ id, residents }) => residents.map(({ cookie }) => ({ id, cookie })));
  for (let first = 0; first < people.length; first += OPENED_AT_ONCE) {
    const some = people.slice(first, first + OPENED_AT_ONCE);
    await Promise.all(some.map(({ id, cookie }) => openStream(server, id, cookie, streams)));
  }
}

/** Commits notes to one home after the other; each home's last one has long arrived when its turn comes again. */
async function commitNotes(pool: pg.Pool, homes: BenchHome[], committing: (homeId: string) => void) {
  for (let count = 0; count < NOTES_A_ROUND; count++) {
    const { id } = homes[count % homes.length] ?? { id: '' };
    committing(id);
    await pool.query(`select pg_notify('changes', $1)`, [JSON.stringify({ homeId: id, topics: ['chores'] })]);
    await wait(MS_BETWEEN_NOTES);
  }
}

async function measure(server: ServerProcess, { pool, homes }: World): Promise<Round> {
  const began = new Map<string, number>();
  const times: number[] = [];
  const heard = (homeId: string) => times.push(performance.now() - (began.get(homeId) ?? Number.NaN));
  const streams: Streams = { requests: [], heard };
  const before = await server.usage('rss');
  await openStreams(server, homes, streams);
  const after = await server.usage('rss');
  await commitNotes(pool, homes, (homeId) => began.set(homeId, performance.now()));
  const people = streams.requests.length;
  const awaited = (NOTES_A_ROUND / homes.length) * people;
  while (times.length < awaited) await wait(10);
  for (const request of streams.requests) request.destroy();
  await server.stop();
  return { kB: (after - before) / people / 1024, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** 2,000 people of 400 homes, a stream each: what one costs, and how long a commit takes to reach it. */
export async function liveStreams(world: World): Promise<Line[]> {
  const ours: Round[] = [];
  const floor: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure(await startOurs(world.env), world));
    floor.push(await measure(await startFloor('floor-live.ts', world.env), world));
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
