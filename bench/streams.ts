import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { BenchHome } from './homes.ts';
import { quantile } from './medians.ts';
import type { ServerProcess } from './server-process.ts';

const OPENED_AT_ONCE = 50;

/** The notes of a round, their interval, and the addresses of this machine that open the streams in turn. */
export type Load = { notes: number; everyMs: number; addresses: string[] };
export type Round = { kB: number; p50: number; p99: number };

type Streams = { requests: ClientRequest[]; onNote: (homeId: string) => void };
type Reader = { homeId: string; cookie: string; localAddress: string };

/** Opens one person's stream. Resolves with its first note. */
function openStream(server: ServerProcess, { homeId, cookie, localAddress }: Reader, streams: Streams) {
  return new Promise<void>((opened, failed) => {
    const request = get(
      `${server.base}/api/live`,
      { headers: { cookie }, agent: false, localAddress },
      (answer: IncomingMessage) => {
        if (answer.statusCode !== 200) failed(new Error(`a stream was answered ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('"resync"')) opened();
          if (text.includes(homeId)) streams.onNote(homeId);
        });
        answer.on('error', () => {});
      },
    );
    request.on('error', failed);
    streams.requests.push(request);
  });
}

async function openStreams(server: ServerProcess, homes: BenchHome[], { addresses }: Load, streams: Streams) {
  const people = homes.flatMap(({ id: homeId, residents }) =>
    residents.map(({ cookie }) => ({ homeId, cookie })),
  );
  const readers = people.map(({ homeId, cookie }, index) => {
    const localAddress = addresses[index % addresses.length] ?? '';
    return { homeId, cookie, localAddress };
  });
  for (let first = 0; first < readers.length; first += OPENED_AT_ONCE) {
    const some = readers.slice(first, first + OPENED_AT_ONCE);
    await Promise.all(some.map((reader) => openStream(server, reader, streams)));
  }
}

/** Commits notes to one home after the other. A home's last note has long arrived when its turn comes again. */
async function commitNotes(
  pool: pg.Pool,
  homes: BenchHome[],
  { notes, everyMs }: Load,
  committing: (homeId: string) => void,
) {
  const began = performance.now();
  for (let count = 0; count < notes; count++) {
    const { id } = homes[count % homes.length] ?? { id: '' };
    committing(id);
    await pool.query(`select pg_notify('changes', $1)`, [JSON.stringify({ homeId: id, topics: ['chores'] })]);
    await wait(Math.max(0, began + (count + 1) * everyMs - performance.now()));
  }
}

/** Opens a stream for each member of the homes. Measures the server's memory per stream, and how long a commit takes to reach them. */
export async function measureStreams(
  server: ServerProcess,
  { pool, homes }: { pool: pg.Pool; homes: BenchHome[] },
  load: Load,
): Promise<Round> {
  const began = new Map<string, number>();
  const times: number[] = [];
  const onNote = (homeId: string) => times.push(performance.now() - (began.get(homeId) ?? Number.NaN));
  const streams: Streams = { requests: [], onNote };
  const before = await server.usage('rss');
  await openStreams(server, homes, load, streams);
  const after = await server.usage('rss');
  await commitNotes(pool, homes, load, (homeId) => began.set(homeId, performance.now()));
  const people = streams.requests.length;
  const awaited = (load.notes / homes.length) * people;
  while (times.length < awaited) await wait(10);
  for (const request of streams.requests) request.destroy();
  return { kB: (after - before) / people / 1024, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Does the same with a server for this measurement alone. */
export async function measureAndStop(...asked: Parameters<typeof measureStreams>): Promise<Round> {
  const round = await measureStreams(...asked);
  await asked[0].stop();
  return round;
}
